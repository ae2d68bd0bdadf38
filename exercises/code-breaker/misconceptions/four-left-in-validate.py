"""A 4 is left in the check of the length

stage: configurable
hint: You have a name for the length now. Is there still a 4 in `validate` that means the same?
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != 4:
        raise ValueError("a code has four digits")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
