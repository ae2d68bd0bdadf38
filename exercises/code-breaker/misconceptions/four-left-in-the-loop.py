"""The loop over the places still goes to four

stage: configurable
borrow: four-left-in-the-loop
hint: CODE_LENGTH is there, but one loop still counts to four. What about the fifth digit of five? Look for
    each 4 in your program and ask what it stands for.
"""
