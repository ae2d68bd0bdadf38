"""What shuts a program in: which is chosen, what a program finds in it, and what is done where it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grader.run import CannotStart, Runner
from grader.run.inside import kernel
from grader.run.sandbox import AUTO, BUBBLEWRAP, NONE, Unprotected, choose, trusted_by_environment
from tests.run.asking import call, observe

linux = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap and Landlock are Linux's")

AS_NOBODY = ("/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
MISSING = (
    "bubblewrap isn't installed; it shuts programs in, on Linux only. "
    "Install it: sudo apt install bubblewrap (Debian, Ubuntu, WSL), sudo dnf install bubblewrap (Fedora)."
)
TRUST = "If you trust every one of these programs as you trust your own, say so: --trust, or GRADE_TRUST=1."


@pytest.fixture
def bwrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Some `bwrap` that is found; it says that it doesn't work."""
    program = tmp_path / "bwrap"
    program.write_text(
        "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n", "utf-8"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    return program


@pytest.fixture
def no_bwrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.mark.usefixtures("bwrap")
@pytest.mark.parametrize(
    ("own_file", "trusted", "wish", "name", "required"),
    [
        (True, False, AUTO, "bubblewrap", False),
        (True, False, BUBBLEWRAP, "bubblewrap", True),
        (False, False, AUTO, "bubblewrap", True),
        (False, True, AUTO, "bubblewrap", False),
        (False, True, BUBBLEWRAP, "bubblewrap", True),
    ],
)
def test_bubblewrap_is_used_where_it_is_there(
    own_file: bool, trusted: bool, wish: str, name: str, required: bool
) -> None:
    chosen = choose(own_file=own_file, trusted=trusted, wish=wish)
    assert chosen is not None
    assert (chosen.name, chosen.required) == (name, required)


@pytest.mark.usefixtures("no_bwrap")
@pytest.mark.parametrize(("own_file", "trusted"), [(True, False), (False, True), (True, True)])
@pytest.mark.parametrize("wish", [AUTO, NONE])
def test_ones_own_files_and_trusted_ones_do_without(own_file: bool, trusted: bool, wish: str) -> None:
    assert choose(own_file=own_file, trusted=trusted, wish=wish) is None


@pytest.mark.usefixtures("no_bwrap")
@pytest.mark.parametrize(
    ("own_file", "wish", "words"),
    [
        (False, AUTO, f"{MISSING} {TRUST}"),
        (False, BUBBLEWRAP, f"{MISSING} {TRUST}"),
        (True, BUBBLEWRAP, MISSING),
        (
            False,
            NONE,
            f"Without a sandbox, other people's programs could read, change and delete your files. {TRUST}",
        ),
    ],
)
def test_other_peoples_files_are_shut_in_or_not_run_at_all(own_file: bool, wish: str, words: str) -> None:
    with pytest.raises(Unprotected) as refused:
        choose(own_file=own_file, wish=wish)
    assert str(refused.value) == words


@pytest.mark.parametrize(("value", "trusted"), [("1", True), ("yes", True), ("0", False), ("", False)])
def test_trust_can_stand_in_the_environment(
    value: str, trusted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRADE_TRUST", value)
    assert trusted_by_environment() is trusted


@linux
@pytest.mark.usefixtures("bwrap")
def test_where_bubblewrap_does_not_work_ones_own_file_runs_without_it() -> None:
    with Runner(choose(own_file=True)) as runner:
        assert observe(runner, "def f(): return 1", call("f()")).value == 1
        assert runner.given_up == "bwrap: No permissions to create new namespace"
        assert runner.sandbox in ("Landlock", "a process of its own")


@linux
def test_where_bubblewrap_does_not_work_nothing_that_requires_it_runs(bwrap: Path) -> None:
    with Runner(choose(own_file=False)) as runner, pytest.raises(CannotStart) as refused:
        observe(runner, "def f(): return 1", call("f()"))
    assert refused.value.command[0] == str(bwrap)
    assert refused.value.reason == "bwrap: No permissions to create new namespace"


SEEN = """
import ctypes, os, socket, sys

def attempt(what):
    try:
        return what()
    except OSError as error:
        return type(error).__name__

def top(): return sorted(os.listdir("/")) if os.access("/", os.R_OK) else []
def passwords(): return attempt(lambda: open("/etc/passwd").read())
def packages(): return attempt(lambda: os.listdir(os.path.dirname(os.__file__) + "/site-packages"))
def home(): return attempt(lambda: os.listdir("/home") + os.listdir("/root"))
def write_beside(): return attempt(lambda: open("../beside", "w"))
def write_library(): return attempt(lambda: open(os.__file__, "a"))
def own_folder():
    with open("mine", "w") as stream:
        stream.write("x")
    return os.listdir(".")
def others(): return attempt(lambda: [name for name in os.listdir("/proc") if name.isdigit()])
def network(): return attempt(lambda: socket.create_connection(("127.0.0.1", 9), 1))
def bus(): return attempt(lambda: socket.socket(socket.AF_UNIX))
def names(): return attempt(lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
def host(): return socket.gethostname()
def environment(): return sorted(set(os.environ) - {"TMPDIR", "LC_CTYPE"})
def rights(): return [line.split()[1] for line in open("/proc/self/status") if line.startswith("CapEff")]
def user(): return os.getuid()
def libraries():
    import bz2, lzma, sqlite3, ssl, zlib
    return sorted(module.__name__ for module in (bz2, lzma, sqlite3, ssl, zlib))
def signal_host(): return attempt(lambda: os.kill(os.getppid(), 0))
def signal_all(): return attempt(lambda: os.kill(-1, 0))
def signal_itself(): return attempt(lambda: os.kill(os.getpid(), 0))
def thread():
    import threading
    done = []
    one = threading.Thread(target=done.append, args=(1,))
    one.start()
    one.join()
    return done
def child():
    process = os.fork()
    if not process:
        os._exit(3)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
def trace_host(): return ctypes.CDLL(None).ptrace(16, os.getppid(), None, None)
def mount(): return ctypes.CDLL(None).mount(b"none", b"/tmp", b"tmpfs", 0, None)
def new_users(): return ctypes.CDLL(None).unshare(0x10000000)
"""


@pytest.mark.sandbox
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("passwords()", "FileNotFoundError"),
        ("home()", "FileNotFoundError"),
        ("write_beside()", "PermissionError"),
        ("write_library()", "PermissionError"),
        ("own_folder()", ["mine"]),
        ("host()", "sandbox"),
        ("environment()", ["HOME", "LOGNAME", "TERM", "USER"]),
        ("libraries()", ["bz2", "lzma", "sqlite3", "ssl", "zlib"]),
        ("network()", "PermissionError"),
        ("bus()", "PermissionError"),
        ("names()", "PermissionError"),
        ("signal_host()", "PermissionError"),
        ("signal_all()", "PermissionError"),
        ("signal_itself()", None),
        ("thread()", [1]),
        ("child()", 3),
        ("trace_host()", -1),
        ("mount()", -1),
        ("new_users()", -1),
    ],
)
def test_in_bubblewrap_there_is_python_and_nothing_else(question: str, answer: object) -> None:
    with Runner(choose(own_file=True, wish=BUBBLEWRAP)) as runner:
        seen = observe(runner, SEEN, call(question))
    if answer == "FileNotFoundError":
        assert seen.value in (
            "FileNotFoundError",
            "PermissionError",
        )  # a folder on Python's way may bear the name
    else:
        assert seen.value == answer


@linux
@pytest.mark.skipif(
    kernel.system_call(444, None, 0, 1) < 6, reason="this kernel's Landlock doesn't do all of it"
)
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("passwords()", "PermissionError"),
        ("packages()", "PermissionError"),
        ("home()", "PermissionError"),
        ("write_beside()", "PermissionError"),
        ("write_library()", "PermissionError"),
        ("own_folder()", ["mine"]),
        ("others()", "PermissionError"),
        ("network()", "PermissionError"),
        ("environment()", ["HOME", "LOGNAME", "TERM", "USER"]),
        ("libraries()", ["bz2", "lzma", "sqlite3", "ssl", "zlib"]),
        ("bus()", "PermissionError"),
        ("names()", "PermissionError"),
        ("signal_host()", "PermissionError"),
        ("signal_all()", "PermissionError"),
        ("signal_itself()", None),
        ("thread()", [1]),
        ("child()", 3),
        ("trace_host()", -1),
        ("mount()", -1),
        ("new_users()", -1),
    ],
)
def test_without_bubblewrap_the_kernel_locks_files_network_and_processes(
    question: str, answer: object
) -> None:
    with Runner() as runner:
        seen = observe(runner, SEEN, call(question))
        assert (seen.value, runner.sandbox) == (answer, "Landlock")


@linux
@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become somebody else"
)
@pytest.mark.sandbox
def test_a_program_that_root_grades_is_nobody() -> None:
    with Runner(choose(own_file=True, wish=BUBBLEWRAP)) as runner:
        seen = observe(runner, SEEN, call("user()"))
    assert seen.value in range(60_578, 61_178)


@linux
@pytest.mark.sandbox
@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become somebody else"
)
@pytest.mark.parametrize("wish", [BUBBLEWRAP, NONE])
def test_all_of_it_works_for_an_ordinary_user(wish: str, project: Path) -> None:
    python = readable_python()
    program = f"""
import sys
sys.path.insert(0, {str(project)!r})
from grader.run import Runner
from grader.run.sandbox import choose
from tests.run.asking import call, observe
with Runner(choose(own_file=True, wish={wish!r})) as runner:
    seen = observe(runner, {SEEN!r}, call("user(), write_beside(), passwords(), own_folder(), libraries()"))
    print(seen.kind, seen.value, runner.sandbox, runner.given_up)
"""
    done = subprocess.run(  # noqa: S603
        [*AS_NOBODY, python, "-c", program],
        cwd="/",
        env={},
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    libraries = ["bz2", "lzma", "sqlite3", "ssl", "zlib"]
    answers = {
        BUBBLEWRAP: (65534, "PermissionError", "FileNotFoundError", ["mine"], libraries),
        NONE: (65534, "PermissionError", "PermissionError", ["mine"], libraries),
    }
    name = {BUBBLEWRAP: "bubblewrap", NONE: "Landlock"}[wish]
    assert done.stdout.strip() == f"returned {answers[wish]} {name}"


def readable_python() -> str:
    test = "import os, sys; sys.exit(sys.version_info < (3, 11) or not os.access(sys.executable, os.X_OK))"
    for python in (sys.executable, "/usr/bin/python3"):
        done = subprocess.run([*AS_NOBODY, python, "-c", test], capture_output=True, check=False)  # noqa: S603
        if done.returncode == 0:
            return python
    pytest.skip("there is no Python here that an ordinary user could run")


def test_a_python_that_cannot_be_started_is_told_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(CannotStart, match="No such file or directory: /nowhere/python"):
        Runner()
    assert list(tmp_path.iterdir()) == []
