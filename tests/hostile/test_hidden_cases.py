"""What a program learns from hidden cases never turns up in what is shown of the others."""

from __future__ import annotations

import pytest

from grader.model.exercise import Limits
from grader.model.record import replace
from grader.run import Runner
from grader.run.process import FORKS
from tests.run.asking import call, case, evidence, play

LONG = Limits(case=30.0, submission=120.0)
"""Time enough to look through all memory on a slow machine."""

PROGRAM = """
import gc, os, sys

seen = []


def f(x):
    seen.append(x)
    frame, found = sys._getframe(), []
    while frame:
        found += [repr(value)[:5_000] for value in frame.f_locals.values()]
        found += [repr(value.work) for value in frame.f_locals.values() if hasattr(value, "work")]
        frame = frame.f_back
    found += [repr(thing)[:500] for thing in gc.get_objects() if type(thing) in (list, tuple, dict)]
    try:
        with open("../seen", "a") as stream:
            print(seen, file=stream)
        found.append(open("../seen").read())
    except OSError:
        pass
    return [text for text in found if "emases"[::-1] in text][:3], seen


def main():
    f(input())
    print(f(input()))
"""


def test_hidden_inputs_reach_no_case_that_is_shown() -> None:
    cases = [
        case(call("f(x)", "f", x="first"), "first"),
        replace(case(call("f(x)", "f", x="open sesame"), "secret"), hidden=True),
        case(call("f(x)", "f", x="last"), "last"),
        replace(case(play("open sesame", "sesame"), "secret game"), hidden=True),
        case(play("one", "two"), "game"),
    ]
    with Runner() as runner:
        seen = dict(evidence(runner, PROGRAM, cases).observations)
    assert "sesame" in repr(seen["secret"])
    assert "sesame" in repr(seen["secret game"])
    for name in ("first", "last", "game"):
        assert "sesame" not in repr(seen[name])
    assert seen["last"].value == ([], ["first", "last"])


SLIP = """
import gc, marshal, mmap


def shared():
    return {id(held): held for thing in gc.get_objects() for held in gc.get_referents(thing)
            if type(held) is mmap.mmap}.values()


for memory in shared():
    memory[:4] = bytes(4)


def f(x):
    if "sesame" in x:
        code = compile(f"def f(x): return {x!r}\\ndef main(): print({x!r})", "program.py", "exec")
        packed = marshal.dumps(([code], [], True))
        for memory in shared():
            memory[4 : 4 + len(packed)] = packed
            memory[:4] = len(packed).to_bytes(4, "big")
    return [x]


def main():
    print(f(input()))
"""

MEMORY = """
import ctypes, gc, os, re

words = re.compile(b"[o]pen [s]esame")  # and not these words here
library = ctypes.CDLL(None)
out, into = os.pipe()
os.set_blocking(into, False)


def f(x):
    found = [x]
    for start in sorted({id(thing) >> 20 << 20 for thing in gc.get_objects()}):
        for page in range(start, start + (1 << 20), 4096):
            if library.write(into, ctypes.c_void_p(page), 4096) == 4096:
                found += words.findall(os.read(out, 4096))
    return found


def main():
    print(f(input()))
"""


@pytest.mark.skipif(not FORKS, reason="no process there has seen what another is asked")
@pytest.mark.parametrize("program", [SLIP, MEMORY], ids=["hands on code", "reads memory that was freed"])
def test_what_passed_through_the_grader_s_own_memory_reaches_no_case_that_is_shown(program: str) -> None:
    cases = [
        case(call("f(x)", "f", x="first"), "first"),
        replace(case(call("f(x)", "f", x="open sesame" * 500), "secret"), hidden=True),
        case(play("one"), "game"),
        replace(case(play("open sesame"), "secret game"), hidden=True),
        case(play("two"), "last game"),
    ]
    with Runner() as runner:
        seen = dict(evidence(runner, program, cases, LONG).observations)
        alone = runner.observe_alone(program.encode(), "program.py", cases[0], LONG)
        traced = runner.trace(program.encode(), "program.py", cases[0], LONG)
    assert seen["first"].value == alone.value == ["first"]
    assert [seen[name].transcript[-1].printed for name in ("game", "last game")] == ["['one']\n", "['two']\n"]
    assert "sesame" not in repr(traced)
