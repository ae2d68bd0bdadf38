"""A digit that is exact somewhere is never partial as well

stage: duplicates
borrow: never-misplaced-once-right
hint: With the secret 1123 and the guess 1415 the first 1 is exact. The secret has one more 1, and so has
    the guess. Do these two belong together or not?
"""
