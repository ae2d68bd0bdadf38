r"""The counters start at zero at the top of the file

stage: score
borrow: counters-outside
hint: The first feedback is right, and each later one also counts what came before. How often does Python
    come past the line that sets your counters to zero? Ask how often you need it.
only-if: ^\s*(global|nonlocal) 
else-title: Each feedback begins at zero by itself
else-hint: The first feedback is right, and each later one also counts what came before. What does your
    function still know from the call before? It needs a fresh start at each call.
"""
