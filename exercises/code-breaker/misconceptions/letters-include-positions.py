"""A digit that is exact is counted as partial too

stage: score
borrow: letters-include-positions
hint: If all four digits are exact, how many are left that stand elsewhere? Each digit of the guess gets
    one mark at most.
"""
