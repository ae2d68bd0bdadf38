"""The game is won at four positions

stage: code-length
hint: With three letters nobody can win your game, and with five it is won too early. How many positions
    has an answer that wins? Look for each 4 in your program and ask what it stands for.
"""


def play_game():
    secret = create_secret()
    print(f"I have a secret code of {CODE_LENGTH} letters. Each is one of {LETTERS}.")
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if count_positions(secret, guess) == 4:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
