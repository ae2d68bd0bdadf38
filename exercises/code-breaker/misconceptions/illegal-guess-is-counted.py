"""What isn't a code costs an attempt

stage: game
hint: When does your program count? Mistype on purpose, then win, and look at the number of attempts.
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
        attempts += 1
        try:
            validate(guess)
        except ValueError as problem:
            print(problem)
            continue
        feedback = score(secret, guess)
        print(f"Feedback: {feedback}")
        if is_won(feedback):
            print(f"You broke the code {secret} in {attempts} attempts.")
            return
