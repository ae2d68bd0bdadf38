"""The first digit decides, the others aren't looked at

stage: validation
hint: Try a code whose first digit is allowed and whose second is not. A good first digit is no reason to
    be content; a bad one is reason enough to complain.
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    for digit in code:
        if digit in allowed_digits():
            return
        raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
