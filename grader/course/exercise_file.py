"""`exercise.yaml` becomes an `Exercise`: its keys, what an editor shows about them, and the reading."""

from __future__ import annotations

from grader.course.declared import TYPE_NAME
from grader.course.document import Listing, Mapping, Node, Scalar, parse
from grader.course.expression import ExpressionForm
from grader.course.form import (
    NAME,
    AnyValue,
    Fields,
    Flag,
    Form,
    Key,
    ListOf,
    MapOf,
    Number,
    Record,
    Text,
    Whole,
    Word,
)
from grader.course.source import Refused, Source, did_you_mean
from grader.model.answer import AnswerFormat, Marks, Sentence
from grader.model.exercise import Domain, Exercise, Game, Limits, Stage
from grader.model.value import Plain


class CountForm(Form[int | str]):
    """A whole number, or the name of a constant of the student's file."""

    __slots__ = ()
    expected = "a whole number, or the name of a constant,"
    mend = "Write `4`, or a name from `constants`."

    def read(self, source: Source, node: Node, key: str) -> int | str:
        if isinstance(node, Scalar) and not node.style:
            if node.text.isidentifier():
                return node.text
            if node.text.isdecimal() and node.text.isascii():
                return int(node.text)
        return self.refuse(source, node, key)


_SLUG = Word(r"[a-z0-9]+(-[a-z0-9]+)*", "a word of small letters, digits and `-`", "Write it so.")

ALPHABET = Key("alphabet", Text(), "The letters that words are made of.")
LENGTH = Key("length", CountForm(), "The length of the words: a number, or the name of a constant.")
REPEATS = Key("repeats", Flag(), "Whether a letter may come twice; true if not given.")
FIRST = Key("first", CountForm(), "Only so many letters of the alphabet: a number, or a constant's name.")
VALUES = Key("values", ListOf(AnyValue()), "All values one by one, where they aren't words.")
DOMAIN = Record("an input", ALPHABET, LENGTH, REPEATS, FIRST, VALUES)


class DomainForm(Form[Domain]):
    """Words over an alphabet, or listed values."""

    __slots__ = ()
    expected = DOMAIN.expected
    mend = "Write `{alphabet: ABCDEF, length: 4}` or `{values: [1, 2, 3]}`."

    def read(self, source: Source, node: Node, key: str) -> Domain:
        if not isinstance(node, Mapping):
            return self.refuse(source, node, key)
        fields = DOMAIN.read(source, node, key)
        listed = {VALUES.name} == set(node.entries)
        if not listed and not {ALPHABET.name, LENGTH.name} <= set(node.entries) - {VALUES.name}:
            source.refuse(
                node, "wrong-input", f"`{key}` needs an alphabet and a length, or values. {self.mend}"
            )
        repeats = fields.get(REPEATS)
        return Domain(
            alphabet=fields.get(ALPHABET) or "",
            length=fields.get(LENGTH) or 0,
            repeats=True if repeats is None else repeats,
            first=fields.get(FIRST),
            values=fields.get(VALUES) or (),
        )


STAGE_ID = Key("id", _SLUG, "The stage's name in case files.", required=True)
STAGE_TITLE = Key("title", Text(), "The stage's title, as students see it.", required=True)
EXTRA = Key("extra", Flag(), "The stage counts for the score, but nobody has to reach it.")
NAMES = Key("names", ListOf(NAME), "What the student writes or changes: functions, classes, constants.")
INPUTS = Key(
    "inputs",
    MapOf(
        DomainForm(),
        "a mapping from variables to what they can be",
        "Write `{guess: {alphabet: AB, length: 4}}`.",
    ),
    "All that is legal for a variable of a call in this stage.",
)

FORMAT = Key(
    "format", Text(), "How an answer is worded, with a field for each number: `{positions:d} positions`."
)
MARKS = Key(
    "marks",
    MapOf(Text(), "a mapping from fields to marks", 'Write `{exact: "+"}`.'),
    "An answer of repeated marks: for each field, in order, the one character that stands for it.",
)
ANSWER_CALLS = Key("calls", ListOf(NAME), "The functions that give such an answer.", required=True)
NUMBERS = Key("numbers", Flag(), "Whether a tuple of the numbers is right as well; true if not given.")

SECRET = Key("secret", NAME, "The function that draws the secret, without arguments.", required=True)
ANSWER_CALL = Key("answer", ExpressionForm(), "The call that answers a guess.", required=True)
ATTEMPTS = Key("attempts", Whole(1), "How many guesses the player has; any number if not given.")

CASE_LIMIT = Key("case", Number(0, above=True), "Seconds for one case.")
SUBMISSION_LIMIT = Key("submission", Number(0, above=True), "Seconds for all cases of a submission.")
MEMORY_LIMIT = Key("memory", Whole(16), "MiB of memory.")
OUTPUT_LIMIT = Key("output", Whole(1), "Bytes that one case may print or return.")

BORROW_FROM = Key("from", _SLUG, "The other exercise.", required=True)
ADAPTER = Key(
    "adapter",
    Word(r"[\w.-]+\.py", "the name of a Python file", "Write `adapter.py`."),
    "A file beside `exercise.yaml` that defines this exercise's function by means of the other's.",
    required=True,
)

TITLE = Key("title", Text(), "The exercise's title, as students see it.", required=True)
FILE = Key(
    "file",
    Word(r"\w+\.py", "the name of a Python file", "Write it as `name.py`."),
    "The student's file.",
    required=True,
)
MAIN = Key("main", NAME, "The function that runs the whole program; `main` if not given.")
TYPES = Key(
    "types",
    MapOf(TYPE_NAME, "a mapping from fields to types", "Write `{secret: text}`."),
    "Declared types of fields of cases. `text` keeps what was typed.",
)
ANSWER = Key(
    "answer", Record("answer", FORMAT, MARKS, ANSWER_CALLS, NUMBERS), "How the exercise words its answers."
)
CONSTANTS = Key(
    "constants",
    MapOf(AnyValue(), "a mapping from constants to values", "Write `{WIDTH: 4}`."),
    "Constants of the student's file that cases may set, with their value in the starter.",
)
GAME = Key(
    "game",
    Record("game", SECRET, ANSWER_CALL, ATTEMPTS),
    "What it takes to play the program from the outside.",
)
LIMITS = Key(
    "limits",
    Record("limits", CASE_LIMIT, SUBMISSION_LIMIT, MEMORY_LIMIT, OUTPUT_LIMIT),
    "What a submission may use.",
)
STAGES = Key(
    "stages",
    ListOf(Record("a stage", STAGE_ID, STAGE_TITLE, EXTRA, NAMES, INPUTS)),
    "The stages in order.",
    required=True,
)
BORROW = Key(
    "borrow",
    Record("borrow", BORROW_FROM, ADAPTER),
    "Another exercise; a misconception of this one that says `borrow: <id>` takes its code from there.",
)
EXERCISE_FORM = Record(
    "exercise.yaml", TITLE, FILE, MAIN, TYPES, ANSWER, CONSTANTS, GAME, LIMITS, STAGES, BORROW
)


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
        _check_constants(source, item, stage, constants)
    return tuple(
        Stage(
            id=stage.need(STAGE_ID),
            title=stage.need(STAGE_TITLE),
            extra=stage.get(EXTRA) or False,
            names=stage.get(NAMES) or (),
            inputs=stage.get(INPUTS) or (),
        )
        for stage in stages
    )


def _check_constants(source: Source, node: Node, stage: Fields, constants: dict[str, Plain]) -> None:
    """A length that is the name of a constant names one that there is."""
    for name, domain in stage.get(INPUTS) or ():
        for count in (domain.length, domain.first):
            if isinstance(count, str) and not isinstance(constants.get(count), int):
                source.fault(
                    node,
                    "unknown-name",
                    f"`{count}`, on which `{name}` depends, isn't among `constants` with a whole number. "
                    f"{did_you_mean(count, constants)}".rstrip(),
                )
