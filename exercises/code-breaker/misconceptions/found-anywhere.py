"""Each digit of the guess counts if it is somewhere in the secret

stage: duplicates
borrow: found-anywhere
hint: With the secret 1234 and the guess 1156 there are two 1s in the guess, but only one in the secret.
    Which of them finds a partner? Ask of your program how it knows which digits already have one.
"""
