"""The highest digit is left out

stage: validation
hint: Which is the last number that range(1, 6) gives?
"""


def allowed_digits():
    return [str(digit) for digit in range(1, HIGHEST_DIGIT)]
