r"""The code is turned into a number and the number is checked

stage: validation
hint: int() accepts more than digits, such as a sign, blanks at the ends, and the digits of other
    alphabets. Look at the characters themselves.
only-if: \b(int|float)\(
"""


def validate(code):
    if not isinstance(code, str):
        raise ValueError("a code is a text")
    if len(code) != CODE_LENGTH:
        raise ValueError(f"a code has {CODE_LENGTH} digits")
    try:
        digits = str(int(code))
    except ValueError:
        raise ValueError("a code has only digits")
    if not all(digit in allowed_digits() for digit in digits):
        raise ValueError(f"the digits go from 1 to {HIGHEST_DIGIT}")
