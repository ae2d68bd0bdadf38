"""What isn't exact is partial

stage: score
borrow: all-others-misplaced
hint: There are three kinds of digits in a guess: at the right place, in the secret but elsewhere, and not
    in the secret at all. With the secret 1234 and the guess 1256, which kind is the 5? Your program knows
    only two kinds.
"""
