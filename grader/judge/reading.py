"""What is said about single lines of a file in which something failed."""

from __future__ import annotations

from collections.abc import Sequence

from grader.judge.condition_slip import odd_conditions
from grader.judge.idle import idle_lines
from grader.judge.kinds_compared import kinds_compared
from grader.judge.loop_slip import shortened_in_loop, silent_excepts
from grader.judge.lost_slip import lost_values
from grader.judge.never_slip import never_changed, never_reached, never_true
from grader.judge.oddity import oddities, twice_defined
from grader.judge.program import Program
from grader.judge.wording import listed
from grader.model.result import CaseResult, Submission

_MOST = 3


def notices_of_lines(submission: Submission, cases: Sequence[CaseResult]) -> list[str]:
    """A sentence for each of the first few, in the order of the file; none that a case's message has."""
    program = Program(submission)
    found = [(one.line, one.what) for one in oddities(program)]
    found += idle_lines(program) + odd_conditions(program) + kinds_compared(program, cases)
    found += shortened_in_loop(program) + silent_excepts(program) + lost_values(program)
    found += never_reached(program) + never_changed(program) + never_true(program)
    for name, lines in twice_defined(program).items():
        places = listed([str(line) for line in lines])
        found.append(
            (lines[0], f"`{name}` is defined more than once, in lines {places}; only the last one counts.")
        )
    said = "\n".join(case.message for case in cases)
    named = [name for name in twice_defined(program) if f"`{name}` is defined" in said]
    return [
        what
        for _, what in sorted(found)[: _MOST + len(named)]
        if what not in said and not any(what.startswith(f"`{name}` is defined") for name in named)
    ][:_MOST]
