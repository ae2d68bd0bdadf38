r"""What two sets have in common, less the positions, is misplaced

stage: repeated-letters
hint: A set holds each letter only once: what is `set("AABB")`? With the code AABB and the guess AABB all
    four positions are right, and your program says that a negative number of letters is misplaced. You
    need a way to compare that still knows how often a letter is there.
only-if: & |\.intersection\(
else-title: Each letter that code and guess share counts once, less the positions
else-hint: With the code AABB and the guess AABB all four positions are right. How often does your program
    count the A and the B that both have, and what is left when the four positions are taken off? It must
    know how often a letter is there.
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = len(set(secret) & set(guess)) - positions
    return f"{positions} positions, {letters} letters"
