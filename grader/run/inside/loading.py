"""Running the top level of the student's file, statement by statement.

A file that starts its game on import asks for input there. That question is never answered: the rest of the
file is run, and the calls are served, from inside of it, while the game stays parked below. So no exception
has to find its way out through the student's `try` and `except`.
"""

from __future__ import annotations

import marshal

from .own import OWN
from .script import Script, pretend
from .streams import in_main_thread
from .wire import LONGEST_NAME, MOST_NAMES

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

    from .source import Source

_MOST_DRAWS = 2_000
"""Six letters of six have no repeat once in 65 draws, so this many fail once in 10^13 games."""


class Program:
    """A student's program in a module of its own."""

    def __init__(
        self,
        source: Source,
        script: Script,
        module_name: str,
        given: tuple[tuple[str, object], ...],
        distinct: tuple[str, ...] = (),
    ) -> None:
        self._name = module_name
        self.namespace: dict[str, object] = script.module(module_name).__dict__
        self._statements = source.statements
        self._at = 0
        self._given = {name: always(value) for name, value in given}
        self._distinct: dict[str, object] = {name: None for name in distinct if name not in self._given}
        self._then: Callable[[], NoReturn] | None = None
        self.asked = 0
        self.exited = False

    def run(self) -> None:
        """Run the file as a program; what it raises goes through."""
        while self._at < len(self._statements):
            self._next()

    def load(self, then: Callable[[], NoReturn]) -> NoReturn:
        """Run the file's top level, then `then`. Raises what the file raises, unless a game is parked."""
        self._then = then
        while self._at < len(self._statements):
            try:
                self._next()
            except SystemExit:
                self.exited = True
            except BaseException:
                if not self.asked:  # the file would have waited for ever: what follows only helps to grade it
                    raise
        then()

    def park(self) -> str | None:
        """The top level asks for input: go on from here and never come back, unless in another thread."""
        if self._then is not None and in_main_thread():
            self.asked += 1
            self.load(self._then)
        return None

    @property
    def names(self) -> list[str]:
        """File-level names in order of definition."""
        names = [name for name in list(self.namespace) if type(name) is str]
        return [name[:LONGEST_NAME] for name in names if not (name[:2] == name[-2:] == "__")][:MOST_NAMES]

    @property
    def never_defined(self) -> str | None:
        """A function that was to be replaced and isn't in the file."""
        return next((name for name in self._given if name not in self.namespace), None)

    def _next(self) -> None:
        statement = self._statements[self._at]
        self._at += 1
        try:
            exec(statement, self.namespace)  # noqa: S102 - what this process is for
        finally:
            for name, function in self._given.items():
                theirs = self.namespace.get(name, function)
                if theirs is not function:
                    pretend(function, theirs, name, self._name)
                    self.namespace[name] = function
            self._keep_distinct()

    def _keep_distinct(self) -> None:
        for name, ours in self._distinct.items():
            theirs = self.namespace.get(name, ours)
            if theirs is not ours and callable(theirs):
                distinct = without_repeats(theirs)
                pretend(distinct, theirs, name, self._name)
                self.namespace[name] = self._distinct[name] = distinct


def without_repeats(draw: Callable[..., object]) -> Callable[..., object]:
    """The same function, asked again while its word has a letter twice; what isn't a word is left alone."""

    def distinct(*given: object, **named: object) -> object:
        word = draw(*given, **named)
        for _ in range(_MOST_DRAWS):
            if type(word) is not str or len(set(word)) == len(word):
                break
            word = draw(*given, **named)
        return word

    return distinct


def always(value: object) -> Callable[..., object]:
    """A function that returns a fresh copy of the value, whatever it is called with."""
    packed = marshal.dumps(value)  # type: ignore[arg-type]  # plain, as it came

    def given(*_: object, **__: object) -> object:
        return marshal.loads(packed)  # noqa: S302 - packed above

    return given
