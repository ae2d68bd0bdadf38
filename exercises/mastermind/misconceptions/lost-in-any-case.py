"""What stands behind the loop is printed only if the game is lost

stage: no-repeats
hint: Your game is won, and then it says that it is lost as well. A loop that is left goes on with the line
    behind it. How does your program know there whether the secret was found?
"""


def play_game():
    secret = create_secret()
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            break
    print(f"That was your last guess. The secret was {secret}.")
