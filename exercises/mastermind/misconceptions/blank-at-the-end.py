"""A blank at the end can't be seen, so it doesn't matter

stage: no-repeats
hint: Your answer has a blank after its last word. For a person it is invisible, for Python two texts
    with and without it are different. Look at the end of the text that you put together.
"""


def evaluate_guess(secret, guess):
    answer = ""
    positions = count_positions(secret, guess)
    letters = count_in_common(secret, guess) - positions
    for piece in [str(positions), "positions,", str(letters), "letters"]:
        answer += piece + " "
    return answer
