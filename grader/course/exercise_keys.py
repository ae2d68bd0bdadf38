"""The keys of `exercise.yaml`: what each may hold, and what an editor shows about it."""

from __future__ import annotations

from grader.course.declared import TYPE_NAME
from grader.course.expression import ExpressionForm
from grader.course.form import NAME, AnyValue, Flag, Form, ListOf, MapOf, Number, Text, Whole, Word
from grader.course.node import Mapping, Node, Scalar
from grader.course.record import Key, Record
from grader.course.source import Source
from grader.model.exercise import Domain


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
        "a variable with what it can be",
        "Write `{guess: {alphabet: AB, length: 4}}`.",
    ),
    "All that is legal for a variable of a call in this stage.",
)

PRECONDITION = Key(
    "precondition",
    ListOf(ExpressionForm(), or_one=True),
    "A Python expression over the inputs that holds of what can occur together; a list if there are several.",
)

FORMAT = Key(
    "format", Text(), "How an answer is worded, with a field for each number: `{positions:d} positions`."
)
MARKS = Key(
    "marks",
    MapOf(Text(), "a field with its mark", 'Write `{exact: "+"}`.'),
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
    MapOf(TYPE_NAME, "a field with its type", "Write `{secret: text}`."),
    "Declared types of fields of cases. `text` keeps what was typed.",
)
ANSWER = Key(
    "answer", Record("answer", FORMAT, MARKS, ANSWER_CALLS, NUMBERS), "How the exercise words its answers."
)
CONSTANTS = Key(
    "constants",
    MapOf(AnyValue(), "a constant with its value", "Write `{WIDTH: 4}`."),
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
    ListOf(Record("a stage", STAGE_ID, STAGE_TITLE, EXTRA, NAMES, INPUTS, PRECONDITION)),
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
