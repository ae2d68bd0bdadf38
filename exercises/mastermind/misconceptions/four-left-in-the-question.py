"""The question for a guess needn't change with the length

stage: code-length
hint: The game works at other lengths, but it still asks the player for four letters. What stands in the
    brackets of `input(…)` is a text too. Read each text of your program as someone who plays with six
    letters.
"""


def ask_for_guess():
    while True:
        guess = input("Your guess, four letters from A to F: ").upper().replace(" ", "")
        problem = check_guess(guess)
        if problem is None:
            return guess
        print(problem)
