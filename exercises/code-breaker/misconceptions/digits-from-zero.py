"""0 is accepted as a digit

stage: validation
hint: Which is the lowest digit of a code, and with which does your check begin? range() begins at 0 if
    you don't say otherwise.
"""


def allowed_digits():
    return [str(digit) for digit in range(HIGHEST_DIGIT + 1)]
