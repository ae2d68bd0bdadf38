"""It is enough to cross out the letters of the code

stage: repeated-letters
hint: What stands right is crossed out in your code, and that is a good idea. With the code AABC and the
    guess ADEF the A stands right, and then your program looks at the same A of the guess once more. What
    should happen to a letter of the guess that has found its partner?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    code = list(secret)
    for place in range(len(guess)):
        if guess[place] == code[place]:
            positions += 1
            code[place] = "-"
    for letter in guess:
        if letter in code:
            letters += 1
            code[code.index(letter)] = "-"
    return f"{positions} positions, {letters} letters"
