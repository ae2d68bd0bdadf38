"""A digit's partner is the first copy of it in the secret

stage: duplicates
borrow: first-copy-taken
hint: With the secret 1123 and the guess 4156 the 1 of the guess is exact, but your program takes the
    first 1 of the secret as its partner, and calls it partial. Which partner should a digit look for
    first?
"""
