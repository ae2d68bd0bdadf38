def score(secret, guess):
    exact = ""
    partial = ""
    for i in range(4):
        if guess[i] == secret[i]:
            exact += "+"
        elif guess[i] in secret:
            partial += "-"
    return exact + partial
