"""For each letter there are two questions: is it right, and is it also elsewhere

stage: repeated-letters
hint: Your program asks two questions about each letter of the code, and both can be answered with yes.
    With the code AABC and the guess AABC, what does `guess.index` say about the second A? A letter that
    stands right already has its partner: should the second question still be asked about it?
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
