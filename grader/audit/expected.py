"""What a case would expect, taken from what the solution did."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from grader.audit.questions import is_answer
from grader.judge.free_wording import matches
from grader.model.case import Call, Case, Expect, Expectation, Matches, Prints, Raises
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Observation
from grader.model.value import Opaque, Plain

ANY_SENTENCE = Matches(r".*\w.*", "a sentence")


def expectation(
    exercise: Exercise, call: Call, seen: Observation, cases: Sequence[Case]
) -> Expectation | None:
    """`None` if the solution gives nothing that a case could expect.

    Where the exercise's cases for this call leave the wording of a text to the student, so does this one.
    """
    match seen.kind:
        case Kind.RAISED if seen.error is not None:
            return _raises(seen.error.type_name, call, cases)
        case _ if is_about_printing(call, seen, cases):
            return Prints(seen.printed)
        case Kind.RETURNED if isinstance(seen.value, Opaque):
            return None
        case Kind.RETURNED if isinstance(seen.value, str) and _wording_is_free(exercise, call, cases):
            return _as_worded(seen.value, call, cases)
        case Kind.RETURNED:
            return Expect(_in_words(exercise, call, seen.value), exact=_whole(exercise, call, cases))
        case _:
            return None


def is_about_printing(call: Call, seen: Observation, cases: Sequence[Case]) -> bool:
    """What counts is what the call prints: cases say so, or there is none of it and nothing is returned."""
    if seen.kind is not Kind.RETURNED:
        return False
    alike = _alike(call, cases)
    if any(isinstance(case.expectation, Prints) for case in alike):
        return True
    return not alike and seen.value is None and bool(seen.printed.strip())


def is_spoken_of(expected: Expectation | None, solution: str, cases: Sequence[Case]) -> bool:
    """No exception that comes by itself: one that a case expects or that the solution has a `raise` for.

    A call for which nobody meant anything, such as one with a text that is too short, isn't worth a case.
    """
    if not isinstance(expected, Raises):
        return True
    name = expected.exception
    meant = any(isinstance(case.expectation, Raises) and case.expectation.exception == name for case in cases)
    return meant or name in _raised(solution)


def _raised(solution: str) -> Iterator[str]:
    """Names of the exceptions that are raised on purpose."""
    for node in ast.walk(ast.parse(solution)):
        match node:
            case ast.Raise(ast.Name(name)) | ast.Raise(ast.Call(ast.Name(name))):
                yield name
            case _:
                continue


def _raises(exception: str, call: Call, cases: Sequence[Case]) -> Raises:
    for case in _alike(call, cases):
        if isinstance(case.expectation, Raises) and case.expectation.exception == exception:
            return case.expectation
    return Raises(exception)


def _wording_is_free(exercise: Exercise, call: Call, cases: Sequence[Case]) -> bool:
    """The text is a message: cases match it by a pattern, or have none and the exercise has other answers."""
    alike = _alike(call, cases)
    if any(isinstance(case.expectation, Matches) for case in alike):
        return True
    worded = any(
        isinstance(case.expectation, Expect) and isinstance(case.expectation.value, str) for case in alike
    )
    return not worded and bool(exercise.answer_calls) and not is_answer(exercise, call)


def _as_worded(text: str, call: Call, cases: Sequence[Case]) -> Matches:
    for case in _alike(call, cases):
        match case.expectation:
            case Matches(pattern) as worded if matches(pattern, text):
                return worded
            case _:
                continue
    return ANY_SENTENCE


def _whole(exercise: Exercise, call: Call, cases: Sequence[Case]) -> bool:
    """Whole numbers are insisted on: by the exercise, or by the cases for this call."""
    if dict(exercise.types).get("expect") in ("integer", "list of integer"):
        return True
    return any(
        isinstance(case.expectation, Expect) and case.expectation.exact for case in _alike(call, cases)
    )


def _in_words(exercise: Exercise, call: Call, value: Plain) -> Plain:
    """An answer in the exercise's wording, though the solution may give the numbers."""
    if exercise.answer is None or not is_answer(exercise, call) or not isinstance(value, tuple):
        return value
    numbers = tuple(number for number in value if isinstance(number, int))
    return exercise.answer.write(numbers) if len(numbers) == len(exercise.answer.fields) else value


def _alike(call: Call, cases: Sequence[Case]) -> list[Case]:
    return [case for case in cases if isinstance(case.task, Call) and case.task.expression == call.expression]
