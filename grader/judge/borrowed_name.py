"""Names that come from a module, or from another language."""

from __future__ import annotations

import ast
import keyword
import re
import sys

from grader.judge.program import Program
from grader.model.observation import StudentError

_HOMES = {
    "collections": ("Counter", "defaultdict", "deque", "OrderedDict", "namedtuple"),
    "random": ("randint", "randrange", "choice", "choices", "sample", "shuffle"),
    "itertools": ("permutations", "product", "combinations", "zip_longest"),
    "dataclasses": ("dataclass",),
    "enum": ("Enum", "IntEnum"),
    "math": ("sqrt", "floor", "ceil"),
    "string": ("ascii_uppercase", "ascii_lowercase", "ascii_letters", "digits"),
    "time": ("sleep",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}
_OF_OTHERS = {
    "raw_input": "input",
    "xrange": "range",
    "unichr": "chr",
    "unicode": "str",
    "String": "str",
    "Integer": "int",
    "parseInt": "int",
    "console": "print",
    "System": "print",
    "printf": "print",
    "println": "print",
    "strlen": "len",
}
"""Names of other languages, or of Python 2, and the function that does the same."""
_NOTHING = ("null", "nil", "undefined")


def pythons_spelling(name: str) -> str | None:
    """`true`, `null`, `Return`: words that Python spells in another way."""
    if name.capitalize() in ("True", "False", "None"):
        return f"there is no name `{name}`. Python writes `{name.capitalize()}`, with a capital letter first."
    if name.lower() in _NOTHING:
        return f"there is no name `{name}`. Python's word for nothing is `None`."
    if name.lower() in keyword.kwlist:
        return f"Python's word is `{name.lower()}`, in small letters: `{name}` isn't the same."
    return None


def of_others(program: Program, name: str) -> str | None:
    """`raw_input`, `String`: a name that the program gives no value, and another language knows."""
    if any(one.name == name for one in program.bindings):
        return None
    if name == "get_ipython":
        return "this line comes from a notebook, and works only there. Delete it."
    return f"there is no name `{name}`. In Python it is `{_OF_OTHERS[name]}`." if name in _OF_OTHERS else None


def hides_a_module(program: Program, error: StudentError) -> str | None:
    """A file `random.py`, which Python then takes for its own module of that name."""
    found = re.search(r"\b(?:from|module) '(\w+)'", error.message)
    if found is None or f"{found[1]}.py" != program.name or found[1] not in sys.stdlib_module_names:
        return None
    return (
        f"your file is called `{program.name}`, and so Python takes it for its own module `{found[1]}`. Give "
        "the file another name."
    )


def not_imported(program: Program, name: str) -> str | None:
    """A name of a module, which the program uses as one does: it calls it, or it begins with a capital."""
    if name not in _HOME or any(one.name == name for one in program.bindings):
        return None
    called = any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
        for node in ast.walk(program.tree)
    )
    if not called and not name[0].isupper():
        return None
    return (
        f"`{name}` comes from the module `{_HOME[name]}`. Write `from {_HOME[name]} import {name}` at the "
        "top of the file."
    )
