"""What two sets have in common, less the positions, but not below zero

stage: repeated-letters
hint: A set holds each letter only once: what is `set("AABB")`? With the code AABB and the guess BBAA all
    four letters are misplaced, but the two sets share only two. A negative number was a sign that
    something is missing, and to lift it to zero hides the sign.
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = max(0, len(set(secret) & set(guess)) - positions)
    return f"{positions} positions, {letters} letters"
