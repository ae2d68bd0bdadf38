"""A function may cross letters out of the guess that it is given

stage: no-repeats
hint: A list that you hand to a function isn't copied: what the function crosses out is gone for
    everyone. After your program has counted, what is left of the guess when it is compared with the
    secret? Let the function work on a list of its own.
"""


def count_and_cross_out(secret, guess):
    code = list(secret)
    positions = 0
    letters = 0
    for place in range(len(code)):
        if guess[place] == code[place]:
            positions += 1
            guess[place] = "-"
            code[place] = "."
    for place in range(len(code)):
        if guess[place] in code:
            letters += 1
            code[code.index(guess[place])] = "."
            guess[place] = "-"
    return f"{positions} positions, {letters} letters"


def evaluate_guess(secret, guess):
    return count_and_cross_out(secret, list(guess))


def play_game():
    secret = create_secret()
    for attempt in range(1, ATTEMPTS + 1):
        guess = list(ask_for_guess())
        print(count_and_cross_out(secret, guess))
        if "".join(guess) == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
