"""The guess that wins isn't counted

stage: game
hint: When does your counter grow, before or after you ask whether the game is won? Win with the first
    guess and look.
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
        feedback = score(secret, guess)
        print(f"Feedback: {feedback}")
        if is_won(feedback):
            print(f"You broke the code {secret} in {attempts} attempts.")
            return
        attempts += 1
