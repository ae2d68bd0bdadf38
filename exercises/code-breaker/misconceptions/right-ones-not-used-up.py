"""Only partial matches are crossed out of the secret

stage: duplicates
borrow: right-ones-not-used-up
hint: You cross out digits of the secret when a partial match finds them: a good idea. With the secret 1234
    and the guess 1156, which digit of the secret does the second 1 find? Which digits should be crossed
    out before you look for partial matches?
"""
