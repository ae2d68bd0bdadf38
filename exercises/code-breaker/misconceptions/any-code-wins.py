"""Whatever is a code wins

stage: game
hint: What must be true for the game to be won? Guess wrong on purpose.
"""


def main():
    secret = create_secret()
    print(f"Find my code: {CODE_LENGTH} digits from 1 to {HIGHEST_DIGIT}.")
    attempts = 0
    while True:
        try:
            guess = input("Your guess: ")
        except EOFError:
            print("\nSee you!")
            return
        try:
            validate(guess)
        except ValueError as problem:
            print(problem)
            continue
        attempts += 1
        feedback = score(secret, guess)
        print(f"Feedback: {feedback}")
        if feedback is not None:
            print(f"You broke the code {secret} in {attempts} attempts.")
            return
