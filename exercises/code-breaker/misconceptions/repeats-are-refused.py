"""A digit that comes twice is refused

stage: validation
hint: May a digit come more than once? The stage before this one says so.
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != CODE_LENGTH or len(set(code)) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} different digits")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
