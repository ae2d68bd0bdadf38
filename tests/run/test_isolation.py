"""No submission hurts the grader, a later case, or the machine; none loses more than its own cases."""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.model.observation import Kind
from grader.run import Runner
from grader.run.process import FORKS
from tests.run.asking import QUICK, call, case, evidence, observe, observe_all

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="what is left running is found by /proc")

OUTCOMES = {
    "an endless loop": ("while True: pass", Kind.TIMED_OUT, "1 seconds"),
    "a loop that catches all": (
        "while True:\n  try:\n   while True: pass\n  except BaseException: pass",
        Kind.TIMED_OUT,
        "1 seconds",
    ),
    "a loop that ignores signals": ("sum(range(10 ** 16))", Kind.TIMED_OUT, "1 seconds"),
    "the process is left": ("os._exit(0)", Kind.EXITED, "0"),
    "the process is aborted": ("os.abort()", Kind.CRASHED, "SIGABRT"),
    "a crash in C": ("ctypes.string_at(0)", Kind.CRASHED, "SIGSEGV"),
    "much is printed": ("while True: print('x' * 1000)", Kind.TOO_MUCH_OUTPUT, ""),
    "much is printed to standard error": (
        "while True: print('x' * 1000, file=sys.stderr)",
        Kind.TOO_MUCH_OUTPUT,
        "",
    ),
    "much is returned": ("return 'x' * 50_000_000", Kind.TOO_MUCH_OUTPUT, ""),
    "the memory is used up": ("x = [0] * 10 ** 10", Kind.OUT_OF_MEMORY, ""),
    "a list grows": ("x = [1] * 1000\n while True: x += x", Kind.OUT_OF_MEMORY, ""),
    "all descriptors are closed": ("os.closerange(0, 256)\n return 1", Kind.NO_ANSWER, ""),
    "the line is led nowhere": ("os.dup2(0, 3)\n return 1", Kind.NO_ANSWER, ""),
    "rubbish is written to every descriptor": (
        "for d in range(64):\n  try: os.write(d, b'[\"answer\",0\\n')\n  except OSError: pass\n return 1",
        Kind.NO_ANSWER,
        "",
    ),
}
HEAD = "import ctypes, os, signal, sys\ndef good(): return 'right'\ndef bad():\n "


@pytest.mark.parametrize(("body", "kind", "detail"), OUTCOMES.values(), ids=OUTCOMES)
def test_what_ends_a_session_costs_one_case(runner: Runner, body: str, kind: Kind, detail: str) -> None:
    if body.startswith("os.dup2") and not runner.forks:
        pytest.skip("the line has another number there")
    before, bad, after = observe_all(runner, HEAD + body, [call("good()"), call("bad()"), call("good()")])
    assert (bad.kind, bad.detail) == (kind, detail)
    assert (before.value, after.value) == ("right", "right")


FORGERIES = {
    "for the same case": '["answer",0,"returned","",null,"",0,0.1,"forged"]',
    "for a later case": '["answer",1,"returned","",null,"",0,0.1,"forged"]',
    "of another shape": '["answer",0,"returned","forged"]',
    "of an unknown kind": '["answer",0,"passed","",null,"",0,0.1,"forged"]',
    "that isn't text": "\\xff\\xfe",
    "nested too deeply": "[" * 5_000,
}


@pytest.mark.parametrize("line", FORGERIES.values(), ids=FORGERIES)
def test_a_forged_message_never_speaks_for_another_case(line: str) -> None:
    program = (
        f"import os\ndef bad():\n os.write(3, b'''{line}\\n''')\n return 'own'\ndef good(): return 'right'"
    )
    with Runner() as runner:
        seen = observe_all(runner, program, [call("bad()"), call("good()"), call("good()")])
    assert seen[0].kind is Kind.NO_ANSWER or seen[0].value in ("own", "forged")
    assert {one.value for one in seen[1:] if one.kind is not Kind.NO_ANSWER} == {"right"}


def test_patches_reach_neither_the_grader_nor_the_answers(runner: Runner) -> None:
    program = """
import builtins, json, os, sys, io, time, random
def bad(put=setattr):
    modules = json, os, time, random, io, builtins
    for module, name in [(module, name) for module in modules for name in dir(module)]:
        if not name[:2] == '__':
            put(module, name, None)
    sys.stdout = sys.stderr = sys.stdin = None
    return 'patched'
def good():
    return 'right'
"""
    bad, good = observe_all(runner, program, [call("bad()"), call("good()")])
    assert (bad.value, good.value) == ("patched", "right")


def test_three_timeouts_of_a_call_are_enough(runner: Runner) -> None:
    program = "def bad(n):\n while True: pass\ndef good(): return 1"
    tasks = [call("bad(n)", n=n) for n in range(5)] + [call("good()")]
    seen = observe_all(runner, program, tasks)
    assert [one.kind for one in seen] == [Kind.TIMED_OUT] * 3 + [Kind.SKIPPED] * 2 + [Kind.RETURNED]
    assert seen[3].detail == "3 cases before had already taken too long or too much"


def test_once_a_call_has_run_out_of_time_thrice_one_case_of_another_is_enough(runner: Runner) -> None:
    program = "def bad(n):\n while True: pass\ndef worse(n): bad(n)\ndef good(): return 1"
    tasks = [call(f"{name}(n)", n=n) for name in ("bad", "worse") for n in range(4)] + [call("good()")]
    seen = observe_all(runner, program, tasks)
    bad, worse = [Kind.TIMED_OUT] * 3 + [Kind.SKIPPED], [Kind.TIMED_OUT] + [Kind.SKIPPED] * 3
    assert [one.kind for one in seen] == [*bad, *worse, Kind.RETURNED]
    assert seen[7].detail == "a case before had already taken too long or too much"


@pytest.mark.parametrize(
    ("body", "kind"),
    [("while True: print(n)", Kind.TOO_MUCH_OUTPUT), ("return 'x' * 10**9", Kind.OUT_OF_MEMORY)],
    ids=["output", "memory"],
)
def test_three_cases_that_take_too_much_are_enough(runner: Runner, body: str, kind: Kind) -> None:
    tasks = [call("bad(n)", n=n) for n in range(5)] + [call("good()")]
    seen = observe_all(runner, f"def bad(n):\n {body}\ndef good(): return 1", tasks)
    assert [one.kind for one in seen] == [kind] * 3 + [Kind.SKIPPED] * 2 + [Kind.RETURNED]


def test_the_whole_submission_has_a_limit(runner: Runner) -> None:
    from grader.model.record import replace

    program = "def f(n):\n while True: pass"
    started = time.monotonic()
    tasks = [call(f"f({n})") for n in range(9)]
    seen = observe_all(runner, program, tasks, replace(QUICK, case=5, submission=1.2))
    assert time.monotonic() - started < 5
    kinds = [one.kind for one in seen]
    assert kinds == sorted(kinds, reverse=True)
    assert set(kinds) == {Kind.TIMED_OUT, Kind.SKIPPED}
    assert seen[-1].detail == "the 1.2 seconds for the whole program were used up"


def test_a_case_may_have_its_own_limit(runner: Runner) -> None:
    from grader.model.record import replace

    one = replace(case(call("f()")), timeout=0.2)
    seen = evidence(runner, "def f():\n while True: pass", [one]).observations[0][1]
    assert (seen.kind, seen.detail) == (Kind.TIMED_OUT, "0.2 seconds")


def test_a_program_that_kills_its_runner_loses_that_case_at_most() -> None:
    program = "import os\ndef bad(): os.kill(os.getppid(), 9)\ndef good(): return 1"
    with Runner() as runner:
        bad, good = observe_all(runner, program, [call("bad()"), call("good()")])
    assert bad.kind in (Kind.RAISED, Kind.NO_ANSWER)  # by Landlock it may not even signal it
    assert good.value == 1


@pytest.mark.skipif(not FORKS, reason="there, each session has a process of its own")
def test_a_runner_that_is_killed_from_outside_costs_no_case() -> None:
    program = """
import time
def slow():
    start = time.perf_counter()
    while time.perf_counter() - start < 0.6: pass
    return 'right'
def good():
    return 'right'
"""
    with Runner() as runner:
        observe(runner, program, call("good()"))
        process = runner._process
        killing = threading.Timer(0.3, os.kill, (getattr(process._pipes, "process"), 9))  # noqa: B009 - on POSIX
        killing.start()
        seen = observe_all(runner, program, [call("good()"), call("slow()"), call("good()")])
        killing.join()
        assert runner._process is not process
    assert [one.value for one in seen] == ["right"] * 3


def test_nothing_of_the_grader_can_be_imported_or_read(runner: Runner) -> None:
    program = """
import os, sys
def names(): return sorted(name for name in sys.modules if 'inside' in name or 'grader' in name)
def path(): return [entry for entry in sys.path if 'grader' in entry]
def environment(): return sorted(set(os.environ) - {'LC_CTYPE'})
def files(): return os.listdir('.')
def arguments(): return sys.argv
"""
    asked = ["names()", "path()", "environment()", "files()", "arguments()"]
    seen = [one.value for one in observe_all(runner, program, [call(one) for one in asked])]
    harmless = {"TMPDIR", "TEMP", "PYTHONHASHSEED", "HOME", "USER", "LOGNAME", "TERM"}
    assert set(seen[2]) <= harmless  # type: ignore[arg-type]  # a list of names
    assert seen[:2] + seen[3:] == [[], [], [], ["program.py"]]


def test_files_of_a_session_are_gone_in_the_next(runner: Runner) -> None:
    program = "import os\ndef f(): before = os.listdir('.'); open('note', 'w').close(); return before"
    cases = [case(call("f()"), "a"), case(call("f()"), "b", set=(("N", 1),))]
    seen = [one.value for _, one in evidence(runner, "N = 0\n" + program, cases).observations]
    assert seen == [[], []]


Process = tuple[int, str]
"""Its number, and when it started: numbers come again."""


def descendants(of: int) -> set[Process]:
    """What a process started, and what that started, as far as it still runs."""
    parents: dict[int, list[Process]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, parent, *more = (folder / "stat").read_text("latin-1").rpartition(") ")[2].split()
        except OSError:
            continue
        if state not in "ZX":
            parents.setdefault(int(parent), []).append((int(folder.name), more[17]))
    found: set[Process] = set()
    ahead = [of]
    while ahead:
        children = parents.get(ahead.pop(), [])
        found.update(children)
        ahead.extend(number for number, _ in children)
    return found


def running(processes: set[Process]) -> set[Process]:
    return {one for one in processes if one in descendants(1) | descendants(os.getpid())}


def wait_until(true: Callable[[], bool], patience: float = 20) -> bool:
    """Whether it comes true within some seconds."""
    latest = time.monotonic() + patience
    while not true():
        if time.monotonic() > latest:
            return False
        time.sleep(0.02)
    return True


FORKS_AND_FORKS = """
import os, time
def stay():
    os.read(os.pipe()[0], 1)
def daemon():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            stay()
        os._exit(0)
    if os.fork() == 0:
        stay()
def work(seconds):
    end = time.perf_counter() + seconds
    while time.perf_counter() < end: pass
"""


@LINUX
@pytest.mark.parametrize(
    "ending", ["return 1", "os._exit(0)", "while True: pass", "os.kill(os.getppid(), 9)"]
)
def test_nothing_is_left_running(ending: str) -> None:
    before = descendants(os.getpid())
    seen: set[Process] = set()
    done = threading.Event()

    def watch() -> None:
        while not done.is_set():
            seen.update(descendants(os.getpid()) - before)
            time.sleep(0.02)

    watching = threading.Thread(target=watch)
    watching.start()
    try:
        with Runner() as runner:
            observe(runner, FORKS_AND_FORKS + f"def f():\n daemon()\n work(0.5)\n {ending}", call("f()"))
    finally:
        done.set()
        watching.join()
    assert len(seen) >= 3, "the program's own, and the two that it left behind"
    assert wait_until(lambda: not running(seen)), running(seen)


@LINUX
def test_nothing_is_left_of_a_killed_grader() -> None:
    import subprocess

    script = f"""
from grader.model.exercise import Limits
from grader.run import Runner
from tests.run.asking import call, observe
program = {FORKS_AND_FORKS + "daemon()" + chr(10) + "def f(): stay()"!r}
observe(Runner(), program, call('f()'), Limits(case=60, submission=60))
"""
    grader = subprocess.Popen([sys.executable, "-c", script])  # noqa: S603 - ours
    try:
        assert wait_until(lambda: len(descendants(grader.pid)) >= 4)
        started = descendants(grader.pid)
    finally:
        grader.kill()
        grader.wait()
    assert wait_until(lambda: not running(started)), running(started)


def test_the_working_folder_is_removed() -> None:
    program = "import os\nopen('x', 'w').close()\ndef f(): return os.getcwd()"
    with Runner() as runner:
        folder = observe(runner, program, call("f()")).value
        assert isinstance(folder, str)
        assert folder.startswith(tempfile.gettempdir())
    assert not Path(folder).parent.exists()


def test_answers_that_are_much_together_are_not_kept(runner: Runner) -> None:
    program = "def much(n): return 'x' * n\ndef good(): return 'right'"
    tasks = [call("much(n)", n=90_000) for _ in range(20)] + [call("good()")]
    seen = observe_all(runner, program, tasks)
    kept = [one for one in seen if one.kind is Kind.RETURNED]
    assert sum(len(str(one.value)) for one in kept) < 1_500_000
    assert [one.kind for one in seen[len(kept) :]] == [
        Kind.TOO_MUCH_OUTPUT,
        *[Kind.SKIPPED] * (20 - len(kept)),
    ]
    assert seen[-1].detail == "the cases before had already returned far too much"


def test_however_many_answers_of_a_usual_size_are_kept(runner: Runner) -> None:
    program = "def some(): return 'x' * 15_000"
    seen = observe_all(runner, program, [call("some()") for _ in range(100)])
    assert {one.kind for one in seen} == {Kind.RETURNED}
