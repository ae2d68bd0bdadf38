"""A digit is exact if it first turns up at the same place in both

stage: duplicates
borrow: first-places-compared
hint: `index` always tells where a digit stands for the first time, however many there are. With the secret
    1123 and the guess 4156 the 1 of the guess is exact. What does `index` say about that 1 in each of the
    two?
"""
