r"""What two sets have in common, less the positions, but not below zero

stage: repeated-letters
hint: A set holds each letter only once: what is `set("AABB")`? With the code AABB and the guess BBAA all
    four letters are misplaced, but the two sets share only two. A negative number was a sign that
    something is missing, and to lift it to zero hides the sign.
only-if: & |\.intersection\(
else-title: Each letter that both share counts once, less the positions, but not below zero
else-hint: With the code AABB and the guess BBAA all four letters are misplaced. How many does your
    program find? It must know how often a letter is there, not only that it is there.
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = max(0, len(set(secret) & set(guess)) - positions)
    return f"{positions} positions, {letters} letters"
