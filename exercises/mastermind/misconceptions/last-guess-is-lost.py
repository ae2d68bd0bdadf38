"""After the last guess the game is lost

stage: no-repeats
hint: Someone finds the secret with the very last guess, and your game says that it is lost. Which of the
    two does your program look at first, whether the guess is right or whether the guesses have run out?
"""


def play_game():
    secret = create_secret()
    attempt = 0
    while True:
        guess = ask_for_guess()
        attempt += 1
        print(evaluate_guess(secret, guess))
        if attempt == ATTEMPTS:
            print(f"That was your last guess. The secret was {secret}.")
            return
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
