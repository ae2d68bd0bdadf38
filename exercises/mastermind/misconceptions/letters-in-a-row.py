"""Where the letters begin is random enough

stage: no-repeats
hint: Your program draws the first letter, and the others follow from it, as in CDEF. Whoever knows that needs hardly
    any guess. How often must be drawn so that each place has a letter of its own?
"""


def create_secret():
    start = random.randrange(len(LETTERS))
    return (LETTERS[start:] + LETTERS[:start])[:CODE_LENGTH]
