"""The secret is printed before it is found

stage: game
hint: Read what your program prints with a player's eyes. Is there a line left that helped you while you
    were looking for a mistake?
"""


def main():
    secret = create_secret()
    print(f"Find my code: {CODE_LENGTH} digits from 1 to {HIGHEST_DIGIT}.")
    attempts = 0
    print("secret:", secret)
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
        if is_won(feedback):
            print(f"You broke the code {secret} in {attempts} attempts.")
            return
