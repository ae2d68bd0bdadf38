r"""A code always has four places

stage: code-length
hint: CODE_LENGTH is there, but one loop still counts to four. What happens at the fourth place of a code
    that has three letters, and what about the fifth of five? Look for each 4 in your program and ask what
    it stands for.
only-if: ^(?!CODE_LENGTH\b).*\b4\b
else-title: A code always has four places
else-hint: With another CODE_LENGTH your program still counts as if a code had four places. Which places
    does it look at if the code has five letters, and how does it know where to stop?
"""


def evaluate_guess(secret, guess):
    positions = 0
    code_left = []
    guess_left = []
    for place in range(4):
        if secret[place] == guess[place]:
            positions += 1
        else:
            code_left.append(secret[place])
            guess_left.append(guess[place])
    letters = 0
    for letter in guess_left:
        if letter in code_left:
            letters += 1
            code_left.remove(letter)
    return f"{positions} positions, {letters} letters"
