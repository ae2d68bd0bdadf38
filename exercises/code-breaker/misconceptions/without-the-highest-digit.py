"""The highest digit is left out

stage: validation
hint: A code may have a 6. Which is the highest digit that your check accepts? In Python `range(1, 6)`
    already ends at 5, and so does the slice `[:5]`.
"""


def allowed_digits():
    return [str(digit) for digit in range(1, HIGHEST_DIGIT)]
