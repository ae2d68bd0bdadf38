r"""What stands right is still there to be removed

stage: repeated-letters
hint: Try the code ABCD and the guess BBEF on paper, from left to right. The first B takes the code's only
    B out of the rest; then the second B stands right, and `remove` finds no B any more. That is the
    ValueError. Which letters of the guess should be served first?
only-if: \.remove\(
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    rest = list(secret)
    for place in range(len(guess)):
        if guess[place] == secret[place]:
            positions += 1
            rest.remove(guess[place])
        elif guess[place] in rest:
            letters += 1
            rest.remove(guess[place])
    return f"{positions} positions, {letters} letters"
