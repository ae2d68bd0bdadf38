"""Only the first four digits are looked at

stage: configurable
hint: Your check of the length goes by CODE_LENGTH. Is a fifth digit looked at as well, if a code has
    five?
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    for place in range(4):
        if code[place] not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
