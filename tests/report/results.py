"""Results built by hand, one for each thing that a report must be able to show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grader.model.observation import Exchange, Kind
from grader.model.result import CaseResult, Diagnosis, Outcome, SourceLine, StageResult
from grader.model.verdict import Status
from tests.results import NO_FILE, case, result, stage


def passed(cases: Sequence[CaseResult]) -> tuple[CaseResult, ...]:
    return tuple(replace(each, status=Status.PASSED, observed=each.expected, message="") for each in cases)


def skipped(stage_id: str) -> StageResult:
    """A stage whose first case passed and whose others weren't run."""
    message = "This case was not run: three cases of evaluate_guess had run out of time already."
    rest = [
        replace(each, status=Status.SKIPPED, observed="not run", observation=Kind.SKIPPED, message=message)
        for each in FIVE[1:]
    ]
    return stage(stage_id, (*passed(FIVE[:1]), *rest))


def replaced(stage_id: str, by: str) -> StageResult:
    """A stage whose last case is taken back by a later one."""
    last = replace(FIVE[0], status=Status.REPLACED, replaced_by=by)
    return stage(stage_id, (*NO_REPEATS.cases, last))


NO_REPEATS = stage("no-repeats", [case("ABCD", "CBEA", (1, 2)), case("ABCD", "ABCD", (4, 0))])
CODE_LENGTH = stage("code-length", [case("ABC", "ABC", (3, 0)), case("ABCDE", "EDCBA", (1, 4))])
REPEATED = (
    case("ABCD", "ACCB", (2, 1), (2, 1)),
    case(
        "ABCD",
        "AFAA",
        (1, 0),
        (1, 2),
        name="a letter of the code counts once",
        hint="The code has one A, so it can count once.",
        message="The letters are 2 too many; the positions are right.",
    ),
    case("ABAB", "BAAA", (1, 2), (1, 3), message="The letters are 1 too many; the positions are right."),
    case("ABCD", "BAAB", (0, 2), (0, 4), message="The letters are 2 too many; the positions are right."),
)

FIVE = tuple(
    case("ABCD", guess, (0, 2), (0, 4), message="The letters are 2 too many; the positions are right.")
    for guess in ("BAAB", "BBAA", "CDDC", "EABA", "FCAC")
)
EXCEPTION = replace(
    case("ABCDE", "ABCDE", (5, 0)),
    name="five letters",
    status=Status.FAILED,
    observed="IndexError: list index out of range",
    observation=Kind.RAISED,
    message="Line 14 asks for item 4 of a list that has no such item: its last one is item 3.",
    hint="Where else in your file does the number 4 stand?",
    line=SourceLine(14, "        if secret[i] == guess[i]:", "evaluate_guess"),
)
PRINTS = replace(
    case("ABCD", "ABCD", (4, 0)),
    status=Status.FAILED,
    observed="None",
    message="Your function prints the answer, but it has to return it: put `return` where `print` is.",
    slip="printed-instead-of-returned",
    printed="checking ABCD\n4 positions, 0 letters\n",
)
GAME = CaseResult(
    id="won-at-once",
    name="a game that is won with the third guess",
    status=Status.FAILED,
    hidden=False,
    call="create_secret = lambda *_: 'ABCD'; main()",
    game="A game with the secret ABCD, in which `ABDC`, `FFFF`, `ABCE` and `abcd` are typed.",
    expected="a line with the secret and the number of guesses: 3",
    observed="You won after 2 guesses, the secret was ABCD.",
    observation=Kind.RETURNED,
    message="After the third guess the game says that there were 2 guesses.",
    hint="The guess that wins counts too.",
    points=2,
    seconds=0.01,
    transcript=(
        Exchange("Mastermind!\nYour guess: ", "ABDC"),
        Exchange("2 positions, 2 letters\nYour guess: ", "FFFF"),
        Exchange("A letter may stand in a guess once only.\nYour guess: ", "ABCE"),
        Exchange("3 positions, 0 letters\nYour guess: ", "abcd"),
        Exchange("You won after 2 guesses, the secret was ABCD.\n", None),
    ),
    left_at=4,
)
HIDDEN = CaseResult(
    id="hidden-7",
    name="A hidden case about letters that come three times",
    status=Status.FAILED,
    hidden=True,
    call="",
    expected="",
    observed="",
    observation=Kind.RETURNED,
    message="A hidden case about letters that come three times failed. Its inputs stay hidden.",
    hint="Try codes in which one letter fills almost every place.",
    points=1,
    seconds=0.0001,
)
NASTY = (
    "\x1b[31mred\x1b[0m \u202eevil\u2066 \x00 \ud800 \x9b \x7f ]]> <script>alert(1)</script> ::error::x ##[y]"
)
NOT_LOADED = tuple(
    replace(
        each,
        status=Status.FAILED,
        observed="nothing: the file could not be loaded",
        observation=Kind.NOT_LOADED,
        message="Your file could not be loaded, so this could not be tried.",
    )
    for each in (*NO_REPEATS.cases, *CODE_LENGTH.cases)
)

PASSING = result(NO_REPEATS, CODE_LENGTH, stage("repeated-letters", passed(REPEATED)))
FAILING = replace(
    result(NO_REPEATS, CODE_LENGTH, stage("repeated-letters", REPEATED)),
    notices=("main() runs on import: put it below `if __name__ == '__main__':`.",),
)
DIAGNOSED = replace(
    result(NO_REPEATS, CODE_LENGTH, stage("repeated-letters", (*REPEATED, *FIVE))),
    diagnosis=Diagnosis(
        "letter-anywhere",
        "each letter of the guess asks whether it is anywhere in the code",
        "A letter that has found its partner can't be used again. How could the program remember that?",
    ),
)
MANY = result(
    NO_REPEATS, stage("code-length", (*FIVE, *CODE_LENGTH.cases)), stage("repeated-letters", REPEATED)
)
RAISING = result(
    NO_REPEATS, stage("code-length", (EXCEPTION, *CODE_LENGTH.cases)), skipped("repeated-letters")
)
PRINTING = result(stage("no-repeats", (PRINTS, *NO_REPEATS.cases)))
PLAYING = result(stage("no-repeats", (*NO_REPEATS.cases, GAME)), CODE_LENGTH)
ONLY_HIDDEN_FAILS = result(NO_REPEATS, CODE_LENGTH, stage("repeated-letters", (*passed(REPEATED), HIDDEN)))
REPLACING = result(replaced("no-repeats", CODE_LENGTH.cases[0].id), CODE_LENGTH)
EXTRA_FAILS = result(NO_REPEATS, stage("objects", (FIVE[0],), extra=True))
UNGRADED = replace(
    result(
        stage("no-repeats", NOT_LOADED[:2]), stage("code-length", NOT_LOADED[2:]), outcome=Outcome.UNGRADED
    ),
    start_with=None,
    submission=replace(NO_FILE, source=b"import random\n\nprint((1)\n\nx = 1\n"),
    line=SourceLine(3, "print((1)"),
    notices=("Python can't read mastermind.py: on line 3 a `(` is opened that is never closed.",),
)
HOSTILE = replace(
    result(
        stage(
            "no-repeats",
            (
                replace(
                    GAME,
                    call=f"evaluate_guess({NASTY!a}, '{NASTY}')",
                    expected=NASTY,
                    observed=f"=1+1\n{NASTY}\r\n::stop-commands::x\r" + "\n" * 50,
                    message=NASTY,
                    line=SourceLine(3, f"\tx = '{NASTY}'", NASTY),
                    transcript=(Exchange(NASTY * 20, NASTY), Exchange(f"\x1b]0;title\x07{NASTY}", None)),
                    left_at=1,
                ),
                replace(PRINTS, id="printing", name=NASTY, printed=NASTY),
            ),
        ),
        submission=replace(NO_FILE, name=f"{NASTY}.py"),
    ),
    notices=(NASTY,),
)
