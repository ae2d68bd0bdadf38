r"""An empty list as a default is empty at each call

stage: no-repeats
hint: The first answer is right, and each later one also counts what came before. Python makes the list of
    a default only once, when it reads the `def` line. All calls share that one list: where could you make
    a fresh one?
only-if: ^\s*def \w+\(.*=(\[|\{|list\(|dict\(|set\()
else-title: Each answer begins at zero by itself
else-hint: The first answer is right, and each later one also counts what came before. What does your
    function still know from the call before? It needs a fresh start at each call.
"""


def evaluate_guess(secret, guess, right=[]):
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            right.append(typed)
    positions = len(right)
    letters = count_in_common(secret, guess) - count_positions(secret, guess)
    return f"{positions} positions, {letters} letters"
