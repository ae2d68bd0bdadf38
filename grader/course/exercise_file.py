"""`exercise.yaml` becomes an `Exercise`."""

from __future__ import annotations

from collections.abc import Iterator

from grader.course.document import parse
from grader.course.domains import check_domains
from grader.course.exercise_keys import (
    ADAPTER,
    ANSWER,
    ANSWER_CALL,
    ANSWER_CALLS,
    ATTEMPTS,
    BORROW,
    BORROW_FROM,
    CASE_LIMIT,
    CONSTANTS,
    EXERCISE_FORM,
    EXTRA,
    FILE,
    FORMAT,
    GAME,
    INPUTS,
    LIMITS,
    MAIN,
    MARKS,
    MEMORY_LIMIT,
    NAMES,
    NUMBERS,
    OUTPUT_LIMIT,
    PRECONDITION,
    SECRET,
    STAGE_ID,
    STAGE_TITLE,
    STAGES,
    SUBMISSION_LIMIT,
    TITLE,
    TYPES,
)
from grader.course.node import Listing, Mapping, Node
from grader.course.record import Fields
from grader.course.source import Refused, Source, listed
from grader.model.answer import AnswerFormat, Marks, Sentence
from grader.model.exercise import Exercise, Game, Limits, Precondition, Stage
from grader.model.value import Plain


def read_exercise_file(source: Source) -> Exercise | None:
    """The exercise, or `None` once all problems are recorded. Its folder is the file's."""
    root = parse(source)
    if root is None:
        return None
    try:
        fields = EXERCISE_FORM.read(source, root, "exercise.yaml")
        exercise = _exercise(source, root, fields)
    except Refused:
        return None
    return None if source.problems else exercise


def _exercise(source: Source, root: Mapping, fields: Fields) -> Exercise:
    answer = fields.get(ANSWER)
    borrow = fields.get(BORROW)
    numbers = answer.get(NUMBERS) if answer else None
    constants = fields.get(CONSTANTS) or ()
    return Exercise(
        id=source.file.parent.name,
        title=fields.need(TITLE),
        folder=source.file.parent,
        file=fields.need(FILE),
        stages=_stages(source, root.entries["stages"][1], fields.need(STAGES), dict(constants)),
        types=fields.get(TYPES) or (),
        answer=_answer(source, root, answer) if answer else None,
        answer_calls=answer.need(ANSWER_CALLS) if answer else (),
        answer_numbers=True if numbers is None else numbers,
        constants=constants,
        game=_game(fields.get(GAME)),
        main=fields.get(MAIN) or "main",
        limits=_limits(fields.get(LIMITS)),
        borrow=(borrow.need(BORROW_FROM), borrow.need(ADAPTER)) if borrow else None,
    )


def _answer(source: Source, root: Mapping, fields: Fields) -> AnswerFormat:
    sentence, marks = fields.get(FORMAT), fields.get(MARKS)
    at = root.entries["answer"][0]
    if (sentence is None) == (marks is None):
        source.refuse(at, "wrong-answer", "`answer` needs either `format` or `marks`. Write one of them.")
    if marks is not None:
        if not marks or any(len(mark) != 1 for _, mark in marks):
            source.refuse(
                at, "wrong-answer", 'Each mark is one character, such as `+`. Write `{exact: "+"}`.'
            )
        return Marks(marks)
    made = Sentence(sentence or "")
    if not made.fields:
        source.refuse(
            at, "wrong-answer", "`format` has no field for a number. Write one as `{positions:d} positions`."
        )
    return made


def _game(fields: Fields | None) -> Game | None:
    if fields is None:
        return None
    return Game(fields.need(SECRET), fields.need(ANSWER_CALL).text, fields.get(ATTEMPTS))


def _limits(fields: Fields | None) -> Limits:
    default = Limits()
    if fields is None:
        return default
    return Limits(
        case=fields.get(CASE_LIMIT) or default.case,
        submission=fields.get(SUBMISSION_LIMIT) or default.submission,
        memory=fields.get(MEMORY_LIMIT) or default.memory,
        output=fields.get(OUTPUT_LIMIT) or default.output,
    )


def _stages(
    source: Source, node: Node, stages: tuple[Fields, ...], constants: dict[str, Plain]
) -> tuple[Stage, ...]:
    if not stages:
        source.refuse(node, "empty-value", "`stages` is empty. Write at least one stage.")
    seen: set[str] = set()
    items = node.items if isinstance(node, Listing) else []
    for item, stage in zip(items, stages, strict=True):
        if stage.need(STAGE_ID) in seen:
            source.fault(
                item, "duplicate-id", f"A stage before has the id `{stage.need(STAGE_ID)}`. Write another."
            )
        seen.add(stage.need(STAGE_ID))
        check_domains(source, item, stage.get(INPUTS) or (), constants)
    return tuple(
        Stage(
            id=stage.need(STAGE_ID),
            title=stage.need(STAGE_TITLE),
            extra=stage.get(EXTRA) or False,
            names=stage.get(NAMES) or (),
            inputs=stage.get(INPUTS) or (),
            preconditions=tuple(_preconditions(source, item, stage)),
        )
        for item, stage in zip(items, stages, strict=True)
    )


def _preconditions(source: Source, item: Node, stage: Fields) -> Iterator[Precondition]:
    inputs = [name for name, _ in stage.get(INPUTS) or ()]
    entry = item.entries.get(PRECONDITION.name) if isinstance(item, Mapping) else None
    if entry is None:
        return
    nodes = entry[1].items if isinstance(entry[1], Listing) else [entry[1]]
    for node, expression in zip(nodes, stage.get(PRECONDITION) or (), strict=True):
        variables = tuple(name for name in expression.names if name in inputs)
        if not variables:
            known = f"They are {listed(inputs)}." if inputs else "Declare them, too."
            source.fault(
                node,
                "wrong-precondition",
                f"`{expression.text}` speaks of none of the stage's `inputs`. {known}",
            )
        names = tuple(name for name in expression.names if name not in inputs)
        yield Precondition(expression.text, variables, names, source.place(node))
