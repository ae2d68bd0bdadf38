"""What Python's own words about an exception mean.

Each row has the exception's types, a pattern that its text must contain, and the sentence. The sentence may
use the pattern's named groups, and `name`: the name, attribute or module that Python didn't find.

A pattern knows the words of every Python from 3.11 to 3.14, so that the sentence is the same on all of them;
`tests/judge/test_python_versions.py` has these words.
"""

from __future__ import annotations

_NOTHING = (
    "a value is missing there (it is `None`). Usually a function that should hand it over has no `return`."
)

_LAST = "The first place is 0, the last is one less than its length."

SENTENCES: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (
        ("IndexError",),
        r"^string index out of range",
        "it asks a text for a place that it hasn't. " + _LAST,
    ),
    (
        ("IndexError",),
        r"^(?P<what>list|tuple|range)\b.* index out of range",
        "it asks a {what} for a place that it hasn't. " + _LAST,
    ),
    (("IndexError",), r"pop from empty list", "it takes an item out of a list that is empty."),
    (("IndexError",), r"empty (sequence|population)", "it chooses at random from something that is empty."),
    (("KeyError",), r"(?P<key>.+)", "the dictionary has no key {key}."),
    (
        ("UnboundLocalError",),
        r"'(?P<quoted>\w+)'",
        "`{name}` is used before this function has given it a value. A function that assigns to a name "
        "has a variable of its own by that name, and doesn't see the one outside.",
    ),
    (
        ("NameError",),
        r"'(?P<quoted>\w+)'",
        "there is no name `{name}`. Is it misspelt, has it no value yet, or are quotes missing?",
    ),
    (
        ("RecursionError",),
        r"",
        "the function calls itself again and again and never comes to an end.",
    ),
    (("ZeroDivisionError",), r"", "it divides by zero."),
    (
        ("ModuleNotFoundError",),
        r"'(?P<quoted>[\w.]+)'",
        "there is no module `{name}` here. Is it misspelt? The exercise needs only what comes with Python. "
        "If it is a file of yours, put its code into this one: only this one is graded.",
    ),
    (
        ("ImportError",),
        r"cannot import name '(?P<quoted>\w+)' from '(?P<module>[\w.]+)'",
        "the module `{module}` has no `{name}`. Is it misspelt?",
    ),
    (
        ("EOFError",),
        r"",
        "it asks for input, but nothing more is typed.",
    ),
    (("AttributeError",), r"'NoneType' object has no attribute", _NOTHING),
    (
        ("AttributeError",),
        r"partially initialized module '(?P<module>[\w.]+)'"
        r"|module '(?P<other>[\w.]+)' .+ \(consider renaming",
        "Python found your own file `{module}{other}.py` instead of its module. Give that file another name.",
    ),
    (
        ("AttributeError",),
        r"module '(?P<module>[\w.]+)' has no attribute '(?P<quoted>\w+)'",
        "the module `{module}` has no `{name}`. Is it misspelt?",
    ),
    (
        ("AttributeError",),
        r"'(?P<type>\w+)' object has no attribute '(?P<quoted>\w+)'",
        "a value of type `{type}` has no `{name}`. Is it misspelt, or should the value be of another type?",
    ),
    (
        ("TypeError",),
        r"'NoneType' object is not|-iterable NoneType|(and|:|of) 'NoneType'|not NoneType|\(not \"NoneType\"",
        _NOTHING,
    ),
    (
        ("TypeError",),
        r"(?P<function>\w+)\(\) takes (?P<takes>.+?) but (?P<given>\d+) (was|were) given",
        "`{function}` takes {takes}, but is called with {given}.",
    ),
    (
        ("TypeError",),
        r"(?P<function>\w+)\(\) missing \d+ required positional arguments?: (?P<which>.+)",
        "`{function}` is called without a value for {which}.",
    ),
    (
        ("TypeError",),
        r"(?P<function>\w+)(\(\) takes| expected) (?P<takes>(exactly|at least|at most) \S+) "
        r"((positional|keyword) )?(?P<noun>arguments?)(, got | \()(?P<given>\d+)",
        "`{function}` takes {takes} {noun}, but is called with {given}.",
    ),
    (
        ("TypeError",),
        r"(?P<function>\w+)\(\) got an unexpected keyword argument '(?P<keyword>\w+)'"
        r"|'(?P<word>\w+)' is an invalid keyword argument for (?P<other>\w+)\(\)",
        "`{function}{other}` has no parameter `{keyword}{word}`. Is it misspelt?",
    ),
    (
        ("TypeError",),
        r"can only concatenate (?P<one>\w+) \(not \"(?P<other>\w+)\"\)",
        "`+` can't join `{one}` and `{other}`. Change one of them, by `str(…)` or `int(…)`.",
    ),
    (
        ("TypeError",),
        r"unsupported operand type\(s\) for (?P<sign>\+=?): '(?P<one>\w+)' and '(?P<other>\w+)'",
        "`{sign}` doesn't work between `{one}` and `{other}`. Change one of them, by `str(…)` or `int(…)`.",
    ),
    (
        ("TypeError",),
        r"unsupported operand type\(s\) for (?P<sign>\S+): '(?P<one>\w+)' and '(?P<other>\w+)'",
        "`{sign}` doesn't work between `{one}` and `{other}`. If one is a text that should be a number, "
        "make one of it: `int(…)`, or `float(…)` with a decimal point.",
    ),
    (
        ("TypeError",),
        r"'(?P<sign>[<>=]+)' not supported between instances of '(?P<one>\w+)' and '(?P<other>\w+)'",
        "`{sign}` can't compare `{one}` with `{other}`. Is one of them text that should be a number?",
    ),
    (
        ("TypeError",),
        r"'(?P<type>\w+)' object is not callable",
        "round brackets stand behind a value of type `{type}`, as though it were a function. "
        "Has a variable the name of a function, or should the brackets be square?",
    ),
    (
        ("TypeError",),
        r"'(?P<type>function|method|builtin_function_or_method|type)' object is not (subscriptable|iterable)",
        "a function is used as though it were its result. Call it with round brackets.",
    ),
    (
        ("TypeError",),
        r"'(?P<type>\w+)' object is not subscriptable",
        "square brackets stand behind a value of type `{type}`, which has no places inside.",
    ),
    (
        ("TypeError",),
        r"'(?P<type>\w+)' object (is not iterable|isn't iterable)|non-iterable (?P<other>\w+) object",
        "a single value of type `{type}{other}` stands where several are needed, such as a list or a text. "
        "To count with `for`, use `range(…)`.",
    ),
    (
        ("TypeError",),
        r"argument of type '(?P<type>\w+)' is not (iterable|a container)",
        "`in` can't look into a value of type `{type}`.",
    ),
    (
        ("TypeError",),
        r"'(?P<type>\w+)' object cannot be interpreted as an integer",
        "a whole number is needed there, but a value of type `{type}` came.",
    ),
    (
        ("ValueError",),
        r"non-integer (arg 1|stop|step) for randrange",
        "a whole number is needed there, but one with a point or a text came.",
    ),
    (
        ("TypeError",),
        r"^(\w+\(\) argument( \d+)? )?must be str, not (?P<type>\w+)",
        "a text is needed there, but a value of type `{type}` came.",
    ),
    (
        ("TypeError",),
        r"object of type '(?P<type>\w+)' has no len",
        "`len` needs a text or a list, not a value of type `{type}`.",
    ),
    (
        ("TypeError",),
        r"'(?P<type>str|tuple|range)' object (does not|doesn't) support item (assignment|deletion)",
        "single places of a `{type}` can't be changed. Make a `list` of it first.",
    ),
    (
        ("TypeError",),
        r"(?P<what>list|string|tuple) indices must be integers.*, not '?(?P<type>\w+)",
        "the place in square brackets must be a whole number, but is of type `{type}`. "
        "A `for` loop over a {what} gives its items, not their places.",
    ),
    (
        ("TypeError",),
        r"sequence item \d+: expected str instance, (?P<type>\w+) found",
        "`join` needs texts, but one item is of type `{type}`. Change it with `str(…)`.",
    ),
    (
        ("TypeError",),
        r"unhashable type: '(?P<type>\w+)'",
        "a `{type}` can't be a key of a dictionary or an item of a set.",
    ),
    (
        ("TypeError",),
        r"exceptions must derive from BaseException",
        "only exceptions can be raised, as in `raise ValueError('…')`.",
    ),
    (
        ("ValueError",),
        r"invalid literal for int\(\) with base \d+: (?P<text>.+)",
        "`int` can't make a whole number of {text}.",
    ),
    (("ValueError",), r"could not convert string to float: (?P<text>.+)", "{text} isn't a number."),
    (
        ("ValueError",),
        r"not enough values to unpack \(expected (?P<wanted>(at least )?\d+), got (?P<got>\d+)\)",
        "on the left of `=` (or after `for`) stand {wanted} names, but there are fewer values ({got}).",
    ),
    (
        ("ValueError",),
        r"too many values to unpack \(expected (?P<wanted>\d+)",
        "on the left of `=` (or after `for`) stand {wanted} names, but there are more values than that.",
    ),
    (
        ("ValueError",),
        r"x not in list|is not in (list|deque)|x not in tuple",
        "it looks for a value in a list that doesn't contain it.",
    ),
    (("ValueError",), r"substring not found", "it looks for a text in another that doesn't contain it."),
    (
        ("ValueError",),
        r"[Ss]ample larger than population",
        "`random.sample` never takes the same item twice, so it can't draw more items than there are.",
    ),
    (
        ("ValueError",),
        r"(?P<function>min|max)\(\) (arg is an empty sequence|iterable argument is empty)",
        "`{function}` has nothing to choose from: what stands in its round brackets is empty.",
    ),
    (("ValueError",), r"empty range", "`random` is asked for a number from an empty range."),
    (("AssertionError",), r"", "the condition of an `assert` isn't true."),
    (("KeyboardInterrupt", "GeneratorExit"), r"", "your own code raises it."),
    (("StopIteration",), r"", "`next` is called, but there are no more items."),
    (("NotImplementedError",), r"^$", "this part isn't written yet."),
    (
        ("FileNotFoundError",),
        r"'(?P<file>.+)'",
        "there is no file {file} where the grader runs your program.",
    ),
    (("MemoryError",), r"", "the memory is used up; a list or a text has become far too big."),
)
