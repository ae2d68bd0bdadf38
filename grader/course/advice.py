"""What an author may not have meant, though every file reads well: for `grade check` alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from grader.course.node import Scalar
from grader.course.reading import Reading
from grader.course.stray import CURLY
from grader.model.case import Call, Case, Draws, LineKind, Matches, Play, Raises
from grader.model.exercise import Exercise
from grader.model.place import Place, Problem, Severity

_PROSE = ("name", "hint", "because", "category", "meaning")


def advice(reading: Reading) -> Iterator[Problem]:
    """Most are warnings; in the order of the cases. What is about the top of a file comes once a case."""
    early = _EarlyNames(reading)
    for case in reading.cases:
        yield from _texts(reading, case)
        yield from _of_hidden(reading, case)
        yield from _patterns(reading, case)
        yield from early.of(case)
        if isinstance(case.task, Call | Draws) and not _asks_anything(case):
            message = (
                "This calls nothing of the student's program, so every program answers the same. "
                "Write the call of a function, such as `answer(question)`."
            )
            yield reading.problem(case, "call", "calls-nothing", message)
        if isinstance(case.task, Play):
            yield from _of_play(reading, case, case.task)


def _warning(reading: Reading, case: Case, key: str, kind: str, message: str) -> Problem:
    return reading.problem(case, key, kind, message, Severity.WARNING)


def _texts(reading: Reading, case: Case) -> Iterator[Problem]:
    """Texts that say less, or more, than was typed."""
    for key in _PROSE:
        cut = _warning(
            reading,
            case,
            key,
            "cut-by-a-comment",
            f"The `{key}` ends here: a `#` with a blank before it begins a comment. If it belongs to the "
            "text, put the text in quotes; a comment can stand on a line of its own.",
        )
        before, behind = cut.source_line[: cut.place.column - 1], cut.source_line[cut.place.column - 1 :]
        found = re.match(rf"{key}:\s+[^\s\"'|>#{{\[].*?\s(?=#)", behind)
        if found and "{" not in before:
            column = cut.place.column + found.end()
            place = Place(cut.place.file, cut.place.line, column)
            yield Problem(place, cut.severity, cut.kind, cut.message, cut.source_line)
    for name, (_, node) in reading.keys(case).items():
        if name in _PROSE or not isinstance(node, Scalar) or node.style or not node.text:
            continue
        if node.text[0] in CURLY:
            message = (
                f"The quotation marks of `{name}` are curly, so they belong to the text. Write straight ones."
            )
            yield _warning(reading, case, name, "curly-quotes", message)
    own = reading.keys(case).get("hint")
    if (
        own
        and isinstance(own[1], Scalar)
        and not own[1].text.strip()
        and not reading.has_at_top(case, "hint")
    ):
        yield _warning(reading, case, "hint", "empty-hint", "The hint is empty. Write one, or leave it out.")


def _of_hidden(reading: Reading, case: Case) -> Iterator[Problem]:
    """A hidden case that shows itself or says nothing, and one that only seems hidden."""
    if not case.hidden:
        if "category" in reading.keys(case):
            yield _warning(
                reading,
                case,
                "category",
                "not-hidden",
                "`category` is what students read of a hidden case, and this one isn't hidden. "
                "Add `hidden: true`, or leave it out.",
            )
        return
    if not case.category and "name" not in reading.keys(case):
        yield _warning(
            reading,
            case,
            "hidden",
            "no-category",
            "Students who fail this hidden case don't learn what it is about. Add `category: …`.",
        )
    for key, text in (("name", case.name), ("category", case.category), ("hint", case.hint)):
        shown = next((value for value in _secrets(case) if _is_in(value, text)), None)
        if shown is not None and (key != "name" or text != case.category):
            message = (
                f"This case is hidden, but its `{key}` shows `{shown}`. Say it without the case's values."
            )
            yield _warning(reading, case, key, "shows-itself", message)


def _secrets(case: Case) -> Iterator[str]:
    """The values by which a hidden case could be known."""
    task = case.task.call if isinstance(case.task, Draws) else case.task
    if isinstance(task, Call):
        yield from (str(value) for _, value in task.variables if len(str(value)) > 1)
    yield from (str(value) for _, value in case.given if len(str(value)) > 1)


def _is_in(value: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(value)}(?!\w)", text) is not None


def _patterns(reading: Reading, case: Case) -> Iterator[Problem]:
    """Patterns that students would read, who don't know regular expressions."""
    match case.expectation:
        case Matches(pattern, "") | Raises(pattern=pattern, meaning="") if pattern:
            yield _warning(
                reading,
                case,
                "matches",
                "no-meaning",
                "Students who fail this case read the pattern. Say in words what it asks for: `meaning: …`.",
            )
        case _:
            return


class _EarlyNames:
    """Names that a case asks for before the stage in which students write them; each once a file."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        stages = reading.exercise.stages
        self._order = {stage.id: number for number, stage in enumerate(stages)}
        self._stage_of = {name: stage.id for stage in reversed(stages) for name in stage.names}
        self._told: set[tuple[object, str]] = set()

    def of(self, case: Case) -> Iterator[Problem]:
        for key, name in _asked(case):
            stage = self._stage_of.get(name, case.stage)
            if self._order[stage] > self._order[case.stage] and (case.place.file, name) not in self._told:
                self._told.add((case.place.file, name))
                yield _warning(
                    self._reading,
                    case,
                    key,
                    "too-early",
                    f"Students write `{name}` in the stage `{stage}`, which comes after `{case.stage}`. "
                    "Move the case there.",
                )


def _asks_anything(case: Case) -> bool:
    task = case.task.call if isinstance(case.task, Draws) else case.task
    return not isinstance(task, Call) or bool(task.names)


def _asked(case: Case) -> Iterator[tuple[str, str]]:
    task = case.task.call if isinstance(case.task, Draws) else case.task
    if isinstance(task, Call):
        yield from (("call", name) for name in task.names)
    yield from (("set", name) for name, _ in case.set)
    yield from (("given", name) for name, _ in case.given)


def _of_play(reading: Reading, case: Case, play: Play) -> Iterator[Problem]:
    exercise = reading.exercise
    kinds = {line.kind for line in play.lines}
    if kinds != {LineKind.PATTERN} and LineKind.TYPED not in kinds:  # with a pattern nobody forgets the `>`
        message = "Nothing is typed in this game. Put `>` before what the player types."
        yield _warning(reading, case, "play", "nothing-typed", message)
    for index, line in enumerate(play.lines):
        if line.kind is LineKind.PATTERN and not line.meaning:
            message = (
                "Students who fail here read the pattern. Say in words what it asks for, behind it: "
                f"`/{line.text}/ a line with …`."
            )
            yield reading.problem_in_play(case, index, "no-meaning", message, Severity.WARNING)
    answer = unfixed_answer(exercise, case, play)
    if answer is not None and exercise.game is not None:
        message = (
            "This answer depends on the secret, which is drawn at random. "
            f"Add `given: {{{exercise.game.secret}: …}}` with a secret."
        )
        yield reading.problem_in_play(case, answer, "no-secret", message)


def unfixed_answer(exercise: Exercise, case: Case, play: Play) -> int | None:
    """The line, from 0, with an answer that depends on a secret which the case leaves to chance."""
    if exercise.game is None or exercise.answer is None or exercise.game.secret in dict(case.given):
        return None
    for index, line in enumerate(play.lines):
        if line.kind is LineKind.PRINTED and line.text and exercise.answer.read(line.text) is not None:
            return index
    return None
