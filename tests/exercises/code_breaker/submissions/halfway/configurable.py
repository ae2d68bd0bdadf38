CODE_LENGTH = 4
HIGHEST_DIGIT = 6
DIGITS = [str(number) for number in range(1, HIGHEST_DIGIT + 1)]


def score(secret, guess):
    plus = sum(a == b for a, b in zip(secret, guess))
    both = sum(min(secret.count(digit), guess.count(digit)) for digit in set(guess))
    return "+" * plus + "-" * (both - plus)


def validate(code):
    if not isinstance(code, str):
        raise ValueError("no text")
    if len(code) != CODE_LENGTH:
        raise ValueError("not as many digits as asked for")
    for digit in code:
        if digit not in DIGITS:
            raise ValueError("only 1 to " + DIGITS[-1] + ", please")
