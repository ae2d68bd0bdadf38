r"""`index` tells where the digit stands in the secret

stage: duplicates
borrow: index-in-the-code
hint: `index` and `find` tell where a digit stands for the first time. With the secret 1123 and the guess
    1156, what do they say about the second 1 of the guess? You know the place that you are looking at:
    what stands in the secret at that place?
only-if: \.(index|find|rindex)\(
else-title: A digit of the guess belongs to its first copy in the secret
else-hint: With the secret 1123 and the guess 1156 the second 1 of the guess is exact, and your program
    says that it is partial. You know the place that you are looking at: what stands in the secret at that
    place?
"""
