"""The number in the sentence is only a text

stage: no-repeats
hint: Your function finds out whether the length is right, but its sentence names another length. A player who
    believes it types a guess that isn't legal either. Which number belongs there?
"""


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return f"A guess has {CODE_LENGTH + 1} letters."
    for letter in guess:
        if letter not in LETTERS:
            return f"Please use only the letters {LETTERS}."
    return None
