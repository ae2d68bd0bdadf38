"""A seed makes it random

stage: no-repeats
hint: Each time your program starts, it draws the same secrets. A seed tells Python where to begin with its random
    numbers, which is handy for a test. What happens without one?
"""

dice = random.Random(42)


def create_secret():
    return "".join(dice.choice(LETTERS) for _ in range(CODE_LENGTH))
