"""Two calls of create_secret give the same secret

stage: no-repeats
hint: Your game calls `create_secret()` twice, and each call draws another code. The answers are about
    one code, and the end of the game is about another. Draw it once and give it a name.
"""


def play_game():
    answers_are_about = create_secret()
    secret = create_secret()
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(answers_are_about, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
