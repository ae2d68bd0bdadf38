"""A pair is as good as the words, on the screen too

stage: no-repeats
hint: `evaluate_guess` may return the pair `(1, 2)`, but the player should read `1 positions, 2 letters`.
    Your game prints the pair as Python shows it. Who makes the words of it before it is printed?
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = count_in_common(secret, guess) - positions
    return positions, letters


def play_game():
    secret = create_secret()
    print(f"I have a secret code of {CODE_LENGTH} letters. Each is one of {LETTERS}.")
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
