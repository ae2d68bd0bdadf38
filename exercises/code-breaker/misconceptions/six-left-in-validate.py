r"""A 6 is left in the check of the digits

stage: configurable
hint: You have a name for the highest digit now. Is there still a 6, or a "123456", that means the same?
only-if: ^(?!HIGHEST_DIGIT\b).*(\b6\b|123456\b)
else-title: The highest digit is always 6
else-hint: Set HIGHEST_DIGIT to 8 and try a code with an 8. Where does your `validate` take the highest
    digit from?
"""


def allowed_digits():
    return list("123456")
