"""Results as whole gradings give them, for the page's tests and its screenshots.

The wrong program below really runs here, so that its answers and its steps are what they would be.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from types import FrameType
from typing import TYPE_CHECKING

from grader.model.observation import Exchange, Kind
from grader.model.result import (
    CaseResult,
    Diagnosis,
    Outcome,
    Result,
    SourceLine,
    StageResult,
    Submission,
)
from grader.model.trace import Step, Trace
from grader.model.verdict import Status

if TYPE_CHECKING:
    from _typeshed import TraceFunction

SOURCE = '''\
"""Mastermind"""
import random

LETTERS = "ABCDEF"
CODE_LENGTH = 4


def create_secret():
    secret = ""
    while len(secret) < CODE_LENGTH:
        secret += random.choice(LETTERS)  # may repeat
    return secret


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return f"A guess has {CODE_LENGTH} letters."
    for letter in guess:
        if letter not in LETTERS:
            return "Only the letters A to F, please."
    return None


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for i in range(len(guess)):
        if guess[i] == secret[i]:
            positions += 1
        elif guess[i] in secret:
            letters += 1
    return f"{positions} positions, {letters} letters"


def main():
    secret = create_secret()
    for attempt in range(10):
        guess = input("Your guess? ").upper()
        problem = check_guess(guess)
        if problem:
            print(problem)
            continue
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"Yes, {secret}. You needed {attempt + 1} guesses.")
            return
    print("The secret was", secret)


if __name__ == "__main__":
    main()
'''

_SHEET = [("ABCD", "CBEA"), ("ABCD", "BAAB"), ("ABCD", "AFAA"), ("ABCD", "ACCB"), ("ABAB", "BABA")]
_HINTS = {
    ("ABCD", "AFAA"): "The code has one A, and it stands right. What is left for the other two?",
    ("ABCD", "BAAB"): "Take out the letters that are used up, then compare what is left.",
}
_NAMES = {
    ("ABCD", "BAAB"): "A letter guessed twice that is in the code once",
    ("ABCD", "AFAA"): "A letter that stands right is used up",
    ("ABCD", "ACCB"): "One C stands right, the other is one too many",
    ("ABAB", "BABA"): "Everything is there, nothing stands right",
}

Pair = tuple[int, int]


def right(secret: str, guess: str) -> Pair:
    positions = sum(a == b for a, b in zip(secret, guess, strict=False))
    return positions, sum(min(secret.count(x), guess.count(x)) for x in set(guess)) - positions


def wrong(secret: str, guess: str) -> Pair:
    """What SOURCE answers."""
    positions = sum(a == b for a, b in zip(secret, guess, strict=False))
    return positions, sum(a != b and b in secret for a, b in zip(secret, guess, strict=True))


def sentence(pair: Pair) -> str:
    return "{} positions, {} letters".format(*pair)


def answer_case(secret: str, guess: str, program: Callable[[str, str], Pair] = wrong) -> CaseResult:
    expected, observed = right(secret, guess), program(secret, guess)
    call = f"evaluate_guess({secret!r}, {guess!r})"
    passed = expected == observed
    surplus = observed[1] - expected[1]
    return CaseResult(
        id=f"{secret}-{guess}".lower(),
        name=_NAMES.get((secret, guess), call),
        status=Status.PASSED if passed else Status.FAILED,
        hidden=False,
        call=call,
        expected=sentence(expected),
        observed=sentence(observed),
        observation=Kind.RETURNED,
        message="" if passed else f"The positions are right; the letters are {surplus} too many.",
        hint=""
        if passed
        else _HINTS.get((secret, guess), "A letter counts once for each time the code has it."),
        points=1,
        seconds=0.0001,
        variables=(("secret", secret), ("guess", guess)),
        expected_fields=(("positions", expected[0]), ("letters", expected[1])),
        observed_fields=(("positions", observed[0]), ("letters", observed[1])),
    )


HIDDEN = CaseResult(
    id="repeated-letters-hidden-2",
    name="Longer codes with a letter three times",
    status=Status.FAILED,
    hidden=True,
    call="",
    expected="",
    observed="",
    observation=Kind.RETURNED,
    message="",
    hint="Try a code of six letters with three of the same on paper.",
    points=1,
    seconds=0.0,
)

RAISED = replace(
    answer_case("ABCD", "ABCD", right),
    id="longer-code",
    name="A code of five letters",
    status=Status.FAILED,
    call="CODE_LENGTH = 5\nevaluate_guess('ABCDE', 'ABCDE')",
    observed="IndexError: string index out of range",
    observation=Kind.RAISED,
    message="Your program stopped with an IndexError: it asked for a letter behind the end of a text.",
    line=SourceLine(28, "        if guess[i] == secret[i]:", "evaluate_guess"),
    observed_fields=(),
)

GAME = CaseResult(
    id="illegal-guess-costs-nothing",
    name="An illegal guess costs no attempt",
    status=Status.FAILED,
    hidden=False,
    call="main()",
    game="A game with the secret ABCD, in which `ABC`, `AABB`, `abce` and `abcd` are typed.",
    expected="You needed 3 guesses",
    observed="You needed 4 guesses",
    observation=Kind.RETURNED,
    message="The number of guesses is 1 too many: an illegal guess was counted.",
    hint="Where does your program count, before or after it has looked at the guess?",
    points=1,
    seconds=0.01,
    transcript=(
        Exchange("Your guess? ", "ABC"),
        Exchange("A guess has 4 letters.\nYour guess? ", "AABB"),
        Exchange("1 positions, 1 letters\nYour guess? ", "abce"),
        Exchange("3 positions, 0 letters\nYour guess? ", "abcd"),
        Exchange("4 positions, 0 letters\nYes, ABCD. You needed 4 guesses.\n", None),
    ),
    left_at=4,
)


def record(source: str, function: str, *arguments: str, typed: Sequence[str] = (), drawn: str = "") -> Trace:
    """Run a trusted program and record its steps as the sandbox would."""
    printed: list[str] = []
    coming = iter(typed)

    def type_in(prompt: str = "") -> str:
        printed.append(prompt)
        return next(coming)

    def note(*pieces: object) -> None:
        printed.append(" ".join(map(str, pieces)) + "\n")

    space: dict[str, object] = {"__name__": "submission", "input": type_in, "print": note}
    exec(compile(source, "submission", "exec"), space)  # noqa: S102 - the program above
    if drawn:
        space["create_secret"] = lambda: drawn
    steps: list[Step] = []
    depth = 0

    def trace(frame: FrameType, event: str, _: object) -> TraceFunction | None:
        nonlocal depth
        if frame.f_code.co_filename != "submission":
            return None
        depth += {"call": 1, "return": -1}.get(event, 0)
        if event == "line":
            variables = tuple((name, repr(value)) for name, value in frame.f_locals.items())
            steps.append(
                Step(frame.f_lineno, frame.f_code.co_name, depth, variables, printed="".join(printed))
            )
            printed.clear()
        return trace

    called = space[function]
    assert callable(called)
    sys.settrace(trace)
    try:
        answer = called(*arguments)
    finally:
        sys.settrace(None)
    return Trace(tuple(steps), cut=False, ending=f"returns {answer!r}")


def stage(stage_id: str, title: str, cases: list[CaseResult], *, extra: bool = False) -> StageResult:
    counted = [case for case in cases if case.status is not Status.REPLACED]
    score = sum(case.points for case in counted if case.status is Status.PASSED)
    most = sum(case.points for case in counted)
    status = Status.PASSED if score == most else Status.FAILED
    return StageResult(stage_id, title, status, score, most, extra, tuple(cases))


def result(*stages: StageResult, source: str | bytes = SOURCE, name: str = "mastermind.py") -> Result:
    content = source.encode() if isinstance(source, str) else source
    counted = [each for each in stages if not each.extra]
    reached = None
    for each in counted:
        if each.status is not Status.PASSED:
            break
        reached = each.id
    failing = [case for each in stages for case in each.cases if case.status is Status.FAILED]
    passed = all(each.status is Status.PASSED for each in counted)
    return Result(
        exercise="mastermind",
        exercise_title="Mastermind",
        submission=Submission(name, content, hashlib.sha256(content).hexdigest()),
        status=Outcome.PASSED if passed else Outcome.FAILED,
        reached=reached,
        score=sum(each.score for each in stages),
        max_score=sum(each.max_score for each in stages),
        start_with=failing[0].id if failing else None,
        diagnosis=None,
        notices=(),
        stages=stages,
        sandbox="bubblewrap",
    )


def _distinct(count: int, length: int) -> list[CaseResult]:
    words = ["".join(word) for word in product("ABCDEF", repeat=length) if len(set(word)) == length]
    return [answer_case(words[at * 7 % len(words)], words[at * 31 % len(words)]) for at in range(count)]


def _traced(case: CaseResult) -> CaseResult:
    secret, guess = (str(value) for _, value in case.variables)
    return replace(case, trace=record(SOURCE, "evaluate_guess", secret, guess))


def _repeats(program: Callable[[str, str], Pair]) -> list[CaseResult]:
    more = [("AABB", "ABAA"), ("AABC", "BBAA"), ("ABCC", "CCAB"), ("AAAB", "ABBB"), ("ABCDE", "EEEAB")]
    return [answer_case(secret, guess, program) for secret, guess in [*_SHEET, *more]]


_REPLACED = replace(
    answer_case("ABCD", "ABCD", right),
    id="refuses-repeats",
    name="A guess with a letter twice is refused",
    status=Status.REPLACED,
    call="check_guess('AABC')",
    expected="a sentence",
    observed="None",
    replaced_by="aabb-abaa",
    variables=(),
    expected_fields=(),
)
_FIRST = stage("no-repeats", "Four letters, none repeated", [*_distinct(24, 4), _REPLACED])
_SECOND = stage("code-length", "Codes of any length", [*_distinct(12, 3), *_distinct(20, 5)])
_failing = _repeats(wrong)
_failing[1] = _traced(_failing[1])

FAILING = replace(
    result(
        _FIRST, _SECOND, stage("repeated-letters", "Repeated letters", [*_failing, HIDDEN, *_distinct(6, 6)])
    ),
    diagnosis=Diagnosis(
        "letter-anywhere",
        "Each letter of the guess asks whether it is anywhere in the code",
        "A letter of the code that has found its partner can't be used again. "
        "How could your program remember which ones are used up?",
    ),
    notices=(
        "Your file starts a game as soon as it is imported. Put the last line below "
        "if __name__ == '__main__': so that others can use your functions.",
    ),
)
PASSING = result(
    stage("no-repeats", "Four letters, none repeated", [*_distinct(24, 4), _REPLACED]),
    _SECOND,
    stage("repeated-letters", "Repeated letters", _repeats(right)),
)
GAMES = result(
    stage("no-repeats", "Four letters, none repeated", _distinct(24, 4)),
    stage("code-length", "Codes of any length", [*_distinct(6, 3), RAISED, GAME]),
    stage("repeated-letters", "Repeated letters", [_traced(case) for case in _repeats(wrong)[1:2]]),
)

PLAYED = result(
    stage(
        "no-repeats",
        "Four letters, none repeated",
        [
            replace(
                GAME,
                trace=record(SOURCE, "main", typed=("ABC", "AABB", "abce", "abcd"), drawn="ABCD"),
            )
        ],
    )
)

_BROKEN = SOURCE.replace("positions = 0\n", "positions = 0)\n", 1)
_unread = [
    replace(
        case,
        status=Status.FAILED,
        observation=Kind.NOT_LOADED,
        observed="",
        message="The file couldn't be loaded.",
        observed_fields=(),
    )
    for case in _repeats(right)
]
UNGRADED = replace(
    result(stage("no-repeats", "Four letters, none repeated", _unread), source=_BROKEN),
    status=Outcome.UNGRADED,
    line=SourceLine(25, "    positions = 0)"),
    notices=("Line 25 has a closing bracket ) that was never opened.",),
)

EVIL = "<script>alert(1)</script><img src=x onerror=alert(1)>\x1b[31m\u202e\u2066 \ud800 \x00 &amp; ' \" -->"
_evil_case = replace(
    _failing[1],
    id='x"><script>alert(1)</script>',
    name=EVIL,
    call=EVIL,
    expected=EVIL,
    observed=EVIL,
    message=EVIL,
    hint=EVIL,
    printed=EVIL,
    variables=(("secret", EVIL), ("guess", EVIL)),
    line=SourceLine(2, EVIL, EVIL),
    trace=Trace((Step(1, EVIL, 1, ((EVIL, EVIL),), EVIL),), cut=True, ending=EVIL),
)
HOSTILE = replace(
    result(
        stage(
            "no-repeats",
            "Four letters, none repeated",
            [_evil_case, replace(GAME, transcript=(Exchange(EVIL, EVIL),), left_at=0)],
        ),
        source=(f"# {EVIL}\nx = '{EVIL}'\n\tdef {EVIL}\n" * 3).encode("utf-8", "surrogatepass"),
        name=f"{EVIL}.py",
    ),
    notices=(EVIL,),
    diagnosis=Diagnosis("x", EVIL, EVIL),
)
