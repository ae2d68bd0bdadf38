"""Every digit from 0 to 9 is accepted

stage: validation
hint: Your check asks whether it is a digit. Does it also ask whether it is one of the digits in use?
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != CODE_LENGTH or not code.isascii() or not code.isdigit():
        raise ValueError(f"a code has {CODE_LENGTH} digits")
