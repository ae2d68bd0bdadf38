"""`random.sample` can draw a letter twice

stage: repeated-letters
hint: `random.sample` is like drawing cards without putting them back: no letter comes twice. Look at a
    few hundred of your secrets. In this stage a letter may come again, so each letter should be drawn
    from the full alphabet.
"""


def create_secret():
    return "".join(random.sample(LETTERS, CODE_LENGTH))
