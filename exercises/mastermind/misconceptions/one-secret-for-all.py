"""One secret is enough for all games

stage: no-repeats
hint: Your program draws one secret when Python reads the file, and hands out that one for ever. Whoever
    plays twice knows it already. Which line must run again for each new game?
"""


def draw():
    return "".join(random.choice(LETTERS) for _ in range(CODE_LENGTH))


SECRET = draw()


def create_secret():
    return SECRET
