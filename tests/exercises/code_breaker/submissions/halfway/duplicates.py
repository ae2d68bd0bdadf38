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
