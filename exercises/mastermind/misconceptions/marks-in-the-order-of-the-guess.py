"""The answer is a row of marks, one for each letter of the guess

stage: no-repeats
hint: A row of marks tells the player which letter is right, and that makes the game too easy. The answer
    of this game has only two numbers: how many, not which. You have all that you need, it only has to be
    counted.
"""


def evaluate_guess(secret, guess):
    marks = ""
    code_left = [wanted for wanted, typed in zip(secret, guess) if wanted != typed]
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            marks += "+"
        elif typed in code_left:
            marks += "-"
            code_left.remove(typed)
    return marks
