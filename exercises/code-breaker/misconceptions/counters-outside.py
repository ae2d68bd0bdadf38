"""The counters start at zero at the top of the file

stage: score
borrow: counters-outside
hint: The first feedback is right, and each later one also counts what came before. How often does Python
    come past the line that sets your counters to zero? Ask how often you need it.
"""
