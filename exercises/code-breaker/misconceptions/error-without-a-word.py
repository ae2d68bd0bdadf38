"""The ValueError says nothing

stage: validation
hint: Put yourself in the player's place. The game prints the text of your ValueError, and it is empty.
"""


def validate(code):
    if not isinstance(code, str) or len(code) != CODE_LENGTH:
        raise ValueError
    if not all(digit in allowed_digits() for digit in code):
        raise ValueError
