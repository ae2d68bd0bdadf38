"""Results of a wrong program, as whole gradings give them, for the tests of the feedback page."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from itertools import product

from grader.model.observation import Exchange, Kind
from grader.model.result import CaseResult, Diagnosis, Outcome, Result, SourceLine, StageResult, Submission
from grader.model.trace import Step, Trace
from grader.model.verdict import Status
from tests.page.program import SOURCE, record, right, wrong
from tests.results import Pair, case, result, stage

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


def answer_case(secret: str, guess: str, program: Callable[[str, str], Pair] = wrong) -> CaseResult:
    expected, observed = right(secret, guess), program(secret, guess)
    if expected == observed:
        return case(secret, guess, expected, name=_NAMES.get((secret, guess), ""))
    surplus = observed[1] - expected[1]
    return case(
        secret,
        guess,
        expected,
        observed,
        name=_NAMES.get((secret, guess), ""),
        hint=_HINTS.get((secret, guess), "A letter counts once for each time the code has it."),
        message=f"The positions are right; the letters are {surplus} too many.",
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


def graded(*stages: StageResult, content: bytes = SOURCE.encode(), name: str = "mastermind.py") -> Result:
    """The result of the wrong program, or of another."""
    return result(*stages, submission=Submission(name, content, hashlib.sha256(content).hexdigest()))


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
_FIRST = stage("no-repeats", [*_distinct(24, 4), _REPLACED])
_SECOND = stage("code-length", [*_distinct(12, 3), *_distinct(20, 5)])
_failing = _repeats(wrong)
_failing[1] = _traced(_failing[1])

FAILING = replace(
    graded(_FIRST, _SECOND, stage("repeated-letters", [*_failing, HIDDEN, *_distinct(6, 6)])),
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
PASSING = graded(
    stage("no-repeats", [*_distinct(24, 4), _REPLACED]),
    _SECOND,
    stage("repeated-letters", _repeats(right)),
)
GAMES = graded(
    stage("no-repeats", _distinct(24, 4)),
    stage("code-length", [*_distinct(6, 3), RAISED, GAME]),
    stage("repeated-letters", [_traced(case) for case in _repeats(wrong)[1:2]]),
)

PLAYED = graded(
    stage(
        "no-repeats",
        [
            replace(
                GAME,
                trace=record(SOURCE, "main", typed=("ABC", "AABB", "abce", "abcd"), drawn="ABCD"),
            )
        ],
    )
)

STEPS = graded(
    stage(
        "no-repeats",
        [replace(_traced(case), id=f"{case.id}-{number}") for number, case in enumerate(_failing[1:4])],
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
    graded(stage("no-repeats", _unread), content=_BROKEN.encode()),
    status=Outcome.UNGRADED,
    line=SourceLine(25, "    positions = 0)"),
    notices=("Python can't read mastermind.py. Line 25 has a closing bracket ) that was never opened.",),
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
    graded(
        stage(
            "no-repeats",
            [_evil_case, replace(GAME, transcript=(Exchange(EVIL, EVIL),), left_at=0)],
        ),
        content=(f"# {EVIL}\nx = '{EVIL}'\n\tdef {EVIL}\n" * 3).encode("utf-8", "surrogatepass"),
        name=f"{EVIL}.py",
    ),
    notices=(EVIL, f"{EVIL}!"),
    clues=(EVIL,),
    diagnosis=Diagnosis("x", EVIL, EVIL),
)
