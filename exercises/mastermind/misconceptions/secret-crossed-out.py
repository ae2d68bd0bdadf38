"""A second name for the secret is a copy of it

stage: no-repeats
hint: The first answer is right, but the next ones aren't: the secret has changed. `code = secret`
    doesn't copy a list, it gives the same list a second name. What you cross out under one name is gone
    under the other.
"""


def evaluate_guess(secret, guess):
    if isinstance(secret, str):
        secret = list(secret)
    code = secret
    positions = 0
    letters = 0
    rest = []
    for place, letter in enumerate(guess):
        if letter == code[place]:
            positions += 1
            code[place] = "-"
        else:
            rest.append(letter)
    for letter in rest:
        if letter in code:
            letters += 1
            code[code.index(letter)] = "-"
    return f"{positions} positions, {letters} letters"


def play_game():
    wanted = create_secret()
    secret = list(wanted)
    for attempt in range(1, ATTEMPTS + 1):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == wanted:
            print(f"You found the secret {wanted}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {wanted}.")
