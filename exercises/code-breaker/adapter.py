"""`score` by way of Mastermind's `evaluate_guess`, so that wrong ideas about grading are shared."""

LETTERS = "123456789"


def score(secret, guess):
    positions, _, letters, _ = evaluate_guess(secret, guess).split()  # noqa: F821 - comes with what is borrowed
    return "+" * int(positions) + "-" * int(letters)
