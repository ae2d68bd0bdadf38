"""What int() complains about is left to int()

stage: validation
hint: "invalid literal for int() with base 10" helps nobody who plays. Say it in your own words.
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    for digit in code:
        if not 1 <= int(digit) <= HIGHEST_DIGIT or not digit.isascii():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
