"""The exact ones are taken off twice

stage: score
borrow: positions-taken-off-twice
hint: Your feedback has too few "-". Follow the number of partial matches through your program with pencil
    and paper: where are the exact ones left out, and where are they left out again?
"""
