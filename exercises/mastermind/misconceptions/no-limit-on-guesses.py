"""The game goes on until the secret is found

stage: no-repeats
hint: Your game never ends if the player doesn't find the secret. There are ten guesses. Where does your
    program count them, and what does it do with the number?
"""


def play_game():
    secret = create_secret()
    attempt = 0
    while True:
        guess = ask_for_guess()
        attempt += 1
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
