"""For each letter there are two questions: is it right, and is it also elsewhere

stage: repeated-letters
hint: With the code AABC and the guess AABC everything stands right. But your program says of one A that
    it stands right, and also that it is elsewhere. A letter that stands right already has its partner:
    should the second question still be asked about it?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for place, letter in enumerate(secret):
        if letter == guess[place]:
            positions += 1
        if letter in guess and guess.index(letter) != place:
            letters += 1
    return f"{positions} positions, {letters} letters"
