r"""The loop over the places still goes to four

stage: configurable
borrow: four-left-in-the-loop
hint: CODE_LENGTH is there, but one loop still counts to four. What about the fifth digit of five? Look
    for each 4 in your program and ask what it stands for.
only-if: ^(?!CODE_LENGTH\b).*\b4\b
else-title: A code always has four places
else-hint: With another CODE_LENGTH your program still counts as if a code had four places. Which places
    does it look at if the code has five digits, and how does it know where to stop?
"""
