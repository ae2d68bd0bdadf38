"""A list of letters is as good as a text

stage: no-repeats
hint: `['A', 'B']` and `'AB'` look alike to a person, but for Python a list is never equal to a text.
    What the player types is a text. How can a list of letters become one?
"""


def create_secret():
    return [random.choice(LETTERS) for _ in range(CODE_LENGTH)]
