"""`print` puts pieces together without a blank

stage: no-repeats
hint: When you give `print` several pieces, it puts a blank between each two of them, also before the
    comma. Compare what your game prints with `1 positions, 2 letters`, character by character. An
    f-string leaves you in charge of the blanks.
"""


def play_game():
    secret = create_secret()
    print(f"I have a secret code of {CODE_LENGTH} letters. Each is one of {LETTERS}.")
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        positions = count_positions(secret, guess)
        letters = count_in_common(secret, guess) - positions
        print(positions, "positions", ",", letters, "letters")
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
