"""Is it exact, and is it also elsewhere: two questions for each digit

stage: duplicates
borrow: two-questions-each
hint: With the secret 1123 and the guess 1123 everything is exact. But your program says of one 1 that it
    is exact, and also that it is elsewhere. Should the second question be asked about a digit that is
    exact?
"""
