"""A 6 is left in the check of the digits

stage: configurable
hint: You have a name for the highest digit now. Is there still a 6, or a "123456", that means the same?
"""


def allowed_digits():
    return list("123456")
