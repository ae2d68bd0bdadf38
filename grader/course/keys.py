"""The keys of a case file: what each may hold, and what an editor shows about it.

The reader and the JSON Schema are both made from these.
"""

from __future__ import annotations

from grader.course.declared import TYPE_NAME
from grader.course.expression import ExpressionForm
from grader.course.form import AnyValue, Choice, Flag, Form, ListOf, MapOf, Number, Pattern, Text, Whole, Word
from grader.course.node import Mapping, Node, Scalar
from grader.course.record import Key, Record
from grader.course.source import Source
from grader.course.transcript import Transcript


class RaisesForm(Form[tuple[str, str]]):
    """An exception's class, or a mapping from it to what its text must contain."""

    __slots__ = ()
    expected = "the name of an exception, or `{ValueError: text that it contains}`,"
    mend = "Write `ValueError`."

    def read(self, source: Source, node: Node, key: str) -> tuple[str, str]:
        if isinstance(node, Scalar):
            return self._name(source, node, key), ""
        if not isinstance(node, Mapping) or len(node.entries) != 1 or node.torn:
            return self.refuse(source, node, key)
        ((name, text),) = node.entries.values()
        return self._name(source, name, key), Text().read(source, text, name.text)

    def _name(self, source: Source, node: Scalar, key: str) -> str:
        return node.text if node.text.isidentifier() else self.refuse(source, node, key)


EXERCISE = Key("exercise", Text(), "The exercise that the cases belong to: a folder under `exercises/`.")
STAGE = Key(
    "stage", Text(), "The stage that the cases belong to, as `exercise.yaml` names it.", required=True
)
TYPES = Key(
    "types",
    MapOf(TYPE_NAME, "a field with its type", "Write `{secret: text}`."),
    "Declared types by field. `text` keeps what was typed: `secret: 0123` is the text 0123.",
)

CALL = Key(
    "call",
    ExpressionForm(),
    "A Python expression; the other keys of a case are its variables: `answer(question)`.",
)
EXPECT = Key("expect", AnyValue(), "The value that the call must return.")
RAISES = Key(
    "raises",
    RaisesForm(),
    "The exception that the call must raise: `ValueError`, or `{ValueError: text that it contains}`.",
)
PRINTS = Key("prints", Text(), "The text that the call must print.")
MATCHES = Key(
    "matches",
    Pattern(),
    "A regular expression for the whole text that is returned, or with `raises` for the exception's text.",
)
MEANING = Key("meaning", Text(), "What students read in place of the pattern of `matches`.")
DRAWS = Key("draws", Whole(1), "How often to make the call, because what it returns is random.")
EACH = Key("each", Pattern(), "With `draws`: a regular expression that every draw matches as a whole.")
NEVER = Key("never", Pattern(), "With `draws`: a regular expression that is found in no draw.")
SOMETIMES = Key(
    "sometimes",
    ListOf(Pattern(), or_one=True),
    "With `draws`: regular expressions, each of which is found in some draw.",
)
EVEN = Key("even", Flag(), "With `draws`: every letter turns up about equally often at every place.")
PLAY = Key(
    "play",
    Transcript(),
    "A game at the console, as `play: |` and lines: those that begin with `>` are typed, the others must be "
    "printed in that order; `/…/` is a regular expression.",
)

GOAL = Key("goal", Choice("win", "lose"), "How the games must end.", required=True)
GAMES = Key("games", Whole(1), "How many games are played; 1 if not given.")
AT = Key("at", Whole(1), "The attempt at which to win; as soon as the secret is known if not given.")
ILLEGAL = Key(
    "illegal",
    ListOf(Text(), or_one=True),
    "Guesses that aren't legal, typed in between; they cost no attempt.",
)
SPELLING = Key(
    "spelling",
    Word(
        r"[^{}]*\{guess(_small|_spaced)?\}[^{}]*",
        "`{guess}`, `{guess_small}` or `{guess_spaced}`",
        "Write one.",
    ),
    "How a guess is typed: `{guess}` (the default), `{guess_small}` or `{guess_spaced}`.",
)
PLAYER = Key(
    "player",
    Record("player", GOAL, GAMES, AT, ILLEGAL, SPELLING),
    "Whole games that the grader plays from the outside against a secret that nobody fixed.",
)

ID = Key(
    "id",
    Word(r"[\w.+=~-]+", "a word of letters, digits and `_.+=~-`", "Write it without blanks."),
    "A name that stays and is unique in the exercise; made from the inputs if not given.",
)
NAME = Key("name", Text(), "What the case is about, in a few words; the call if not given.")
HINT = Key("hint", Text(), "What a student reads whose program fails the case.")
BECAUSE = Key("because", Text(), "Why the case exists; for authors, never shown to students.")
CATEGORY = Key("category", Text(), "What students learn of a hidden case.")
SET = Key(
    "set",
    MapOf(AnyValue(), "a constant with its value", "Write `{WIDTH: 3}`."),
    "Constants of the file, as though the student had edited those lines.",
)
GIVEN = Key(
    "given",
    MapOf(AnyValue(), "a function with its value", "Write `{draw: ABCD}`."),
    "Functions of the file that are replaced by one that always returns this value.",
)
POINTS = Key("points", Number(0), "Points for passing; 1 if not given.")
HIDDEN = Key("hidden", Flag(), "Students learn that it failed, its hint and its category, nothing else.")
TIMEOUT = Key("timeout", Number(0, above=True), "Seconds that the case may take.")
REPLACES = Key(
    "replaces",
    ListOf(Text(), or_one=True),
    "The id of a case of an earlier stage that this one takes back, or a list of such ids.",
)

TASK_KEYS = frozenset(("call", "play", "player"))
EXPECTATION_KEYS = frozenset(("expect", "raises", "prints", "matches"))
DRAW_KEYS = frozenset(("each", "never", "sometimes", "even"))

CASE_KEYS: dict[str, Key[object]] = {
    key.name: key
    for key in (
        *(CALL, PLAY, PLAYER),
        *(EXPECT, RAISES, PRINTS, MATCHES, MEANING),
        *(DRAWS, EACH, NEVER, SOMETIMES, EVEN),
        *(ID, NAME, HINT, BECAUSE, CATEGORY, SET, GIVEN, POINTS, HIDDEN, TIMEOUT, REPLACES),
    )
}
"""Keys of a case; any other is a variable of its call."""

OWN_KEYS = ("id", "name", "replaces")
"""Keys that belong to one case and can't be a default at the top of a file."""

CASES = Key(
    "cases", ListOf(Record("a case", *CASE_KEYS.values())), "The cases, a list; each is a group of keys."
)
TABLE = Key(
    "table", Text(), "More cases as a table: `table: |` with rows below it, columns separated by `|`."
)

FILE_KEYS: dict[str, Key[object]] = {
    key.name: key
    for key in (
        *(EXERCISE, STAGE, TYPES),
        *(key for key in CASE_KEYS.values() if key.name not in OWN_KEYS),
        *(CASES, TABLE),
    )
}
"""Keys at the top of a case file. Those of a case are the default for all cases of the file."""
