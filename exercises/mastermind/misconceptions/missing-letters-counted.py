"""A guess that is too short has some letters wrong

stage: no-repeats
hint: Your program lets a guess of another length through and adds the difference to the letters. A guess
    of the wrong length isn't a bad guess, it isn't a guess at all. Which part of the program should
    notice that, before anything is counted?
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
