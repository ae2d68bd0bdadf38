"""A function finds the values that it needs by itself

stage: no-repeats
hint: Your game calls a function without giving it what it works on. The names between the parentheses of
    `def` are filled at each call, in that order. What does the function need here?
"""


def play_game():
    secret = create_secret()
    print(f"I have a secret code of {CODE_LENGTH} letters. Each is one of {LETTERS}.")
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess())
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
