"""A guess of another length has some letters wrong

stage: no-repeats
hint: `check_guess` says that nothing is wrong with three letters, nor with five. A guess of the wrong
    length isn't a bad guess, it isn't a guess at all. Which part of the program should notice that,
    before anything is counted?
"""


def check_guess(guess):
    for letter in guess:
        if letter not in LETTERS:
            return f"Please use only the letters {LETTERS}."
    return None


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = count_in_common(secret, guess) - positions
    letters += abs(len(secret) - len(guess))
    return f"{positions} positions, {letters} letters"
