"""Each digit counts once at most

stage: duplicates
borrow: each-letter-once
hint: With the secret 1122 and the guess 2211 all four digits are partial. How many does your program find?
    Two 1s are two digits, even if they look the same.
"""
