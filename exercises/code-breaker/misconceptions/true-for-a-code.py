"""True is returned for a code, False for what is none

stage: validation
hint: A function that says True or False is another way to do it. Here a good code gets no answer at all,
    and a bad one gets a ValueError.
"""


def validate(code):
    return (
        isinstance(code, str)
        and len(code) == CODE_LENGTH
        and all(digit in allowed_digits() for digit in code)
    )
