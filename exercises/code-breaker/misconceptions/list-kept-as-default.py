r"""An empty list as a default is empty at each call

stage: score
borrow: list-kept-as-default
hint: The first feedback is right, and each later one also counts what came before. Python makes the list
    of a default only once, when it reads the `def` line. Where could you make a fresh one?
only-if: ^\s*def \w+\(.*=(\[|\{|list\(|dict\(|set\()
else-title: Each feedback begins at zero by itself
else-hint: The first feedback is right, and each later one also counts what came before. What does your
    function still know from the call before? It needs a fresh start at each call.
"""
