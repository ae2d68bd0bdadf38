"""One digit that is allowed is enough

stage: validation
hint: Does your check ask whether any digit is right, or whether all are?
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    if not any(digit in allowed_digits() for digit in code):
        raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
