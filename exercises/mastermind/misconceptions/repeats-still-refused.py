"""A guess with a letter twice still isn't legal

stage: repeated-letters
hint: Since this stage AABC is a guess like any other. Your `check_guess` still has a part that looks at
    how often a letter comes, and refuses it. What would be missing if that part were gone?
"""


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return f"A guess has {CODE_LENGTH} letters, and this one has {len(guess)}."
    for letter in guess:
        if letter not in LETTERS:
            return f"Please use only the letters {LETTERS}."
        if guess.count(letter) > 1:
            return "Please use each letter only once."
    return None
