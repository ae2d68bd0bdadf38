"""Only the digits 1 to 6 are looked for

stage: score
hint: Which digits does your function look for? It is asked about others too; it doesn't have to know
    which digits there are.
"""


def count_matches(secret, guess):
    exact = sum(wanted == guessed for wanted, guessed in zip(secret, guess))
    shared = sum(min(secret.count(digit), guess.count(digit)) for digit in "123456")
    return exact, max(0, shared - exact)
