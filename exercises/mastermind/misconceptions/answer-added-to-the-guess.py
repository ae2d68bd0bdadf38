"""The guess is a good place to keep its answer

stage: no-repeats
hint: Your program writes the answer behind the guess, in the same variable, and then asks whether that
    is the secret. What is in the variable at that moment? Give the line that you print a name of its
    own.
"""


def play_game():
    secret = create_secret()
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        guess += ": " + evaluate_guess(secret, guess)
        print(guess)
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
