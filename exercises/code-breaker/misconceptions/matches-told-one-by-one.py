"""The game prints a line for each exact match

stage: game
hint: The player may learn how many digits are right, and not which. One line for each guess is enough.
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
        for place in range(CODE_LENGTH):
            if guess[place] == secret[place]:
                print("+")
            elif guess[place] in secret:
                print("-")
        if is_won(feedback):
            print(f"You broke the code {secret} in {attempts} attempts.")
            return
