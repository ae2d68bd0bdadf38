"""One pass from left to right is enough to cross letters out

stage: repeated-letters
hint: Try the code ABCD and the guess BBEF on paper, from left to right. The first B takes the code's
    only B away, and then nothing is left for the second B, which stands right. Which letters of the
    guess should be served first?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    left = list(secret)
    for place, letter in enumerate(guess):
        if left[place] == letter:
            positions += 1
            left[place] = None
        elif letter in left:
            letters += 1
            left[left.index(letter)] = None
    return f"{positions} positions, {letters} letters"
