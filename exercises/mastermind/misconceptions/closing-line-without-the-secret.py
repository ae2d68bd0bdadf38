"""Who has lost needn't know the secret

stage: no-repeats
hint: After the last guess the player wants to know what the secret was. The end of the game names it,
    won or lost. What does your game print when the guesses have run out?
"""


def play_game():
    secret = create_secret()
    print(f"I have a secret code of {CODE_LENGTH} letters. Each is one of {LETTERS}.")
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print("That was your last guess. You have lost.")
