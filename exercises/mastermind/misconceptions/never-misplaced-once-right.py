"""A letter that stands right somewhere is never misplaced as well

stage: repeated-letters
hint: With the code AABC and the guess ADAE the first A stands right. The code has one more A, and so has
    the guess. Do these two belong together or not? Each copy of a letter is counted for itself.
"""


def evaluate_guess(secret, guess):
    positions = 0
    right = set()
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
            right.add(typed)
    letters = 0
    for letter in LETTERS:
        if letter not in right:
            letters += min(secret.count(letter), guess.count(letter))
    return f"{positions} positions, {letters} letters"
