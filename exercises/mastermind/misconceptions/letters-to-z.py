"""Every capital letter will do

stage: no-repeats
hint: Your function makes sure that letters are typed, but not which ones. This game has six, from A to F. Ask of
    each letter whether it is one of them.
"""


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return f"A guess has {CODE_LENGTH} letters, and this one has {len(guess)}."
    for letter in guess:
        if letter not in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            return f"Please use only the letters {LETTERS}."
    return None
