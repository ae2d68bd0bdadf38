# A student who knows the library: Counter, a pair as the answer, no helper functions, other words.
from collections import Counter
from random import choices

CODE_LENGTH = 4
COLOURS = "ABCDEF"


def create_secret() -> str:
    return "".join(choices(COLOURS, k=CODE_LENGTH))


def check_guess(guess: str) -> str | None:
    if len(guess) < CODE_LENGTH:
        return "Too short!"
    if len(guess) > CODE_LENGTH:
        return "Too long!"
    if not set(guess) <= set(COLOURS):
        return "A, B, C, D, E and F are all there is."


def evaluate_guess(secret: str, guess: str) -> tuple[int, int]:
    positions = sum(map(str.__eq__, secret, guess))
    return positions, (Counter(secret) & Counter(guess)).total() - positions


def main():
    secret = create_secret()
    tries = 0
    while tries < 10:
        try:
            guess = "".join(input(f"{tries + 1}. guess> ").upper().split())
        except EOFError:
            return
        if trouble := check_guess(guess):
            print(trouble)
            continue
        tries += 1
        if guess == secret:
            print(f"{secret} it is! Tries: {tries}")
            return
        print("{} positions, {} letters".format(*evaluate_guess(secret, guess)))
    print(f"Too bad. {secret} would have been right.")


if __name__ == "__main__":
    main()
