"""Only codes that are too long are refused

stage: validation
hint: A code can miss its length in two ways. Try three digits, and try none.
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) > CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
