"""Each letter of the alphabet counts once at most

stage: repeated-letters
hint: With the code AABB and the guess BBAA all four letters are in the code, and all are misplaced. How
    many does your program find? Two letters A are two letters, even if they look the same.
"""


def evaluate_guess(secret, guess):
    positions = 0
    seen = []
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
            seen.append(typed)
    letters = 0
    for typed in guess:
        if typed in secret and typed not in seen:
            letters += 1
            seen.append(typed)
    return f"{positions} positions, {letters} letters"
