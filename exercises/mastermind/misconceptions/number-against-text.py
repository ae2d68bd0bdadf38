r"""A number or True can be equal to a letter

stage: no-repeats
hint: Your program never finds anything equal, not even if code and guess are the same. Look at each `==`:
    what is on its left side, what on its right? A number is never equal to a text, and True isn't equal
    to the text "True".
only-if: \] == (True|\d+)\b|\b(True|\d+) == \w+\[|\) == (\'True\'|True\b)|\bint\(.*\) ==
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for letter in guess:
        if secret.find(letter) == letter:
            positions += 1
        elif (letter in secret) == "True":
            letters += 1
    return f"{positions} positions, {letters} letters"
