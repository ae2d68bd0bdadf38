r"""`exact == exact + 1` counts one more

stage: score
borrow: compares-instead-of-setting
hint: Your counters stay at zero. `==` asks a question, and the answer is thrown away. Which sign gives a
    variable a new value?
only-if: ^\s*(\w+) == \1 \+ 1$
else-title: Nothing is ever right
else-hint: Your feedback is the empty text, whatever the guess is. Find the lines that should add
    something to it. Does Python get there, and is what they add still there at the end?
"""
