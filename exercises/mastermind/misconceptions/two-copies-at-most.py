"""Repeated means twice

stage: repeated-letters
hint: Your secrets have a letter twice, but never three times. A letter may come as often as the code has
    places, even AAAA is possible. Each place is drawn without looking at the others.
"""


def create_secret():
    secret = ""
    while len(secret) < CODE_LENGTH:
        letter = random.choice(LETTERS)
        if secret.count(letter) < 2:
            secret += letter
    return secret
