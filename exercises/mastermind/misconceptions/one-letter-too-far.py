"""`randint` stops before its end

stage: no-repeats
hint: Some of your secrets have a letter that isn't in the game. `random.randint(0, 6)` can be 6, unlike
    `range(6)`. How many different numbers are there from 0 to 6?
"""


def create_secret():
    secret = ""
    for _ in range(CODE_LENGTH):
        secret += chr(ord("A") + random.randint(0, len(LETTERS)))
    return secret
