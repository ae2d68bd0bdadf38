"""There is a peg for 0

stage: objects
hint: With which number does your enumeration begin? A code has no 0.
"""

Peg = IntEnum("Peg", "ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE", start=0)
