"""An empty list as a default is empty at each call

stage: score
borrow: list-kept-as-default
hint: The first feedback is right, and each later one also counts what came before. Python makes the list
    of a default only once, when it reads the `def` line. Where could you make a fresh one?
"""
