"""The length isn't looked at

stage: validation
hint: Every digit of 123 is allowed. What else must be right about a code?
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
