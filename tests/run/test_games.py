"""Whole programs at the console."""

from __future__ import annotations

import pytest

from grader.model.exercise import Limits
from grader.model.observation import Exchange, Kind, Observation
from grader.run import Runner
from grader.run.session import Session
from tests.run.asking import call, case, evidence, observe, observe_all, play


def seen(runner: Runner, program: str, *typed: str) -> Observation:
    return observe(runner, program, play(*typed))


ADDER = """
def main():
    print('Hello')
    total = 0
    while total < 3:
        total += int(input('Number? '))
        print('Sum', total)
    print('Done')
"""


@pytest.mark.parametrize("start", ["", "main()", "if __name__ == '__main__':\n    main()"])
def test_a_game_is_seen_turn_by_turn(runner: Runner, start: str) -> None:
    observation = seen(runner, ADDER + start, "1", "2")
    assert observation.kind is Kind.RETURNED
    assert observation.transcript == (
        Exchange("Hello\nNumber? ", "1"),
        Exchange("Sum 1\nNumber? ", "2"),
        Exchange("Sum 3\nDone\n", None),
    )


OUTPUTS = {
    "wrapped": "sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8')",
    "detached": "sys.stdout = io.TextIOWrapper(sys.stdout.detach(), encoding='utf-8')",
    "written in blocks": "sys.stdout.reconfigure(write_through=False)",
    "encoded": "sys.stdout = codecs.getwriter('utf-8')(sys.stdout.detach())",
}
"""Ways to say how one's output is encoded, as they are recommended for Windows."""


@pytest.mark.parametrize("line", OUTPUTS.values(), ids=OUTPUTS)
def test_an_output_of_one_s_own_is_heard_at_each_question_and_at_the_end(runner: Runner, line: str) -> None:
    observation = seen(runner, f"import codecs, io, sys\n{line}\n{ADDER}", "3")
    assert observation.transcript == (Exchange("Hello\nNumber? ", "3"), Exchange("Sum 3\nDone\n", None))


@pytest.mark.parametrize("line", OUTPUTS.values(), ids=OUTPUTS)
def test_an_output_of_one_s_own_leaves_calls_theirs(runner: Runner, line: str) -> None:
    program = f"import codecs, io, sys\n{line}\nprint('loading')\ndef f(x): print(x); return x"
    first, second = observe_all(runner, program, [call("f(1)"), call("f(2)")])
    assert (first.value, first.printed, second.value, second.printed) == (1, "1\n", 2, "2\n")


def test_an_output_that_cannot_be_flushed_is_one_all_the_same(runner: Runner) -> None:
    program = "import sys\nclass Out:\n write = sys.stdout.write\nsys.stdout = Out()\nprint(input('? '))"
    assert seen(runner, program, "a").transcript == (Exchange("? ", "a"), Exchange("a\n", None))


def test_lines_that_nobody_asks_for_are_not_in_the_transcript(runner: Runner) -> None:
    assert seen(runner, ADDER, "3", "4").transcript == (
        Exchange("Hello\nNumber? ", "3"),
        Exchange("Sum 3\nDone\n", None),
    )


def test_after_the_last_line_comes_the_end_of_input(runner: Runner) -> None:
    observation = seen(runner, ADDER, "1")
    assert (observation.kind, observation.asked) == (Kind.RAISED, 1)
    assert observation.error is not None
    assert (observation.error.type_name, observation.error.line) == ("EOFError", 6)
    assert observation.transcript[-1] == Exchange("Sum 1\nNumber? ", None)


def test_standard_input_is_the_same_keyboard(runner: Runner) -> None:
    program = "import sys\nfor line in sys.stdin:\n    print(repr(line))\nprint(input())"
    observation = seen(runner, program, "é", "")
    assert [exchange.printed for exchange in observation.transcript] == ["", "'é\\n'\n", "'\\n'\n"]


def test_a_given_function_is_the_games_secret(runner: Runner) -> None:
    program = "def create_secret(): return 'AAAA'\ndef main(): print(create_secret())\nmain()"
    one = case(play(), given=(("create_secret", "FBDA"),))
    observation = evidence(runner, program, [one]).observations[0][1]
    assert observation.transcript == (Exchange("FBDA\n", None),)


def test_a_constant_holds_for_the_game(runner: Runner) -> None:
    one = case(play(), set=(("N", 5),))
    observation = evidence(runner, "N = 4\ndef main(): print(N)", [one]).observations[0][1]
    assert observation.transcript == (Exchange("5\n", None),)


ENDS = {
    "exit": ("exit('bye')", Kind.EXITED, "bye"),
    "sys.exit": ("import sys; sys.exit()", Kind.EXITED, ""),
    "os._exit": ("import os; os._exit(3)", Kind.EXITED, "3"),
    "crash": ("import os; os.abort()", Kind.CRASHED, "SIGABRT"),
    "loop": ("while True: pass", Kind.TIMED_OUT, "1 seconds"),
    "flood": ("while True: print('again')", Kind.TOO_MUCH_OUTPUT, ""),
    "memory": ("x = [0] * 10 ** 10", Kind.OUT_OF_MEMORY, ""),
    "exception": ("1 / 0", Kind.RAISED, ""),
}


@pytest.mark.parametrize(("ending", "kind", "detail"), ENDS.values(), ids=ENDS)
def test_however_it_ends_the_transcript_so_far_is_there(
    runner: Runner, ending: str, kind: Kind, detail: str
) -> None:
    program = f"def main():\n  print('Start')\n  input('? ')\n  print('Then')\n  {ending}"
    observation = seen(runner, program, "x")
    assert (observation.kind, observation.detail) == (kind, detail)
    assert observation.transcript[0] == Exchange("Start\n? ", "x")
    assert observation.transcript[1].printed.startswith("Then\n")


def test_asking_for_ever_after_the_end_is_found_out_soon(runner: Runner) -> None:
    program = "def main():\n while True:\n  try: input()\n  except EOFError: pass"
    observation = observe(runner, program, play("x"), Limits(case=30))
    assert (observation.kind, observation.asked) == (Kind.TIMED_OUT, 1000)


def test_a_long_last_word_is_cut_in_the_middle(runner: Runner) -> None:
    observation = seen(runner, "print('a' * 50_000)")
    assert observation.transcript == (
        Exchange("a" * 10_000 + "\n… 30001 characters left out …\n" + "a" * 9_999 + "\n", None),
    )


def test_a_program_without_main_that_does_nothing(runner: Runner) -> None:
    observation = seen(runner, "x = 1")
    assert (observation.kind, observation.detail) == (Kind.MISSING, "main")


def test_sleep_costs_no_time(runner: Runner) -> None:
    observation = seen(runner, "import time\ndef main():\n  input()\n  time.sleep(60)\n  print('late')", "x")
    assert observation.transcript[-1].printed == "late\n"


def test_games_of_one_file_do_not_know_each_other(runner: Runner) -> None:
    program = "import os\ndef main(): print(os.listdir('.')); open('x', 'w').close()"
    cases = [case(play(), name) for name in ("a", "b")]
    printed = [one.transcript[0].printed for _, one in evidence(runner, program, cases).observations]
    assert printed == ["[]\n", "[]\n"]


def test_a_game_that_kills_its_runner_spoils_no_other(runner: Runner) -> None:
    program = "import os\ndef main():\n if input() == 'kill': os.kill(os.getppid(), 9)\n print('fine')"
    if not runner.forks:
        pytest.skip("there, the parent is the grader itself")
    cases = [case(play(line), line) for line in ("one", "kill", "two", "three")]
    seen = dict(evidence(runner, program, cases).observations)
    assert seen.pop("kill").kind in (Kind.NO_ANSWER, Kind.RAISED)  # raised where it isn't permitted
    assert {one.transcript[-1].printed for one in seen.values()} == {"fine\n"}


FLOOD = """
import os
line = b'["printed","' + b"x" * 900 + b'"]\\n'
def main():
    while True:
        os.write(3, line * 60)
"""


def test_a_program_that_speaks_past_us_is_stopped_where_its_output_ends(runner: Runner) -> None:
    observation = seen(runner, FLOOD, "1")
    assert observation.kind in ((Kind.TOO_MUCH_OUTPUT,) if runner.forks else (Kind.CRASHED, Kind.NO_ANSWER))


def test_a_long_program_that_talks_on_and_on_does_not_hold_up_the_game_after_it(runner: Runner) -> None:
    """The next one is told of while this one talks: neither fits into a pipe at once."""
    program = FLOOD + "# a comment\n" * 50_000
    observations = dict(
        evidence(runner, program, [case(play("1"), f"{number}") for number in range(3)]).observations
    )
    assert {one.kind for one in observations.values()} <= {
        Kind.TOO_MUCH_OUTPUT,
        Kind.CRASHED,
        Kind.NO_ANSWER,
        Kind.SKIPPED,
    }


def test_what_a_game_says_before_anybody_listens_is_bounded(runner: Runner) -> None:
    if not runner.forks:
        pytest.skip("no game begins before the one before has ended")
    program = """
import os
second = os.path.basename(os.getcwd()) == "3"
def main():
    while True:
        if second:
            os.write(3, b"x" * 60000)
"""
    sizes = []
    take = Session.take

    def measured(session: Session, letter: bytes, content: bytes) -> None:
        take(session, letter, content)
        sizes.append(len(session._data))

    cases = [case(play("1"), "one"), case(play("1"), "two")]
    with pytest.MonkeyPatch.context() as patch, Runner() as fresh:
        patch.setattr(Session, "take", measured)
        observations = dict(evidence(fresh, program, cases).observations)
    assert {name: one.kind for name, one in observations.items()} == {
        "one": Kind.TIMED_OUT,
        "two": Kind.TOO_MUCH_OUTPUT,
    }
    assert max(sizes) < 3_000_000
