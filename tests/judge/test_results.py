"""A result of verdicts: stages, points, rules taken back, what is hidden, what to mend first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.judge.invocation import played
from grader.judge.results import build_result
from grader.judge.verdict import judge_all
from grader.model.case import Case, Expect, Goal, LineKind, Play, Player, PlayLine
from grader.model.observation import Evidence, Exchange, Kind, Loading, Observation, StudentError
from grader.model.result import Diagnosis, Outcome, Result, SourceLine, Submission
from grader.model.verdict import Status
from tests.judge.mastermind import EXERCISE, LOADED, call, call_case, guess_case, raised, returned

SUBMISSION = Submission("mastermind.py", b"first\r\nsecond\rthird\n" + b"\n" * 8 + b"twelfth \xff\n", "0")

RIGHT = returned((0, 2))
WRONG = returned((0, 4))


def one(case_id: str, stage: str = "no-repeats", **more: object) -> Case:
    return replace(guess_case("0 positions, 2 letters", case_id=case_id), stage=stage, **more)  # type: ignore[arg-type]


def graded(*rows: tuple[Case, Observation], loading: Loading = LOADED, stage: str | None = None) -> Result:
    cases = [case for case, _ in rows]
    evidence = Evidence(loading, tuple((case.id, seen) for case, seen in rows))
    verdicts = judge_all(EXERCISE, cases, evidence)
    return build_result(EXERCISE, cases, SUBMISSION, evidence, verdicts, stage=stage)


def test_a_stage_is_passed_when_all_its_cases_are() -> None:
    result = graded(
        (one("a"), RIGHT),
        (one("b", "code-length", points=2), RIGHT),
        (one("c", "code-length", points=3), WRONG),
        (one("d", "repeated-letters"), RIGHT),
    )
    assert result.status is Outcome.FAILED
    assert result.reached == "no-repeats"
    assert (result.score, result.max_score) == (4, 7)
    assert [(stage.id, stage.status, stage.score, stage.max_score) for stage in result.stages] == [
        ("no-repeats", Status.PASSED, 1, 1),
        ("code-length", Status.FAILED, 2, 5),
        ("repeated-letters", Status.PASSED, 1, 1),
    ]
    assert result.start_with == "c"


PRINTED = replace(returned(None), printed="0 positions, 4 letters\n")
NOTHING = returned(None)


@pytest.mark.parametrize(
    ("seen", "first"),
    [
        pytest.param([NOTHING, PRINTED, PRINTED], "1", id="most are printed"),
        pytest.param([NOTHING, NOTHING, PRINTED, PRINTED], "0", id="half are printed"),
        pytest.param([NOTHING, NOTHING], "0", id="none is printed"),
        pytest.param([WRONG, PRINTED, PRINTED, PRINTED], "0", id="the first says more than that"),
    ],
)
def test_where_nothing_came_a_slip_that_explains_most_is_to_be_mended_first(
    seen: list[Observation], first: str
) -> None:
    result = graded(*((one(str(number)), observed) for number, observed in enumerate(seen)))
    assert result.start_with == first


def test_everything_right() -> None:
    result = graded(
        (one("a"), RIGHT), (one("b", "code-length"), RIGHT), (one("c", "repeated-letters"), RIGHT)
    )
    assert result.status is Outcome.PASSED
    assert result.reached == "repeated-letters"
    assert result.start_with is None


def test_without_a_single_case_nothing_was_graded() -> None:
    result = graded()
    assert result.status is Outcome.UNGRADED
    assert result.reached is None


def test_a_stage_can_be_the_last_one_asked_for() -> None:
    result = graded((one("a"), RIGHT), (one("b", "code-length"), WRONG), stage="no-repeats")
    assert result.status is Outcome.PASSED
    assert [stage.id for stage in result.stages] == ["no-repeats"]


def test_an_extra_stage_counts_only_for_the_score() -> None:
    stages = tuple(replace(stage, extra=stage.id == "code-length") for stage in EXERCISE.stages)
    exercise = replace(EXERCISE, stages=stages)
    cases = [one("a"), one("b", "code-length"), one("c", "repeated-letters")]
    evidence = Evidence(LOADED, (("a", RIGHT), ("b", WRONG), ("c", RIGHT)))
    result = build_result(exercise, cases, SUBMISSION, evidence, judge_all(exercise, cases, evidence))
    assert result.status is Outcome.PASSED
    assert result.reached == "repeated-letters"
    assert (result.score, result.max_score) == (2, 3)
    assert result.start_with == "b"


def test_a_case_of_which_nothing_was_seen_has_failed() -> None:
    cases = [one("a")]
    evidence = Evidence(LOADED, ())
    result = build_result(EXERCISE, cases, SUBMISSION, evidence, judge_all(EXERCISE, cases, evidence))
    assert result.status is Outcome.FAILED
    assert result.cases[0].observation is Kind.NO_ANSWER


def test_a_rule_that_a_later_stage_takes_back_leaves_the_sums() -> None:
    old, new = one("old"), one("new", "repeated-letters", replaces=("old",))
    result = graded((old, WRONG), (new, RIGHT))
    assert result.cases[0].status is Status.REPLACED
    assert result.cases[0].replaced_by == "new"
    assert result.stages[0].status is Status.PASSED
    assert (result.score, result.max_score) == (1, 1)
    assert result.reached == "repeated-letters"


def test_a_program_that_has_not_come_to_the_later_rule_is_judged_by_the_old_one() -> None:
    old, new = one("old"), one("new", "repeated-letters", replaces=("old",))
    obeys = graded((old, RIGHT), (new, WRONG))
    assert (obeys.reached, obeys.score, obeys.max_score) == ("no-repeats", 1, 2)
    neither = graded((old, WRONG), (new, WRONG))
    assert (neither.reached, neither.start_with) == (None, "old")


def test_one_case_can_take_back_several_and_each_of_several_can_take_back_one() -> None:
    old = [one("old"), one("older")]
    new = one("new", "repeated-letters", replaces=("old", "older"))
    newer = one("newer", "repeated-letters", replaces=("old",))
    by_both = graded((old[0], WRONG), (old[1], WRONG), (new, RIGHT), (newer, RIGHT))
    assert [case.replaced_by for case in by_both.cases] == ["new", "new", None, None]
    by_the_second = graded((old[0], WRONG), (old[1], WRONG), (new, WRONG), (newer, RIGHT))
    assert [case.replaced_by for case in by_the_second.cases] == ["newer", None, None, None]
    assert by_the_second.start_with == "older"


def test_a_later_rule_counts_even_where_its_stage_is_not_asked_for() -> None:
    old, new = one("old"), one("new", "repeated-letters", replaces=("old",))
    result = graded((old, WRONG), (new, RIGHT), (one("other"), RIGHT), stage="no-repeats")
    assert result.status is Outcome.PASSED


def test_a_skipped_case_is_neither_passed_nor_what_to_mend_first() -> None:
    skipped = Observation(Kind.SKIPPED, detail="three cases of this call ran out of time")
    result = graded((one("a"), skipped), (one("b"), Observation(Kind.TIMED_OUT)))
    assert [case.status for case in result.cases] == [Status.SKIPPED, Status.FAILED]
    assert result.cases[0].message == "This case was not run: three cases of this call ran out of time."
    assert result.start_with == "b"
    assert (result.score, result.max_score) == (0, 2)


def test_the_plainest_evidence_comes_first() -> None:
    hidden = one("hidden", hidden=True)
    missing = Observation(Kind.MISSING, detail="main")
    rows = [(hidden, WRONG), (one("call"), WRONG), (one("missing"), missing)]
    assert graded(*rows).start_with == "missing"
    assert graded(*rows[:2]).start_with == "call"


def test_nothing_of_a_hidden_case_is_shown() -> None:
    case = replace(
        call_case(
            call("evaluate_guess(code, guess)", code="FEED", guess="DEAF"),
            Expect("1 positions, 2 letters"),
        ),
        id="feed-deaf",
        name="evaluate_guess('FEED', 'DEAF')",
        category="repeats in the code",
        hint="Count each letter once.",
        hidden=True,
    )
    seen = replace(raised("KeyError", "'FEED'"), printed="FEED DEAF")
    (shown,) = graded((case, seen)).cases
    assert shown.status is Status.FAILED
    assert shown.id == "hidden-1"
    assert shown.name == "Hidden case: repeats in the code"
    assert shown.message == "A hidden case failed (repeats in the code)."
    assert shown.hint == "Count each letter once."
    assert "feed" not in repr(shown).lower()
    assert "deaf" not in repr(shown).lower()
    assert "1 positions" not in repr(shown)
    assert "KeyError" not in repr(shown)


def test_a_file_that_could_not_be_loaded_is_ungraded() -> None:
    result = graded((one("a"), returned(None)), loading=Loading(Kind.TIMED_OUT))
    assert result.status is Outcome.UNGRADED
    assert result.start_with is None
    assert result.notices
    assert [(case.status, case.observation) for case in result.cases] == [(Status.FAILED, Kind.NOT_LOADED)]


def test_an_exception_points_at_the_students_own_line() -> None:
    (case,) = graded((one("a"), raised("IndexError", "string index out of range"))).cases
    assert case.line == SourceLine(12, "twelfth ÿ", "evaluate_guess")


def test_a_case_can_be_pasted_into_python() -> None:
    case = one("a", set=(("CODE_LENGTH", 3),), given=(("create_secret", "ABC"),))
    (shown,) = graded((case, RIGHT)).cases
    assert shown.call == ("CODE_LENGTH = 3; create_secret = lambda *_: 'ABC'; evaluate_guess('ABCD', 'BAAB')")
    text = call('tried("guess", guess == x.guess, guess=guess, y=guess)', guess="A'B")
    (other,) = graded((replace(call_case(text, None), stage="no-repeats"), returned(1))).cases
    assert other.call == """tried("guess", "A'B" == x.guess, guess="A'B", y="A'B")"""
    kept = call("(take(heaps, count), heaps, count)[1]", heaps=[3, 4], count=1)
    (twice,) = graded((replace(call_case(kept, None), stage="no-repeats"), returned(1))).cases
    assert twice.call == "heaps = [3, 4]; (take(heaps, 1), heaps, 1)[1]"  # one list, not two


def test_fields_are_there_for_the_picture() -> None:
    (case,) = graded((one("a"), WRONG)).cases
    assert case.expected_fields == (("positions", 0), ("letters", 2))
    assert case.observed_fields == (("positions", 0), ("letters", 4))
    assert case.variables == (("secret", "ABCD"), ("guess", "BAAB"))


TYPED = PlayLine(LineKind.TYPED, "a b c e")
ANSWER = PlayLine(LineKind.PRINTED, "3 positions, 0 letters")
FIXED = (("create_secret", "ABCD"),)


def game(answer: str, typed: str = "a b c e", **more: object) -> tuple[Case, Observation]:
    case = replace(one("a"), task=Play((replace(TYPED, text=typed), ANSWER)), expectation=None, given=FIXED)
    transcript = (Exchange("Your guess? ", typed), Exchange(f"{answer}\nBye\n", None))
    return replace(case, **more), Observation(Kind.RETURNED, transcript=transcript)  # type: ignore[arg-type]


def test_a_wrong_answer_in_a_game_can_be_drawn_too() -> None:
    (case,) = graded(game("2 positions, 1 letters")).cases
    assert case.expected_fields == (("positions", 3), ("letters", 0))
    assert case.observed_fields == (("positions", 2), ("letters", 1))
    assert case.variables == (("secret", "ABCD"), ("guess", "ABCE"))


@pytest.mark.parametrize(
    ("case", "seen"),
    [
        game("3 positions, 0 letters"),
        game("3 positions"),
        game("2 positions, 1 letters", "AABC"),
        game("2 positions, 1 letters", given=()),
        game("2 positions, 1 letters", hidden=True),
    ],
    ids=["right", "no answer", "no legal guess", "nobody knows the secret", "hidden"],
)
def test_a_game_without_two_answers_to_compare_is_not_drawn(case: Case, seen: Observation) -> None:
    (shown,) = graded((case, seen)).cases
    assert (shown.variables, shown.expected_fields, shown.observed_fields) == ((), (), ())


def test_a_cases_hint_is_left_out_where_another_trouble_explains_the_failure() -> None:
    hinted = one("a", hint="Draw a line from each letter to its partner.")
    misspelt = raised("NameError", "name 'secrt' is not defined", line=3, missing_name="secrt")
    assert graded((hinted, WRONG)).cases[0].hint == "Draw a line from each letter to its partner."
    assert graded((hinted, misspelt)).cases[0].hint == ""
    assert graded((replace(hinted, hidden=True), misspelt)).cases[0].hint != ""


def test_nothing_is_explained_where_nothing_that_is_shown_fails() -> None:
    cases = [one("a"), one("b", "repeated-letters")]
    evidence = Evidence(LOADED, (("a", RIGHT), ("b", WRONG)))
    verdicts = judge_all(EXERCISE, cases, evidence)
    idea = Diagnosis("any-letter", "Each letter counts", "")

    def explained(stage: str | None) -> Diagnosis | None:
        return build_result(
            EXERCISE, cases, SUBMISSION, evidence, verdicts, diagnosis=idea, stage=stage
        ).diagnosis

    assert explained(None) == idea
    assert explained("no-repeats") is None


def test_a_file_that_could_not_be_loaded_has_the_line() -> None:
    loading = Loading(Kind.NOT_LOADED, StudentError("SyntaxError", "expected ':'", 2))
    assert graded((one("a"), RIGHT), loading=loading).line == SourceLine(2, "second")
    assert graded((one("a"), RIGHT)).line is None


@pytest.mark.parametrize(
    ("task", "more", "said"),
    [
        (
            Play(
                (
                    PlayLine(LineKind.TYPED, "ABCD"),
                    PlayLine(LineKind.PRINTED, "0 positions, 4 letters"),
                    PlayLine(LineKind.TYPED, " "),
                )
            ),
            {"given": (("create_secret", "DCBA"),)},
            "A game with the secret DCBA, in which `ABCD` and an empty line are typed.",
        ),
        (
            Play((PlayLine(LineKind.TYPED, "ABC"),)),
            {"given": (("create_secret", "CBA"), ("pause", None)), "set": (("CODE_LENGTH", 3),)},
            "A game with the secret CBA, with `pause` giving None, with `CODE_LENGTH = 3`, "
            "in which `ABC` is typed.",
        ),
        (Player(Goal.WIN), {}, "A whole game, played until the secret is found."),
        (Player(Goal.LOSE, games=3), {}, "3 whole games, played until no guess is left."),
    ],
    ids=["play", "edited", "won", "lost"],
)
def test_a_whole_game_is_told_in_words(task: Play | Player, more: dict[str, object], said: str) -> None:
    case = replace(one("a"), task=task, expectation=None, **more)  # type: ignore[arg-type]
    assert played(EXERCISE, case) == said
    assert played(EXERCISE, one("a")) == ""


def test_a_broken_function_takes_no_rule_back_by_chance() -> None:
    old, new = one("old"), one("new", "repeated-letters", replaces=("old",))
    others = [one(name) for name in ("a", "b", "c")]
    broken = graded((old, WRONG), (new, RIGHT), *zip(others, (WRONG, WRONG, RIGHT), strict=True))
    assert (broken.cases[0].status, broken.max_score) == (Status.FAILED, 5)
    working = graded((old, WRONG), (new, RIGHT), *zip(others, (WRONG, RIGHT, RIGHT), strict=True))
    assert (working.cases[0].status, working.max_score) == (Status.REPLACED, 4)


def test_why_cases_no_longer_count_is_said_where_something_failed() -> None:
    rows = ((one("old"), WRONG), (one("new", "repeated-letters", replaces=("old",)), RIGHT))
    assert graded(*rows).notices == ()
    assert graded(*rows, (one("last", "repeated-letters"), WRONG)).notices == (
        "1 case asks for a rule of an earlier stage that a later stage takes back, and your program "
        "follows the "
        "later one. So it counts neither for nor against you.",
    )
