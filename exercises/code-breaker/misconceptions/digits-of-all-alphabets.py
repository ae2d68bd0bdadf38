"""Whatever Python calls a digit is a digit

stage: validation
hint: Your check accepts ² and the digits of other alphabets, as `isdigit` does. Ask instead whether the
    character is one of those that you allow.
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    if not code.isdigit():
        raise ValueError("a code has only digits")
    for digit in code:
        if digit in "0123456789" and digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
