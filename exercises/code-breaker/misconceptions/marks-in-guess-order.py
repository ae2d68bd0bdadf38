"""The marks stand in the order of the guess

stage: score
hint: Your marks tell the player which digit is right. They should tell only how many. Count first, and
    write the marks when all digits have been looked at.
"""


def score(secret, guess):
    feedback = ""
    left = list(secret)
    for wanted, guessed in zip(secret, guess):
        if wanted == guessed:
            feedback += "+"
            left.remove(guessed)
    rest = [guessed for wanted, guessed in zip(secret, guess) if wanted != guessed]
    partial = []
    for guessed in rest:
        partial.append(guessed in left)
        if guessed in left:
            left.remove(guessed)
    marks = iter(partial)
    return "".join(
        "+" if wanted == guessed else "-" if next(marks) else "" for wanted, guessed in zip(secret, guess)
    )
