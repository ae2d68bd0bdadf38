"""What a program learns from hidden cases never turns up in what is shown of the others."""

from __future__ import annotations

from grader.model.record import replace
from grader.run import Runner
from tests.run.asking import call, case, evidence, play

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
