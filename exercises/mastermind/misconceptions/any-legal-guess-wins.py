"""A legal guess is a right guess

stage: no-repeats
hint: Your game is won with the first legal guess. The two questions are different: may this be a guess,
    and is it the secret? Look at what the line that decides about winning compares.
"""


def play_game():
    secret = create_secret()
    print(f"I have a secret code of {CODE_LENGTH} letters. Each is one of {LETTERS}.")
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if check_guess(guess) is None:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
