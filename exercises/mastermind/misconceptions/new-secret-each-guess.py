"""The secret can be drawn when it is needed

stage: no-repeats
hint: Each call of `create_secret()` draws another secret. Your game calls it again for each guess, so
    each answer is about another code. How often should the computer think of a code in one game?
"""


def play_game():
    for attempt in range(1, ATTEMPTS + 1):
        secret = create_secret()
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
