"""A digit's partner is the first copy of it in the secret

stage: duplicates
borrow: first-copy-taken
hint: You cross out each digit of the secret that has found a partner, and that is a good idea. With the
    secret 1123 and the guess 4156 your program takes the first 1, although the 1 of the guess is exact.
    Which partner should a digit look for first?
"""
