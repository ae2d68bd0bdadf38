""""+" and "-" have changed their meaning

stage: score
borrow: numbers-swapped
hint: Both numbers are counted well, but each gets the mark of the other. Read again which mark is for a
    digit at its place.
"""
