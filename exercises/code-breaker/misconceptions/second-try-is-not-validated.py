"""After a guess that isn't a code, the next one is taken unchecked

stage: game
hint: Mistype twice in a row. Is the second mistake told, too?
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
            guess = input("Your guess: ")
        attempts += 1
        feedback = score(secret, guess)
        print(f"Feedback: {feedback}")
        if is_won(feedback):
            print(f"You broke the code {secret} in {attempts} attempts.")
            return
