"""Is it exact, and is it also elsewhere: two questions for each digit

stage: duplicates
borrow: two-questions-each
hint: Your program asks two questions about each digit of the secret, and both can be answered with yes.
    With the secret 1123 and the guess 1123, what does `guess.index` say about the second 1? Should the
    second question be asked about a digit that is exact?
"""
