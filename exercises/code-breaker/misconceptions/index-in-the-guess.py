r"""`index` tells where the digit stands in the guess

stage: duplicates
borrow: index-in-the-guess
hint: `index` and `find` tell where a digit stands for the first time. With the secret 1123 and the guess
    1156, what do they say when you come to the second 1 of the secret? You know the place that you are
    looking at: what stands in the guess at that place?
only-if: \.(index|find|rindex)\(
else-title: A digit of the secret belongs to its first copy in the guess
else-hint: With the secret 1123 and the guess 1156 the second 1 of the secret has a 1 at the same place of
    the guess, and your program says that it is partial. You know the place that you are looking at: what
    stands in the guess at that place?
"""
