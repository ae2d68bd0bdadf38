"""Pegs are an Enum, not an IntEnum

stage: objects
hint: A member of an Enum is equal to itself alone. Which kind of enumeration can be compared with numbers?
"""

from enum import Enum

Peg = Enum("Peg", "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE")
