"""Many trusted programs at once: what they answer is what each would answer by itself."""

from __future__ import annotations

from grader.model.observation import Kind
from grader.model.record import replace
from grader.run import Runner
from tests.run.asking import QUICK, call, case

HASTY = replace(QUICK, case=0.3)

PROGRAMS = {
    "right": "N = 4\ndef f(x): return x + N",
    "wrong": "N = 4\ndef f(x): return x - N",
    "stateful": "N = 4\nseen = []\ndef f(x): seen.append(x); return len(seen)",
    "raises": "N = 4\ndef f(x):\n    return x / 0",
    "prints": "N = 4\ndef f(x): print(x)",
    "loops": "N = 4\ndef f(x):\n while x == 2: pass\n return x",
    "leaves": "import os\nN = 4\ndef f(x): os._exit(3)",
    "exits": "N = 4\ndef f(x): exit('bye')",
    "starts a game": "N = 4\ndef f(x): return x\ndef main(): input()\nmain()",
    "lacks the function": "N = 4\ndef g(x): return x",
    "lacks the constant": "def f(x): return x",
    "broken": "def f(:",
    "random": "import random\nN = 4\ndef f(x): return random.random()",
    "last": "N = 4\ndef f(x): return input()",
}
CASES = [case(call("f(x)", "f", x=x), f"plain {x}") for x in (1, 2, 3)] + [
    case(call("f(x)", "f", x=1), "set", set=(("N", 5),))
]


def test_each_program_answers_as_it_would_by_itself(runner: Runner) -> None:
    sources = [source.encode() for source in PROGRAMS.values()]
    surveyed = runner.survey(sources, "program.py", CASES, HASTY)
    for name, source, answers in zip(PROGRAMS, sources, surveyed, strict=True):
        alone = [seen for _, seen in runner.observe(source, "program.py", CASES, HASTY).observations]
        for one, other in zip(answers, alone, strict=True):
            assert (one.kind, one.value, one.printed, one.error, one.detail, one.asked) == (
                other.kind,
                other.value,
                other.printed,
                other.error,
                other.detail,
                other.asked,
            ), name


def test_the_case_that_loops_is_known(runner: Runner) -> None:
    [answers] = runner.survey([PROGRAMS["loops"].encode()], "program.py", CASES, HASTY)
    assert [answer.kind for answer in answers] == [
        Kind.RETURNED,
        Kind.TIMED_OUT,
        Kind.RETURNED,
        Kind.RETURNED,
    ]


def test_a_program_that_changes_its_list_spoils_no_other_program(runner: Runner) -> None:
    changing = b"def f(x):\n    x[0].pop()\n    return x"
    same = b"def f(x): return x"
    cases = [case(call("f(x)", "f", x=[[1, 2]]), str(number)) for number in range(2)]
    surveyed = runner.survey([changing, same, changing], "program.py", cases, QUICK)
    assert [[seen.value for seen in answers] for answers in surveyed] == [
        [[[1]]] * 2,
        [[[1, 2]]] * 2,
        [[[1]]] * 2,
    ]
