r"""What two sets have in common, less the exact ones, is partial

stage: duplicates
borrow: sets-not-below-zero
hint: A set holds each digit only once: what is `set("1122")`? With the secret 1122 and the guess 2211 all
    four digits are partial, but the two sets share only two. You need a way to compare that still knows
    how often a digit is there.
only-if: & |\.intersection\(
else-title: Each digit that both share counts once, less the exact ones
else-hint: With the secret 1122 and the guess 2211 all four digits are partial. How many does your program
    find? It must know how often a digit is there, not only that it is there.
"""
