"""One draw is enough for all places

stage: no-repeats
hint: Your secrets have one letter only, such as AAAA. `random.choice` draws once, and `*` writes that
    one letter again and again. How often must be drawn so that each place has a letter of its own?
"""


def create_secret():
    return random.choice(LETTERS) * CODE_LENGTH
