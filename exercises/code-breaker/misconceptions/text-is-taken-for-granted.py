"""That the code is a text is taken for granted

stage: validation
hint: What has no length raises a TypeError when you ask for its length. Look at what you got first.
"""


def validate(code):
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
