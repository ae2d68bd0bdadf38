"""If one letter is legal, all are

stage: no-repeats
hint: Your check says that all is well if the first letter is legal. What if a letter after it isn't? To
    be sure that all is well, you must have seen all letters.
"""


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return f"A guess has {CODE_LENGTH} letters, and this one has {len(guess)}."
    for letter in guess:
        if letter in LETTERS:
            return None
        return f"Please use only the letters {LETTERS}."
