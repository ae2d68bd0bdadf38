"""Players always type capitals

stage: no-repeats
hint: The player types `abcd`, and your game says that these letters aren't legal. People at a keyboard
    rarely press Shift. A text has a method that makes capitals of small letters: where would you call
    it?
"""


def ask_for_guess():
    while True:
        guess = input("Your guess? ").replace(" ", "")
        problem = check_guess(guess)
        if problem is None:
            return guess
        print(problem)
