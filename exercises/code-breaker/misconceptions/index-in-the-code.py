"""`secret.index` tells where the digit stands in the secret

stage: duplicates
borrow: index-in-the-code
hint: `secret.index` tells where a digit stands for the first time. With the secret 1123 and the guess
    1156, what does it say about the second 1 of the guess? You know the place that you are looking at:
    what stands in the secret at that place?
"""
