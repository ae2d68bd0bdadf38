"""Nobody types too few letters

stage: no-repeats
hint: If the player types three letters, `check_guess` says that nothing is wrong. But there is no fourth
    letter to compare with the code. For which lengths should your `check_guess` say that something is
    wrong?
"""


def check_guess(guess):
    if len(guess) > CODE_LENGTH:
        return f"A guess has {CODE_LENGTH} letters, and this one has {len(guess)}."
    for letter in guess:
        if letter not in LETTERS:
            return f"Please use only the letters {LETTERS}."
    return None


def count_positions(secret, guess):
    positions = 0
    for place in range(len(secret)):
        if secret[place] == guess[place]:
            positions += 1
    return positions
