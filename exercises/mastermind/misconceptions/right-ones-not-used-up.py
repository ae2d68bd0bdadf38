"""Only misplaced letters are crossed out of the code

stage: repeated-letters
hint: You cross out letters of the code when a misplaced letter finds them: a good idea. With the code
    ABCD and the guess AAEF, which letter of the code does the second A find? Which of the code's letters
    should be crossed out before you look for misplaced ones?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    left = list(secret)
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
        elif typed in left:
            letters += 1
            left.remove(typed)
    return f"{positions} positions, {letters} letters"
