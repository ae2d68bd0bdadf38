"""The function asks for the guess that it needs

stage: score
borrow: asks-inside-the-answer
hint: `score` is given a guess, and then asks the player for another one. The values in the parentheses of
    `def` are already there when the function starts. Asking is the job of the part that plays the game.
"""
