"""The two pipes to a process, of both kinds, where the process doesn't listen as it should."""

from __future__ import annotations

import os
import sys
from types import ModuleType

import pytest

from grader.run import threaded_pipes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from grader.run.process import Pipes

if sys.platform == "win32":
    KINDS = [threaded_pipes]
else:
    from grader.run import pipes

    KINDS = [pipes, threaded_pipes]

MUCH = b"x" * 1_000_000
TALKS_FIRST = "import os; os.write(1, b'y' * 5_000_000); [0 for _ in iter(lambda: os.read(0, 65536), b'')]"
NEVER_LISTENS = "import time; time.sleep(600)"


def begin(kind: ModuleType, program: str) -> Pipes:
    started = vars(kind).get("SpawnedPipes") or vars(kind)["ThreadedPipes"]
    process: Pipes = started([sys.executable, "-c", program], dict(os.environ))
    return process


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_process_says_before_it_listens_is_read_meanwhile(kind: ModuleType) -> None:
    process = begin(kind, TALKS_FIRST)
    came = 0
    process.write(MUCH)
    while came < 5_000_000:
        came += len(process.read(30.0) or b"")
    process.close()
    assert came == 5_000_000


@pytest.mark.parametrize("kind", KINDS)
def test_a_process_that_never_listens_is_given_up(kind: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, "_DEAF", 0.2)
    process = begin(kind, NEVER_LISTENS)
    with pytest.raises(OSError, match=r"^$"):
        process.write(MUCH)
    process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no sessions")
def test_what_a_terminal_tells_its_programs_never_reaches_the_process() -> None:
    process = begin(KINDS[0], "import os; os.write(1, b'own' if os.getsid(0) == os.getpid() else b'shared')")
    assert process.read(30.0) == b"own"
    process.close()
