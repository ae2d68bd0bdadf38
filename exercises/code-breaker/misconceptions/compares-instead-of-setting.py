"""`exact == exact + 1` counts one more

stage: score
borrow: compares-instead-of-setting
hint: Your counters stay at zero. `==` asks a question, and the answer is thrown away. Which sign gives a
    variable a new value?
"""
