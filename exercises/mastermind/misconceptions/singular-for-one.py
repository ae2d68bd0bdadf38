"""After a 1 the words are singular

stage: no-repeats
hint: Good English, but the rules of this game say that the words are always plural: `1 positions, 1
    letters`. The player's next program may read your answers. You can leave something out here.
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = count_in_common(secret, guess) - positions
    position_word = "position" if positions == 1 else "positions"
    letter_word = "letter" if letters == 1 else "letters"
    return f"{positions} {position_word}, {letters} {letter_word}"
