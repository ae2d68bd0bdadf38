"""Each digit of the secret counts if it is somewhere in the guess

stage: duplicates
borrow: asked-from-the-code
hint: With the secret 1124 and the guess 1356 your program meets the second 1 of the secret and finds a 1
    in the guess. But that 1 is exact and belongs to the first one. Draw a line between partners: how many
    lines can end at one digit?
"""
