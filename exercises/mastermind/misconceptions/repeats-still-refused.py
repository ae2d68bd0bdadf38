"""A guess with a letter twice isn't legal

stage: repeated-letters
hint: In this stage a letter may come twice, so a player may guess AABC. Which part of your `check_guess`
    still holds to the old rule?
"""


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return f"A guess has {CODE_LENGTH} letters, and this one has {len(guess)}."
    for letter in guess:
        if letter not in LETTERS:
            return f"Please use only the letters {LETTERS}."
        if guess.count(letter) > 1:
            return "Please use each letter only once."
    return None
