"""A letter may come again, but not at once

stage: repeated-letters
hint: Your secrets have a letter twice, but never side by side. AABC is a code like any other. Each place
    is drawn without looking at the others.
"""


def create_secret():
    secret = random.choice(LETTERS)
    while len(secret) < CODE_LENGTH:
        letter = random.choice(LETTERS)
        if letter != secret[-1]:
            secret += letter
    return secret
