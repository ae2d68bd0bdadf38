"""A letter that was seen before is not misplaced

stage: repeated-letters
hint: A letter that has come before is not counted again as misplaced, and that keeps some from being
    counted too often. With the code AABB and the guess BBAA there are two A and two B to be found: how
    many does your program find? A letter has as many partners as the code has copies of it.
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    seen = []
    for place in range(len(guess)):
        if guess[place] == secret[place]:
            positions += 1
            seen.append(guess[place])
        elif guess[place] in secret and guess[place] not in seen:
            letters += 1
            seen.append(guess[place])
    return f"{positions} positions, {letters} letters"
