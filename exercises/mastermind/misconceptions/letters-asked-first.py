"""Length or letters: it doesn't matter what is asked first

stage: no-repeats
hint: A guess can be wrong in two ways at once, too long and with a letter that isn't in the game. The player hears of
    the length first. In which order does your `check_guess` ask?
"""


def check_guess(guess):
    for letter in guess:
        if letter not in LETTERS:
            return f"Please use only the letters {LETTERS}."
    if len(guess) != CODE_LENGTH:
        return f"A guess has {CODE_LENGTH} letters, and this one has {len(guess)}."
    return None
