"""A misplaced letter counts once for each equal letter in the code

stage: repeated-letters
hint: With the code AABC and the guess DEAF there is only one A in the guess. How often does your program
    count it? One letter of the guess can have only one partner, and so can one letter of the code.
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for i in range(len(guess)):
        if guess[i] == secret[i]:
            positions += 1
        else:
            for j in range(len(secret)):
                if guess[i] == secret[j]:
                    letters += 1
    return f"{positions} positions, {letters} letters"
