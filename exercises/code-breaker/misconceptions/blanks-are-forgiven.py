"""Blanks around the code are taken off before it is checked

stage: validation
hint: `validate` says whether the text it got is a code. A text with a blank in it isn't one, even if it
    would be without the blank.
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    code = code.strip()
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
