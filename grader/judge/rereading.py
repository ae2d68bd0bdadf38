"""What the text of the student's program adds to a verdict: the line to change, the name that is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from typing import NamedTuple

from grader.judge.borrowed_name import hides_a_module
from grader.judge.changed_constant import Changed, changed_constants, text_where_a_number_is_set
from grader.judge.class_slip import init_misspelt, self_missing
from grader.judge.endless_slip import calls_itself
from grader.judge.exception import sentence
from grader.judge.guard_slip import guard_slip
from grader.judge.loop_end import ends_in_first_round, printed_in_loop
from grader.judge.missing_slip import missing_slip
from grader.judge.name_slip import unknown_name
from grader.judge.not_caught import not_caught, raised_for_nothing
from grader.judge.not_raised import Lost, lost_exception
from grader.judge.oddity import oddities, twice_defined
from grader.judge.place_slip import drawn_too_high, no_such_place, place_behind_item
from grader.judge.program import Program
from grader.judge.shadow_slip import shadowed
from grader.judge.slip import asked, called
from grader.judge.uncalled_slip import behind_a_dot, not_called
from grader.judge.wording import full_stop, listed
from grader.model.case import Call, Case, Raises
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Observation, StudentError
from grader.model.record import replace
from grader.model.result import SourceLine
from grader.model.trace import Trace
from grader.model.verdict import Status, Verdict


class Reread(NamedTuple):
    verdict: Verdict
    line: SourceLine | None = None
    """A line that the message points at, other than that of an exception."""


def reread(
    exercise: Exercise,
    case: Case,
    verdict: Verdict,
    seen: Observation,
    program: Program,
    trace: Trace | None,
    raising: Mapping[str, set[str]],
) -> Reread:
    """A verdict in better words, if the text of the program has them; else the same.

    `raising` has the exceptions that the exercise asks of functions, by the function's name.
    """
    if verdict.status is not Status.FAILED:
        return Reread(verdict)
    line = None
    if seen.kind is Kind.MISSING:
        slip, message = missing_slip(exercise, case, program, seen.detail) or (verdict.slip, verdict.message)
        verdict = replace(verdict, slip=slip, message=message)
    elif constant := _constant(exercise, case, verdict, seen, program):
        if verdict.slip != "changed-constant":
            verdict = replace(verdict, slip="changed-constant", message=constant.message)
        line = program.line(constant.line)
    elif found := not_caught(exercise, case, seen, program, raising):
        verdict = replace(verdict, slip="not-caught", message=found.message)
        line = program.line(found.line) if found.line else None
    elif raised := raised_for_nothing(exercise, case, seen, raising):
        verdict = replace(verdict, slip="raised-for-nothing", message=raised)
    elif verdict.slip == "nothing-asked" and (guard := guard_slip(program)):
        verdict = replace(verdict, message=f"{verdict.message} {guard.message}")
        line = program.line(guard.line)
    elif seen.error is not None:
        verdict = _with_better_words(exercise, verdict, seen.error, program, trace)
    elif isinstance(case.expectation, Raises) and (lost := _lost(case, program, case.expectation)):
        verdict = replace(verdict, slip=lost.slip, message=lost.message)
        line = program.line(lost.line)
    else:
        verdict, line = _of_its_text(_of_its_loop(verdict, program, asked(case)), program, seen)
    return Reread(_said_of_the_last(case, verdict, program), line)


def _constant(
    exercise: Exercise, case: Case, verdict: Verdict, seen: Observation, program: Program
) -> Changed | None:
    """The constant that is to blame: with its own value, or because its value is a text."""
    if verdict.slip == "changed-constant":
        return changed_constants(exercise, program)[0]
    return text_where_a_number_is_set(exercise, case, seen.error, program) if seen.error else None


def _of_its_loop(verdict: Verdict, program: Program, name: str) -> Verdict:
    """Where the function's loop ends too early, or prints what should be returned."""
    if verdict.slip == "printed-instead-of-returned":
        return replace(verdict, message=printed_in_loop(program, name) or verdict.message)
    if verdict.slip in ("", "nothing-raised") and (early := ends_in_first_round(program, name)):
        wrong = full_stop(verdict.message[:1].upper() + verdict.message[1:])
        return replace(verdict, slip="return-in-loop", message=f"{early} {wrong}")
    return verdict


def _lost(case: Case, program: Program, raises: Raises) -> Lost | None:
    return (
        lost_exception(program, called(case.task), raises.exception) if isinstance(case.task, Call) else None
    )


def why(exercise: Exercise, program: Program, error: StudentError, trace: Trace | None = None) -> str | None:
    """The end of a sentence about an exception, where the text of the program says more than Python does."""
    match error.type_name:
        case "NameError" | "UnboundLocalError":
            return unknown_name(exercise, program, error)
        case "IndexError":
            return drawn_too_high(program, error) or no_such_place(program, error, trace)
        case "RecursionError":
            return calls_itself(program, error)
        case "ImportError":
            return hides_a_module(program, error)
        case "TypeError" | "AttributeError" if "None" in error.message:
            return _made_nothing(program, error)
        case "TypeError" | "AttributeError":
            return (
                hides_a_module(program, error)
                or self_missing(program, error)
                or init_misspelt(program, error)
                or shadowed(program, error)
                or place_behind_item(program, error)
                or not_called(program, error)
                or behind_a_dot(program, error)
            )
        case _:
            return None


def _with_better_words(
    exercise: Exercise, verdict: Verdict, error: StudentError, program: Program, trace: Trace | None
) -> Verdict:
    if verdict.slip == "wrong-number-of-arguments":  # the whole message is about that
        missing = self_missing(program, error)
        return replace(verdict, message=missing[0].upper() + missing[1:]) if missing else verdict
    better, plain = why(exercise, program, error, trace), sentence(error)
    start, found, _ = verdict.message.partition(plain)
    return replace(verdict, message=start + better) if better and found else verdict


def _made_nothing(program: Program, error: StudentError) -> str | None:
    """A line above in the same function that keeps the `None` of a method that changes its list."""
    for one in oddities(program):
        if one.name and one.function == error.function and error.line and one.line <= error.line:
            return f"a value is missing there (it is `None`). {one.what}"
    return None


def _said_of_the_last(case: Case, verdict: Verdict, program: Program) -> Verdict:
    """A function that stands in the file twice: only the last one was tried."""
    name = asked(case)
    lines = twice_defined(program).get(name)
    if not lines:
        return verdict
    places = listed([str(line) for line in lines])
    start = f"`{name}` is defined {_times(len(lines))}, in lines {places}, and only the last one counts. "
    return replace(verdict, slip="defined-twice", message=start + verdict.message)


def _times(number: int) -> str:
    return "twice" if number == 2 else f"{number} times"


def _of_its_text(verdict: Verdict, program: Program, seen: Observation) -> tuple[Verdict, SourceLine | None]:
    if verdict.slip != "f-missing":
        return verdict, None
    line, doubled = _unfinished_text(program, seen)
    return (replace(verdict, message=_DOUBLED) if doubled else verdict), line


_DOUBLED = (
    "The text has a name in braces in it, not its value: in an f-string, two braces side by side stand for a "
    "brace itself. Write single ones."
)


def _unfinished_text(program: Program, seen: Observation) -> tuple[SourceLine | None, bool]:
    """The line of the text that has its names in braces, if there is just one, and whether an f is there."""
    text = seen.value if isinstance(seen.value, str) else seen.printed
    inside = {
        id(part) for node in ast.walk(program.tree) if isinstance(node, ast.JoinedStr) for part in node.values
    }
    found = {
        (node.lineno, id(node) in inside)
        for node in ast.walk(program.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.search(r"\{\w+\}", node.value) and node.value in text
    }
    line, doubled = found.pop() if len(found) == 1 else (None, False)
    return (program.line(line) if line else None), doubled
