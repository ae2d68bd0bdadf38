"""Each pair of equal letters counts

stage: repeated-letters
hint: Each letter of the guess is counted with each equal letter of the code. With the code AABC and the
    guess AADE, how many pairs of an A with an A can you find? Yet there are only two letters A in the
    guess, and each can have one partner.
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for i in range(len(secret)):
        for j in range(len(guess)):
            if secret[i] == guess[j]:
                if i == j:
                    positions += 1
                else:
                    letters += 1
    return f"{positions} positions, {letters} letters"
