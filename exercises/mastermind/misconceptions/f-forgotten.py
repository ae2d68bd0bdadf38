"""Python fills in curly brackets in every text

stage: code-length
hint: The player reads the name in its curly brackets, not the number. Python fills in a name only in a
    text that has an `f` before its quotes; any other text is shown as it is. Look at each text of yours
    that has curly brackets.
"""


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return "A guess has {CODE_LENGTH} letters."
    for letter in guess:
        if letter not in LETTERS:
            return f"Please use only the letters {LETTERS}."
    return None
