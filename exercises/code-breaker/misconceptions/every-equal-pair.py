"""Each pair of equal digits counts

stage: duplicates
borrow: every-equal-pair
hint: Each digit of the guess is counted with each equal digit of the secret. With the secret 1123 and the
    guess 1145, how many pairs of a 1 with a 1 can you find? Yet there are only two 1s in the guess, and
    each can have one partner.
"""
