"""Before the loop the guess can be 0

stage: no-repeats
hint: The loop looks at the guess before the player has typed one. What is in the variable then, a text
    or a number? Ask first, then check.
"""


def play_game():
    secret = create_secret()
    guess = 0
    attempt = 0
    while guess != secret and attempt < ATTEMPTS:
        problem = check_guess(guess)
        if problem is not None:
            print(problem)
        else:
            print(evaluate_guess(secret, guess))
            attempt += 1
        guess = input("Your guess? ").upper().replace(" ", "")
    print(f"The secret was {secret}. Number of guesses: {attempt}.")
