"""0 is accepted as a digit

stage: validation
hint: Which is the lowest digit of a code, and which is the lowest that your check accepts? Try
    `validate("1204")`.
"""


def allowed_digits():
    return [str(digit) for digit in range(HIGHEST_DIGIT + 1)]
