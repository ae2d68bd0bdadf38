"""The player may know which place is right

stage: no-repeats
hint: Your answer also says at which places the letters stand right. The player is to find that out. The
    answer has two numbers and nothing else.
"""


def evaluate_guess(secret, guess):
    places = [place + 1 for place in range(len(secret)) if secret[place] == guess[place]]
    letters = count_in_common(secret, guess) - len(places)
    return f"{len(places)} positions {places}, {letters} letters"
