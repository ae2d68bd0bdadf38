"""The loop ends one place before the last

stage: score
borrow: last-place-skipped
hint: The last digit of the guess is never looked at. `range(n)` already ends at `n - 1`. Which places does
    your loop visit?
"""
