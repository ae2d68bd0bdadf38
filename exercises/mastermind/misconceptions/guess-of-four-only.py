"""A guess always has four letters

stage: code-length
hint: The secret has CODE_LENGTH letters, but your check still asks for four. Then no guess is ever as
    long as the secret. Look for each 4 in your program and ask what it stands for.
"""


def check_guess(guess):
    if len(guess) != 4:
        return f"A guess has {CODE_LENGTH} letters, and this one has {len(guess)}."
    for letter in guess:
        if letter not in LETTERS:
            return f"Please use only the letters {LETTERS}."
    return None
