r"""It doesn't matter which of two questions is asked first

stage: no-repeats
hint: A letter that stands right is in the code as well. Your program first asks whether the letter is in
    the code, so `elif` never gets to the second question. Which question should come first?
only-if: ^\s*if .+ in \w+:\n.*\n\s*elif .+ == 
else-title: No letter ever stands right
else-hint: Your number of positions is always 0, and letters that stand right are counted as misplaced.
    Try the code ABCD and the guess ABCD on paper. What does your program compare, in which order, and
    what comes out?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for place in range(len(guess)):
        if guess[place] in secret:
            letters += 1
        elif guess[place] == secret[place]:
            positions += 1
    return f"{positions} positions, {letters} letters"
