"""A digit that is exact is also partial if the secret has it elsewhere

stage: duplicates
borrow: right-and-misplaced
hint: With the secret 1123 and the guess 1123 everything is exact, so nothing can be partial. What does
    your program do with a digit after it has been counted as exact?
"""
