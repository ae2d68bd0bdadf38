"""That the code is a text is taken for granted

stage: validation
hint: A number and None have neither a length nor digits to look at, so that Python raises a TypeError.
    Look first at what you got.
"""


def validate(code):
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
