"""What the grader asks of a session; the one shape that both sides know."""

from __future__ import annotations

import marshal

from .own import OWN

globals().update(OWN)

Pairs = tuple[tuple[str, object], ...]


class Request:
    """One load of a program, and what to do with it."""

    __slots__ = (
        "distinct",
        "do",
        "given",
        "main",
        "memory",
        "name",
        "output",
        "program",
        "seconds",
        "seed",
        "set",
        "work",
    )

    def __init__(
        self,
        do: str,
        program: bytes,
        name: str,
        *,
        set: Pairs = (),
        given: Pairs = (),
        distinct: tuple[str, ...] = (),
        seed: int = 0,
        main: str = "main",
        memory: int = 512,
        output: int = 1_000_000,
        seconds: int = 20,
        work: object = None,
    ) -> None:
        self.do = do
        """What is to be done: `calls`, `game`, `table`, …"""
        self.program = program
        self.name = name
        """The file's name, as tracebacks show it."""
        self.set = set
        self.given = given
        self.distinct = distinct
        """File-level functions that draw words: one with a letter twice is drawn again."""
        self.seed = seed
        self.main = main
        self.memory = memory
        """MiB of address space."""
        self.output = output
        """Bytes that one case may print or return."""
        self.seconds = seconds
        """Seconds of processor time, a second line of defence behind the grader's clock."""
        self.work = work
        """What goes with `do`."""

    @property
    def stepped(self) -> bool:
        """Whether it is to be told line by line."""
        return self.do.startswith("trace")

    def packed(self) -> bytes:
        return marshal.dumps([getattr(self, name) for name in self.__slots__])

    @classmethod
    def unpacked(cls, data: bytes) -> Request:
        values = marshal.loads(data)  # noqa: S302 - the grader's words, never the student's
        request = cls.__new__(cls)
        for name, value in zip(cls.__slots__, values, strict=True):
            setattr(request, name, value)
        return request
