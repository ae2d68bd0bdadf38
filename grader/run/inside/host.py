"""The warm process: forks a child for each session, relays what it says, and tells how it ended.

A frame is a letter, the session's number (4 bytes), the length (4 bytes), and so many bytes.
To here: `o` open a session, `O` open one that says much in a row, `w` words for a session, `k` kill it.
From here: `r` ready (once; `locked`: programs will be behind Landlock), `d` data that a session wrote, `e`
how it ended: its exit status; less than zero: the signal.
"""

from __future__ import annotations

import gc
import os
import select
import sys
from time import monotonic, sleep  # our own: those of the module are a student's clock

from . import descendants, limits, rights, session, system_calls
from .compiled import Compiled, Slip
from .folder import remove, settle
from .landlock import Landlock
from .request import Request
from .wire import MEMORY, PROCESSES, Wire
from .world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

assert sys.platform != "win32"  # there, `once` does this work

_CHUNK = 65536
_DRAINED = 1 << 20
_GATHERED = 0.0003
"""Seconds for which words of a talkative session gather: to wake two processes takes longer than a call."""
_POLLED = 5
"""Milliseconds between two looks at children, where the system can't wake us at their end."""
_WATCHED = 100
"""Milliseconds between two looks at what a session has become that runs so long."""
_MOST_PROCESSES = 100


def serve(folder: str, shut_in: str = "") -> NoReturn:
    """Obey until the grader closes the line.

    `folder` is where each session gets its own empty one; without it there is none. `shut_in` isn't empty
    if a sandbox shows us no processes but our own.
    """
    lacking = limits.too_few_descriptors()
    if lacking:
        sys.exit(lacking)
    if os.getpid() != os.getsid(0):
        os.setsid()  # the keys of a terminal reach the grader only
    grader_in, grader_out = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    os.environ.clear()
    descendants.adopt()
    rights.close_to_others()
    world = World()
    world.install()
    gc.freeze()
    try:
        Host(grader_in, grader_out, folder, world, alone=bool(shut_in)).serve()
    finally:
        if folder:
            remove(folder)
        os._exit(0)


class _Session:
    def __init__(
        self, number: int, process: int, saying: int, hearing: int, folder: str, memory: int, talkative: bool
    ) -> None:
        self.number = number
        self.process = process
        self.saying = saying
        self.hearing = hearing
        self.folder = folder
        self.memory = memory
        self.talkative = talkative
        self.excess: int | None = None
        """Why it was killed from here: `MEMORY`, `PROCESSES`."""
        self.slip = Slip()
        self.unheard = b""
        self.waiting = False
        self.watch = _watch(process)


class Host:
    def __init__(self, grader_in: int, grader_out: int, folder: str, world: World, *, alone: bool) -> None:
        self._in = grader_in
        self._out = grader_out
        self._folder = folder
        self._world = world
        self._compiled = Compiled()
        self._user = rights.somebody()
        self._alone = alone
        self._lock = Landlock()
        if folder and self._user is not None:
            os.chmod(folder, 0o711)  # noqa: PTH101, S103 - to pass through, not to read
        self._looked = monotonic()
        self._sessions: dict[int, _Session] = {}
        self._by_descriptor: dict[int, _Session] = {}
        self._poll = select.poll()
        self._poll.register(grader_in, select.POLLIN)

    def serve(self) -> None:
        self._tell(b"r", 0, b"locked" if self._lock.works else b"")
        try:
            while self._turn():
                pass
        finally:
            for one in list(self._sessions.values()):
                descendants.kill_group(one.process)
                descendants.kill(one.process)
            descendants.end_all(set())

    def _turn(self) -> bool:
        blind = any(one.watch is None for one in self._sessions.values())
        pause = _POLLED if blind else _WATCHED if self._sessions else None
        for descriptor, event in self._poll.poll(pause):
            if descriptor == self._in:
                if not self._obey():
                    return False
                continue
            one = self._by_descriptor.get(descriptor)
            if one is None:
                continue
            if descriptor == one.saying:
                if one.talkative and not event & select.POLLHUP:
                    sleep(_GATHERED)
                self._relay(one)
            elif descriptor == one.hearing:
                self._pass_on(one)
            else:
                self._look_after(one)
        self._look_around(blind=blind)
        return True

    def _look_around(self, *, blind: bool) -> None:
        if blind:
            for one in list(self._sessions.values()):
                self._look_after(one)
        if self._sessions and monotonic() - self._looked > _WATCHED / 1000:
            for one in self._sessions.values():
                _weigh(one)
            self._looked = monotonic()

    def _obey(self) -> bool:
        head = _read_exactly(self._in, 9)
        if head is None:
            return False
        number, size = int.from_bytes(head[1:5], "big"), int.from_bytes(head[5:], "big")
        payload = _read_exactly(self._in, size) if size else b""
        if payload is None:
            return False
        letter, one = head[:1], self._sessions.get(number)
        if letter in b"oO":
            self._open(number, payload, talkative=letter == b"O")
        elif one is not None and letter == b"k":
            descendants.kill_group(one.process)
            descendants.kill(one.process)
        elif one is not None and letter == b"w":
            one.unheard += payload
            self._pass_on(one)
        return True

    def _open(self, number: int, payload: bytes, *, talkative: bool) -> None:
        said, saying = os.pipe()
        hearing, heard = os.pipe()
        request = Request.unpacked(payload)
        slip = self._compiled.slip(request)
        folder = self._new_folder(number)
        host = os.getpid()
        process = os.fork()
        if process == 0:
            try:
                os.setsid()
                settle(folder)
                alone = rights.give_up(self._user) or self._alone
                descendants.die_with(host)
                if self._lock.works and not self._lock.close():
                    os._exit(79)
                system_calls.close()
                saying, hearing = _only(saying, hearing)
                for other in self._sessions.values():
                    other.slip.let_go()
                limits.bound_processes(alone=alone)
                session.run(request, Wire(saying, hearing), self._world, slip)
            finally:
                os._exit(79)
        os.close(saying)
        os.close(hearing)
        os.set_blocking(said, False)
        os.set_blocking(heard, False)
        one = _Session(number, process, said, heard, folder, request.memory, talkative)
        one.slip = slip
        self._sessions[number] = one
        self._by_descriptor[said] = self._by_descriptor[heard] = one
        self._poll.register(said, select.POLLIN)
        if one.watch is not None:
            self._by_descriptor[one.watch] = one
            self._poll.register(one.watch, select.POLLIN)

    def _new_folder(self, number: int) -> str:
        """An empty folder for a session; none if a program before has seen to that, or the disk is full."""
        if not self._folder:
            return ""
        folder = f"{self._folder}/{number}"
        try:
            os.mkdir(folder, 0o700)  # noqa: PTH102 - pathlib costs 10 ms
            if self._user is not None:
                os.chown(folder, self._user, self._user)
            self._lock.open_folder(folder)
        except OSError:
            return ""
        return folder

    def _relay(self, one: _Session) -> int:
        """Hand on what a session wrote; how many bytes it was."""
        try:
            data = os.read(one.saying, _CHUNK)
        except BlockingIOError:
            return 0
        if data:
            self._tell(b"d", one.number, data)
        else:
            self._poll.unregister(one.saying)
            self._by_descriptor.pop(one.saying)
        return len(data)

    def _pass_on(self, one: _Session) -> None:
        """Hand words to a session, as far as it takes them; the rest when it is ready for more."""
        try:
            one.unheard = one.unheard[os.write(one.hearing, one.unheard) :]
        except BlockingIOError:
            pass
        except OSError:  # it has closed its ears
            one.unheard = b""
        if one.unheard and not one.waiting:
            self._poll.register(one.hearing, select.POLLOUT)
        elif one.waiting and not one.unheard:
            self._poll.unregister(one.hearing)
        one.waiting = bool(one.unheard)

    def _look_after(self, one: _Session) -> None:
        """If a session's process has ended: end what it left running, hand on its last words, say so."""
        process, status = os.waitpid(one.process, os.WNOHANG)
        if not process:
            return
        descendants.kill_group(process)
        del self._sessions[one.number]
        descendants.end_all({other.process for other in self._sessions.values()})
        drained = 0
        while one.saying in self._by_descriptor and drained < _DRAINED:
            size = self._relay(one)
            if not size:
                break
            drained += size
        if one.waiting:
            self._poll.unregister(one.hearing)
        for descriptor in (one.saying, one.watch):
            if descriptor in self._by_descriptor:
                self._poll.unregister(descriptor)
        for descriptor in (one.saying, one.hearing, one.watch):
            if descriptor is not None:
                self._by_descriptor.pop(descriptor, None)
                os.close(descriptor)
        self._compiled.keep(one.slip)
        if one.folder:
            remove(one.folder)
        told = os.waitstatus_to_exitcode(status) if one.excess is None else one.excess
        self._tell(b"e", one.number, b"%d" % told)

    def _tell(self, letter: bytes, number: int, payload: bytes) -> None:
        frame = letter + number.to_bytes(4, "big") + len(payload).to_bytes(4, "big") + payload
        while frame:
            frame = frame[os.write(self._out, frame) :]


def _weigh(one: _Session) -> None:
    """Kill a session that has become too many processes, or whose processes take too much memory together."""
    processes = descendants.descendants_of({one.process})
    if len(processes) == 1:
        return  # the system itself holds it to its limits
    memory = sum(map(descendants.memory_of, processes)) - len(processes) * descendants.memory_of(os.getpid())
    if len(processes) > _MOST_PROCESSES:
        one.excess = PROCESSES
    elif memory > one.memory * 1024 * 1024:
        one.excess = MEMORY
    if one.excess is not None:
        descendants.kill_group(one.process)
        for process in processes:
            descendants.kill(process)


def _watch(process: int) -> int | None:
    """A descriptor that becomes readable when the process ends, where there is such a thing."""
    if sys.platform != "linux":
        return None
    else:
        try:
            return os.pidfd_open(process)
        except OSError:
            return None


def _only(saying: int, hearing: int) -> tuple[int, int]:
    """Close every descriptor but the two, which become 3 and 4, and three that lead nowhere."""
    saying, hearing = os.dup(saying), os.dup(hearing)
    while saying < 5 or hearing < 5:
        saying, hearing = os.dup(saying), os.dup(hearing)
    os.dup2(saying, 3, inheritable=False)
    os.dup2(hearing, 4, inheritable=False)
    os.dup2(0, 1)
    os.dup2(0, 2)
    os.closerange(5, 1024)
    return 3, 4


def _read_exactly(descriptor: int, size: int) -> bytes | None:
    """So many bytes, or `None` at the end."""
    pieces = []
    while size:
        piece = os.read(descriptor, min(size, 1 << 20))
        if not piece:
            return None
        pieces.append(piece)
        size -= len(piece)
    return b"".join(pieces)
