"""What a file knows about itself while it runs: the module that it is, and where its text is found again."""

from __future__ import annotations

import builtins
import os
import sys

from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

_Module: type[ModuleType] = type(sys)


class Script:
    """The student's file. Python's `inspect` and `traceback` ask the loader of a module for its lines."""

    def __init__(self, name: str, program: bytes) -> None:
        self._name = name
        self._program = program

    def get_source(self, _: str = "") -> str:
        """The text of the file, with line ends as Python reads them."""
        from importlib.util import decode_source

        return decode_source(self._program)

    def module(self, name: str) -> ModuleType:
        """A new module of that name for the file, which can also import itself by the name of the file."""
        module = _Module(name)
        for known in (name, self._name.removesuffix(".py")):
            sys.modules[known] = module
        module.__dict__["__builtins__"] = builtins  # Python's, not our own copy
        module.__file__ = os.path.join(os.getcwd(), self._name)  # noqa: PTH109, PTH118 - pathlib costs 10 ms
        module.__loader__ = self  # type: ignore[assignment]  # all of a loader that is asked for
        return module


def pretend(ours: Callable[..., object], theirs: object, name: str, module: str) -> None:
    """Let a function of ours, in the place of a student's, be found, pickled and looked up as theirs is."""
    ours.__name__ = ours.__qualname__ = name
    ours.__module__ = module
    ours.__doc__ = theirs.__doc__ if type(theirs) is type(pretend) else None
    ours.__dict__["__wrapped__"] = theirs
