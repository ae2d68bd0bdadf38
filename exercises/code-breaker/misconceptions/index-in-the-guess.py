"""`guess.index` tells where the digit stands in the guess

stage: duplicates
borrow: index-in-the-guess
hint: `guess.index` tells where a digit stands for the first time. With the secret 1123 and the guess 1156,
    what does it say when you come to the second 1 of the secret? You know the place that you are looking
    at: what stands in the guess at that place?
"""
