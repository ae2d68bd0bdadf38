"""A partial match counts once for each equal digit in the secret

stage: duplicates
borrow: every-partner-of-the-misplaced
hint: With the secret 1123 and the guess 4516 there is only one 1 in the guess. How often does your
    program count it? It can have only one partner.
"""
