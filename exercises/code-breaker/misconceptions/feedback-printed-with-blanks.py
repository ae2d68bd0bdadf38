"""The feedback is printed with blanks between the marks

stage: game
hint: print(*text) prints each character by itself, with blanks in between.
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
        print("Feedback:", *feedback)
        if is_won(feedback):
            print(f"You broke the code {secret} in {attempts} attempts.")
            return
