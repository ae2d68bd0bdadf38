"""What isn't a code ends the game with a ValueError

stage: game
hint: `validate` raises a ValueError. Who catches it, so that the game can go on?
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
        validate(guess)
        attempts += 1
        feedback = score(secret, guess)
        print(f"Feedback: {feedback}")
        if is_won(feedback):
            print(f"You broke the code {secret} in {attempts} attempts.")
            return
