"""There are pegs up to 6 only

stage: objects
hint: HIGHEST_DIGIT may be 8 or 9, and a guess with a 7 is scored too. How many pegs does that take?
"""

Peg = IntEnum("Peg", "ONE TWO THREE FOUR FIVE SIX")
