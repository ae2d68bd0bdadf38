"""If one letter is legal, all are

stage: no-repeats
hint: Your check says that all is well as soon as it has seen one letter that is legal. What if the
    letter after it isn't? A loop that looks at all letters may give its good news only after the last
    one.
"""


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return f"A guess has {CODE_LENGTH} letters, and this one has {len(guess)}."
    for letter in guess:
        if letter in LETTERS:
            return None
        return f"Please use only the letters {LETTERS}."
