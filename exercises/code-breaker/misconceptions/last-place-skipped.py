"""Counting ends one place before the last

stage: score
borrow: last-place-skipped
hint: The last digit of the guess is never looked at. In Python `range(n)` already ends at `n - 1`, and so
    does a slice. Which places does your program visit?
"""
