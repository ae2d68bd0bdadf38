"""A digit is exact if it first turns up at the same place in both

stage: duplicates
borrow: first-places-compared
hint: With the secret 1123 and the guess 4156 the 1 of the guess is exact. At which place does a 1 turn up
    first in the secret, and at which in the guess? `index` and `find` tell only that, however many there
    are.
"""
