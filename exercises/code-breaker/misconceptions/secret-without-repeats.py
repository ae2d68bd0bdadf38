"""The secret never has a digit twice

stage: game
hint: random.sample takes each digit out of the bag. Think of a die that is thrown again for each place.
"""


def create_secret():
    return "".join(random.sample(allowed_digits(), CODE_LENGTH))
