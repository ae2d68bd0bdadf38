"""What a session hands to those after it: the program, compiled before any of its own code ran.

Compiling takes longer than starting a process. It is done in the session's process all the same, because
source can crash the compiler; the result lies in memory that is shared with the warm process, which looks at
nothing in it. Before the program itself runs, that memory is out of its reach: else it could hand on what it
learns from hidden cases.
"""

from __future__ import annotations

import marshal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .request import Request

try:
    from mmap import mmap as _shared
except ImportError:  # pragma: no cover - a Python without it compiles each time
    _shared = None  # type: ignore[assignment,misc]

_ROOM = 1 << 20
_MOST = 32


class Slip:
    """What is known of one program, and where a session leaves what it found out."""

    def __init__(self, key: bytes = b"", known: bytes = b"") -> None:
        self.key = key
        self.known = known
        self._memory = _shared(-1, _ROOM) if key and not known and _shared is not None else None

    def leave(self, found: bytes) -> None:
        """Leave it, and let go of the memory."""
        if self._memory is not None and len(found) <= _ROOM - 4:
            self._memory[4 : 4 + len(found)] = found
            self._memory[:4] = len(found).to_bytes(4, "big")
        self.let_go()

    def let_go(self) -> None:
        if self._memory is not None:
            self._memory.close()
            self._memory = None

    def taken(self) -> bytes:
        """What was left, and the memory given back."""
        if self._memory is None:
            return b""
        size = min(int.from_bytes(self._memory[:4], "big"), _ROOM - 4)
        found = self._memory[4 : 4 + size]
        self.let_go()
        return found


class Compiled:
    """The programs that were compiled, by their source and constants."""

    def __init__(self) -> None:
        self._known: dict[bytes, bytes] = {}

    def slip(self, request: Request) -> Slip:
        key = marshal.dumps((request.program, request.name, request.set, request.stepped))  # type: ignore[arg-type]  # plain
        return Slip(key, self._known.get(key, b""))

    def keep(self, slip: Slip) -> None:
        """Keep what a session that is over has left."""
        found = slip.taken()
        if found:
            if len(self._known) >= _MOST:
                self._known.clear()
            self._known[slip.key] = found
