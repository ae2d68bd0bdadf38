"""Only exact matches are counted

stage: score
borrow: misplaced-not-counted
hint: Your program counts what stands at its place, and that is correct. With the secret 1234 and the
    guess 2143 nothing does, but all four digits are in the secret. Where should your feedback get its "-"
    from, and does Python get there?
"""
