"""What is said about single lines of a file in which something failed."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import NamedTuple

from grader.judge.condition_slip import odd_conditions
from grader.judge.idle import idle_lines
from grader.judge.kinds_compared import kinds_compared
from grader.judge.loop_slip import shortened_in_loop, silent_excepts
from grader.judge.lost_slip import lost_values
from grader.judge.never_slip import never_changed, never_reached, never_true
from grader.judge.oddity import oddities, twice_defined
from grader.judge.program import Function, Program
from grader.judge.wording import listed
from grader.model.result import CaseResult, Submission

_MOST = 3


class Read(NamedTuple):
    notices: tuple[str, ...]
    """First the clues, then the others, in the order of the file."""
    clues: tuple[str, ...]
    """Those about lines that a function may run."""


def notices_of_lines(submission: Submission, cases: Sequence[CaseResult], function: str | None) -> Read:
    """A sentence for each of the first few odd lines; none that a case's message has.

    Clues are about the lines of `function` and of all that it calls.
    """
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
    new = [
        (line, what)
        for line, what in sorted(found)
        if what not in said and not any(what.startswith(f"`{name}` is defined") for name in named)
    ]
    reached = _lines_of(program, function) if function is not None else set[int]()
    clues = [what for line, what in new if line in reached]
    others = [what for line, what in new if line not in reached]
    return Read(tuple([*clues, *others][:_MOST]), tuple(clues[:_MOST]))


def _lines_of(program: Program, name: str) -> set[int]:
    """Of a function or class at file level, and of those that it names, and so on."""
    there = {node.name: node for node in program.tree.body if isinstance(node, Function | ast.ClassDef)}
    ahead, known, lines = [name], set[str](), set[int]()
    while ahead:
        if (name := ahead.pop()) not in there or name in known:
            continue
        known.add(name)
        lines |= set(range(there[name].lineno, (there[name].end_lineno or 0) + 1))
        ahead += [one.id for one in ast.walk(there[name]) if isinstance(one, ast.Name)]
    return lines
