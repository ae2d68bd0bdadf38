"""Each pair of equal letters counts, but no more than the code has places

stage: repeated-letters
hint: The letters of a guess can't have more partners than the code has places, so your program cuts the
    number down. But the number is too large for a reason: some letters are counted with two partners.
    With the code AABC and the guess ADAA, draw a line from each letter of the guess to its partner, and
    count the lines.
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = 0
    for wanted in secret:
        for typed in guess:
            if wanted == typed:
                letters += 1
    letters = min(letters - positions, CODE_LENGTH - positions)
    return f"{positions} positions, {letters} letters"
