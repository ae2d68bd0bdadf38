"""Lets `score` answer by way of Mastermind's `evaluate_guess`, so that wrong ideas about grading are shared."""

LETTERS = "123456789"


def score(secret, guess):
    positions, _, letters, _ = evaluate_guess(secret, guess).split()
    return "+" * int(positions) + "-" * int(letters)
