"""Where the digits begin is random enough

stage: game
hint: Your program draws the first digit, and the others follow from it, as in 3456. Whoever knows that needs hardly
    any guess. How often must be drawn so that each place has a digit of its own?
"""


def create_secret():
    first = random.randrange(HIGHEST_DIGIT)
    return "".join(str((first + place) % HIGHEST_DIGIT + 1) for place in range(CODE_LENGTH))
