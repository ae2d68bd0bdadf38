"""The line that helped me to test can stay

stage: no-repeats
hint: Your game prints the secret before the player has found it. That is handy while you test, and
    spoils the game for everyone else. Which line shows it?
"""


def play_game():
    secret = create_secret()
    print(secret)
    print(f"I have a secret code of {CODE_LENGTH} letters. Each is one of {LETTERS}.")
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
