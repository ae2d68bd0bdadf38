"""One pass from left to right is enough to cross digits out

stage: duplicates
borrow: one-pass-crossing-out
hint: Try the secret 1234 and the guess 2256 on paper, from left to right. The first 2 takes the secret's
    only 2 away, and then nothing is left for the second 2, which is exact. Which digits of the guess
    should be served first?
"""
