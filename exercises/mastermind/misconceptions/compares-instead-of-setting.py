r"""`positions == positions + 1` counts one more

stage: no-repeats
hint: Your counters stay at zero. `==` asks a question, and the answer is thrown away. Which sign gives a
    variable a new value?
only-if: ^\s*(\w+) == \1 \+ 1$
else-title: Nothing ever counts
else-hint: Your answer is `0 positions, 0 letters`, whatever the guess is. Find the lines that should make
    the two numbers larger. Does Python get there, and does the number stay larger afterwards?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    code_left = []
    guess_left = []
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions == positions + 1
        else:
            code_left.append(wanted)
            guess_left.append(typed)
    for typed in guess_left:
        if typed in code_left:
            letters == letters + 1
            code_left.remove(typed)
    return f"{positions} positions, {letters} letters"
