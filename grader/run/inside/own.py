"""Our own copy of Python's built-in names, so that a student's patches of `builtins` don't reach us.

A function looks built-in names up in the `__builtins__` of its module as it was when the function was
defined; so each module here begins with `globals().update(OWN)`.
"""

import builtins

OWN = {"__builtins__": dict(vars(builtins))}
