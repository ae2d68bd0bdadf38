"""Double parentheses and commas make a sentence

stage: no-repeats
hint: The last line shows parentheses, quotes and commas, such as `('The secret was', 'ABCD')`. That is
    how Python shows a tuple, a bundle of pieces. What stands between `print(` and `)` in your program,
    one text or a bundle?
"""


def play_game():
    secret = create_secret()
    print(f"I have a secret code of {CODE_LENGTH} letters. Each is one of {LETTERS}.")
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(("You found the secret", secret, "Number of guesses:", attempt))
            return
    print(("That was your last guess. The secret was", secret))
