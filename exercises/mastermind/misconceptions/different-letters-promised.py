"""Texts needn't change when letters may repeat

stage: repeated-letters
hint: Your game still promises the player a code of different letters. In this stage a secret such as
    AABC is possible, and a player who believes the promise never tries it. Read each text of your
    program as someone who plays this stage.
"""


def play_game():
    secret = create_secret()
    print(f"I have a secret code of {CODE_LENGTH} different letters.")
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
