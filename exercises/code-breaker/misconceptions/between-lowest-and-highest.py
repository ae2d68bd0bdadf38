"""Whatever lies between the lowest and the highest code is accepted

stage: validation
hint: Is 1207 a number between 1111 and 6666? Each digit has to be looked at by itself.
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != CODE_LENGTH or not code.isascii() or not code.isdigit():
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    if not "1" * CODE_LENGTH <= code <= str(HIGHEST_DIGIT) * CODE_LENGTH:
        raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
