r"""A `return` in the loop comes after all rounds

stage: no-repeats
hint: Only the first letter of the guess is looked at. `return` ends the function at once, also in the
    middle of a loop: how many rounds has yours gone by then? Look at how far the line with `return` is
    indented, and where the loop ends.
only-if: ^( +)for .*\n(\1 +.*\n)*\1 +return 
else-title: The first letter of the guess says enough
else-hint: Only the first letter of the guess is counted. Which lines should look at the other letters,
    and how often does Python come past them?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for place in range(len(guess)):
        if guess[place] == secret[place]:
            positions += 1
        elif guess[place] in secret:
            letters += 1
        return f"{positions} positions, {letters} letters"
