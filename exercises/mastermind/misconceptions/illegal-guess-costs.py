"""Each line that is typed is a guess

stage: no-repeats
hint: A guess that isn't legal must not cost one of the ten. When does your program count: when something
    was typed, or when it turned out to be a guess?
"""


def play_game():
    secret = create_secret()
    for attempt in range(1, ATTEMPTS + 1):
        guess = input("Your guess? ").upper().replace(" ", "")
        problem = check_guess(guess)
        if problem is not None:
            print(problem)
            continue
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")
