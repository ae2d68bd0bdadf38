"""A count to the length less 1 reaches the last place

stage: no-repeats
hint: The last letter of the guess is never looked at. In Python `range(n)` already ends at `n - 1`, and
    so does a slice. Which places does your program visit, if the code has four letters?
"""


def evaluate_guess(secret, guess):
    positions = 0
    code_left = []
    guess_left = []
    for place in range(CODE_LENGTH - 1):
        if secret[place] == guess[place]:
            positions += 1
        else:
            code_left.append(secret[place])
            guess_left.append(guess[place])
    code_left.append(secret[-1])
    letters = 0
    for letter in guess_left:
        if letter in code_left:
            letters += 1
            code_left.remove(letter)
    return f"{positions} positions, {letters} letters"
