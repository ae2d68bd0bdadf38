"""A number is as good as a text

stage: validation
hint: 1234 and "1234" look alike when printed. Only one of them is a text.
"""


def validate(code):
    code = str(code)
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
