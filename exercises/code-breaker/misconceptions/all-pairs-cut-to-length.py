"""Each pair of equal digits counts, but no more than there are places

stage: duplicates
borrow: all-pairs-cut-to-length
hint: There can't be more marks than places, so your program cuts the number down. But the number is too
    large for a reason. With the secret 1123 and the guess 1411, draw a line from each digit to its
    partner, and count the lines.
"""
