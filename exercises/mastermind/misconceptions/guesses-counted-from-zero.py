"""The first guess has number 0

stage: no-repeats
hint: Your game says one guess too few at the end. A computer counts from 0, a person from 1. What does
    your program say if the first guess is right?
"""


def play_game():
    secret = create_secret()
    print(f"I have a secret code of {CODE_LENGTH} letters. Each is one of {LETTERS}.")
    for attempt in range(ATTEMPTS):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
