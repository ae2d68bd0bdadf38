def score(secret, guess):
    plus = 0
    rest_secret = []
    rest_guess = []
    for i in range(4):
        if guess[i] == secret[i]:
            plus += 1
        else:
            rest_secret.append(secret[i])
            rest_guess.append(guess[i])
    minus = 0
    for digit in rest_guess:
        if digit in rest_secret:
            minus += 1
            rest_secret.remove(digit)
    return "+" * plus + "-" * minus


def validate(code):
    if not isinstance(code, str):
        raise ValueError("no text")
    if len(code) != 4:
        raise ValueError("not four digits")
    for digit in code:
        if digit not in "123456":
            raise ValueError("only 1 to 6, please")
