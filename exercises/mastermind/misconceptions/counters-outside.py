r"""The counters start at zero at the top of the file

stage: no-repeats
hint: The first answer is right, and each later one also counts what came before. The line that sets the
    counters to zero stands outside of the function: how often does Python come past it? Ask how often you
    need it.
only-if: ^\s*(global|nonlocal) 
else-title: Each answer begins at zero by itself
else-hint: The first answer is right, and each later one also counts what came before. What does your
    function still know from the call before? It needs a fresh start at each call.
"""

positions = 0
letters = 0


def evaluate_guess(secret, guess):
    global positions, letters
    code_left = []
    guess_left = []
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
        else:
            code_left.append(wanted)
            guess_left.append(typed)
    for typed in guess_left:
        if typed in code_left:
            letters += 1
            code_left.remove(typed)
    return f"{positions} positions, {letters} letters"
