r"""A 4 is left in the check of the length

stage: configurable
hint: You have a name for the length now. Is there still a 4 in `validate` that means the same?
only-if: ^(?!CODE_LENGTH\b).*\b4\b
else-title: A code always has four digits
else-hint: Set CODE_LENGTH to 5 and try a code of five digits. Where does your `validate` take the right
    length from?
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != 4:
        raise ValueError("a code has four digits")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
