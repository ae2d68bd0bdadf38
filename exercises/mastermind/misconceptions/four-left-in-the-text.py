"""Texts needn't change with the length

stage: code-length
hint: The game works at other lengths, but `check_guess` still tells the player about four letters.
    Numbers hide in texts too, also as words. Read each text of your program as someone who plays with
    six letters.
"""


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return "A guess has four letters."
    for letter in guess:
        if letter not in LETTERS:
            return f"Please use only the letters {LETTERS}."
    return None
