"""The smaller total of digits that the other one has

stage: duplicates
borrow: smaller-total
hint: You count all digits of the secret that are in the guess, all digits of the guess that are in the
    secret, and take the smaller number. Try the secret 1112 and the guess 1222: both numbers are four. But
    how many 1s can find a partner, and how many 2s?
"""
