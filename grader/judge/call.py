"""Whether a call did what its case expects: returned a value, raised an exception, printed a text."""

from __future__ import annotations

from grader.judge.comparison import answering, printed_lines, same
from grader.judge.free_wording import matches
from grader.judge.wording import show_both, whole
from grader.model.case import Call, Case, Expect, Matches, Prints, Raises
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Loading, Observation, StudentError
from grader.model.value import Plain
from grader.model.verdict import Status, Verdict


def judge_call(exercise: Exercise, case: Case, call: Call, seen: Observation, loading: Loading) -> Verdict:
    if is_right(exercise, case, call, seen):
        expected, observed = texts(exercise, case, call, seen)
        return Verdict(case.id, Status.PASSED, expected=expected, observed=observed)
    if seen.kind is Kind.SKIPPED:
        from grader.judge.ending import skipped

        return Verdict(case.id, Status.SKIPPED, message=skipped(seen))
    from grader.judge.call_slip import slip_of

    slip, message = slip_of(exercise, case, call, seen, loading)
    expected, observed = texts(exercise, case, call, seen)
    return Verdict(case.id, Status.FAILED, slip, message, expected, observed)


def is_right(exercise: Exercise, case: Case, call: Call, seen: Observation) -> bool:
    match case.expectation:
        case Raises() as raises:
            return seen.kind is Kind.RAISED and seen.error is not None and _is_that(raises, seen.error)
        case _ if seen.kind is not Kind.RETURNED:
            return False
        case Expect(value, exact):
            return _is_value(exercise, call, value, seen.value, exact=exact)
        case Prints(text):
            return printed_lines(text) == printed_lines(seen.printed)
        case Matches(pattern):
            return isinstance(seen.value, str) and matches(pattern, seen.value)
        case None:
            return True


def _is_value(exercise: Exercise, call: Call, expected: Plain, observed: Plain, *, exact: bool) -> bool:
    if form := answering(exercise, call):
        numbers = form.read_expected(expected)
        if numbers is not None:
            return form.read(observed) == numbers
    return same(expected, observed, exact=exact)


def _is_that(raises: Raises, error: StudentError) -> bool:
    return (
        raises.exception in (error.type_name, *error.bases)
        and raises.text in error.message
        and (not raises.pattern or matches(raises.pattern, error.message))
    )


def texts(exercise: Exercise, case: Case, call: Call, seen: Observation) -> tuple[str, str]:
    """What was expected and what was seen, cut where they are long, but never where they differ."""
    return show_both(_expected(exercise, case, call, seen), _observed(exercise, case, call, seen))


def _expected(exercise: Exercise, case: Case, call: Call, seen: Observation) -> str:
    match case.expectation:
        case Expect(value):
            return _as_answered(exercise, call, value, seen)
        case Raises(exception, words, _, meaning):
            return exception + (f": {meaning or words}" if meaning or words else "")
        case Prints(words):
            return f"prints {whole(words)}"
        case Matches(pattern, meaning):
            return meaning or f"a text that matches {pattern}"
        case None:
            return ""


def _as_answered(exercise: Exercise, call: Call, expected: Plain, seen: Observation) -> str:
    """In the form in which the program answers: as a sentence, or as a tuple."""
    form = answering(exercise, call)
    numbers = form.read_expected(expected) if form else None
    if form is None or numbers is None:
        return whole(expected)
    match seen.value:
        case tuple() if form.tuples and seen.kind is Kind.RETURNED and len(seen.value) == len(numbers):
            return whole(numbers)
        case str() if form.read(seen.value) is None:
            return whole(form.form.write(numbers))  # with quotes: a blank or a small letter may be the point
        case _:
            return form.form.write(numbers) or "''"


def _observed(exercise: Exercise, case: Case, call: Call, seen: Observation) -> str:
    """As Python writes it; an answer in the exercise's own wording without quotes."""
    match seen.kind:
        case Kind.RETURNED if isinstance(case.expectation, Prints):
            return f"prints {whole(seen.printed)}"
        case Kind.RETURNED:
            form = answering(exercise, call)
            plain = form and isinstance(seen.value, str) and seen.value and form.read(seen.value)
            return str(seen.value) if plain else whole(seen.value)
        case Kind.RAISED if seen.error:
            return exception_text(seen.error)
        case _:
            from grader.judge.ending import in_short

            return in_short(exercise, case, seen)


def exception_text(error: StudentError) -> str:
    """As Python writes it: the class, then its text."""
    return error.type_name + (f": {error.message}" if error.message else "")
