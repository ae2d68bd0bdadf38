# says: >>>
>>> code = "ABCD"
>>> print(code)
ABCD
>>> def evaluate_guess(secret, guess):
...     return 1, 2
...
