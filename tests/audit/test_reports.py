"""What an instructor reads: the audit and the proof, as text, as JSON and as a page."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from grader.model.audit import (
    Audit,
    Counterexample,
    Mistake,
    Origin,
    Proof,
    Space,
    StageAudit,
    Suggestion,
)
from grader.report.audit_page import matrices, render_audit_page
from grader.report.audit_text import render_audit
from grader.report.case_yaml import case_line
from grader.report.instructor_json import render_audit_json, render_proofs_json
from grader.report.prove_text import render_proof
from grader.report.suggested_cases import suggested_files, where_to

SUGGESTION = Suggestion((("set", {"LENGTH": 1}), ("one", "A"), ("other", "A"), ("expect", 1)))
STAGE = StageAudit(
    id="places",
    title="Equal places",
    cases=("places.a", "places.b", "places.c"),
    mistakes=(
        Mistake("first", "The first place counts twice", Origin.BANK, killed_by=("places.a", "places.b")),
        Mistake("last", "The last place doesn't count", Origin.BANK, suggestion=SUGGESTION),
        Mistake("zero", "Zero is positive", Origin.BANK, killed_by=("early.a",), elsewhere="early"),
        Mistake("mutant-7-1", "`x` in place of `y`", Origin.MUTANT, killed_by=("places.b",), line=7),
        Mistake(
            "mutant-8-2",
            "`p` in place of `q`",
            Origin.MUTANT,
            killed_by=("sign.a",),
            suggestion=SUGGESTION,
            elsewhere="sign",
            late=True,
            line=8,
        ),
    ),
    redundant=("places.a",),
    smallest_set=("places.b",),
    usual_call="places(one, other)",
    where=(("places.b", "places('B') (b.yaml:5)"),),
    no_mistakes=(Mistake("same", "The same in other words", Origin.BANK),),
)
EQUIVALENT = Mistake("mutant-9-2", "`4` in place of `3`", Origin.MUTANT, line=9)
AUDIT = Audit("places", "Places", (STAGE,), (EQUIVALENT,))

PROOF = Proof(
    exercise="places",
    stage="places",
    file="places.py",
    call="places(one, other)",
    inputs=1_679_616,
    right=1_679_615,
    complete=True,
    in_common=("every failure has the same one as other",),
    counterexample=Counterexample(
        "places('AB', 'AA')", (("one", "AB"), ("other", "AA")), (("LENGTH", 2),), "1", "2", "1 too many"
    ),
    others=(Space((("LENGTH", 2),), 16, 12), Space((("LENGTH", 5),), 44_928, 44_928, whole=False)),
    seconds=1.5,
    planned=1_679_616,
)


def test_an_audit_in_the_terminal() -> None:
    assert render_audit([AUDIT], colour=False, unicode=False).splitlines() == [
        "Places: what the cases catch",
        "  Mutants are copies of the solution with one small thing changed.",
        "",
        "  places: Equal places (3 cases)",
        "    misconceptions  #############....... 2 of 3 caught",
        "    mutants         ##########.......... 1 of 2 caught",
        "    x  last: The last place doesn't count",
        "    !  zero is caught earlier already, in the stage early. If it belongs there,",
        "       write `stage: early` in its file.",
        "    !  mutant-8-2 (line 8: `p` in place of `q`) is caught too late: not here,",
        "       but only in the stage sign.",
        "    !  same does what the solution does, on every input of this stage, so no",
        "       case can catch it. Write what the wrong idea makes different, name the",
        "       stage in which it shows, or delete the file.",
        "    1 case alone would catch as much as all 3 do:",
        "      -  places('B') (b.yaml:5)",
        "    1 case catches only what another case catches too:",
        "      -  places.a",
        "",
        "    Cases to add, at the end of b.yaml or as a new file",
        "    cases/places/b_more.yaml:",
        "      exercise: places",
        "      stage: places",
        "      call: places(one, other)",
        "      # hint: what should students look at who fail one of these?",
        "      cases:",
        "        # catches last, mutant-8-2",
        "        - {set: {LENGTH: 1}, one: A, other: A, expect: 1}",
        "",
        "  1 mutant is left aside: whatever was tried, it does what the solution does, so",
        "  there is no mistake in it.",
        "  1 mistake would go through. Paste the cases above to catch it.",
    ]


def test_mutants_of_a_line_are_told_in_one_go() -> None:
    numbers = [("1", "0"), ("2", "1"), ("0", "1"), ("3", "2"), ("1", "2")]
    table = tuple(
        Mistake(f"mutant-4-{n}", f"`{new}` in place of `{old}`", Origin.MUTANT, suggestion=SUGGESTION, line=4)
        for n, (new, old) in enumerate(numbers)
    )
    other = Mistake("mutant-5-6", "`x` in place of `y`", Origin.MUTANT, suggestion=SUGGESTION, line=5)
    late = tuple(
        replace(mistake, id=f"late-{mistake.id}", killed_by=("b.1",), elsewhere="b", late=True)
        for mistake in table[:2]
    )
    stage = StageAudit("a", "A", ("a.1",), (*table, other, *late))
    lines = told(Audit("e", "E", (stage,)))
    assert lines[5:10] == [
        "x  5 mutants of line 4: `1` in place of `0`; `2` in place of `1`; `0` in",
        "place of `1`; and 2 more",
        "x  mutant-5-6 (line 5 of the solution): `x` in place of `y`",
        "!  2 mutants of line 4 (`1` in place of `0`; `2` in place of `1`) are caught",
        "too late: not here, but only in the stage b.",
    ]
    page = render_audit_page([Audit("e", "E", (stage,))])
    assert page.count("<li><b>") == 2
    assert "<li><b>5 mutants of line 4</b>" in page


def test_mutants_for_which_nothing_could_be_tried_are_told_by_their_lines() -> None:
    mutants = [
        Mistake(f"mutant-{line}-{line}", f"`{line}` in place of `0`", Origin.MUTANT, line=line)
        for line in range(12, 2, -1)
    ]
    lines = told(Audit("e", "E", (), untried=(*mutants, replace(mutants[0], id="m", title="`if True:`"))))
    assert lines[2:-1] == [
        "!  11 mutants are caught by no case, and the audit has nothing of its own to",
        "try there, such as lines to type. Is a game or a case missing in which",
        "these would show?",
        *(f"-  line {line}: `{line}` in place of `0`" for line in range(3, 11)),
        "-  and of 2 lines more",
    ]


def test_the_legend_of_the_picture_is_there_once() -> None:
    page = render_audit_page([AUDIT, AUDIT])
    assert page.count('<table class="matrix">') == 4
    assert page.count("◆ no other case of the stage does") == 1


def test_a_new_file_goes_behind_those_that_the_stage_has() -> None:
    """Students see the cases in the order of the files' names."""
    stage = StageAudit(
        "a", "A", ("a.1",), (), where=(("a.1", "f(1) (a.yaml:3)"), ("a.2", "f(2) (a-b.yaml:4)"))
    )
    assert where_to("e", stage) == "Cases to add, at the end of a.yaml or as a new file cases/e/a_more.yaml"
    assert sorted(["a_more.yaml", "a.yaml", "a-b.yaml"])[-1] == "a_more.yaml"
    assert where_to("e", StageAudit("a", "A", (), ())) == "Cases to add, as a new file cases/e/a.yaml"


def test_an_audit_as_json() -> None:
    assert json.loads(render_audit_json([AUDIT])) == {
        "version": 1,
        "exercise": "places",
        "stages": [
            {
                "id": "places",
                "misconceptions": 3,
                "killed": 2,
                "mutants": 2,
                "mutants_killed": 1,
                "survivors": [
                    {
                        "misconception": "last",
                        "title": "The last place doesn't count",
                        "suggested_case": {"set": {"LENGTH": 1}, "one": "A", "other": "A", "expect": 1},
                    }
                ],
                "redundant": ["places.a"],
                "smallest_set": ["places.b"],
                "smallest_set_is_exact": True,
                "suggested_files": [
                    "exercise: places\nstage: places\ncall: places(one, other)\n"
                    "# hint: what should students look at who fail one of these?\ncases:\n"
                    "  # catches last, mutant-8-2\n"
                    "  - {set: {LENGTH: 1}, one: A, other: A, expect: 1}\n"
                ],
                "taken_back": [],
                "allowed_by": None,
                "no_mistakes": [{"misconception": "same", "title": "The same in other words"}],
                "killed_elsewhere": [
                    {"misconception": "zero", "title": "Zero is positive", "stage": "early"},
                    {
                        "mutant": "mutant-8-2",
                        "title": "`p` in place of `q`",
                        "line": 8,
                        "suggested_case": {"set": {"LENGTH": 1}, "one": "A", "other": "A", "expect": 1},
                        "stage": "sign",
                    },
                ],
                "kills": {
                    "first": ["places.a", "places.b"],
                    "zero": ["early.a"],
                    "mutant-7-1": ["places.b"],
                    "mutant-8-2": ["sign.a"],
                },
            }
        ],
        "equivalent_mutants": [{"mutant": "mutant-9-2", "title": "`4` in place of `3`", "line": 9}],
        "untried_mutants": [],
        "faulty": [],
        "stopped": None,
    }


def told(audit: Audit) -> list[str]:
    return [line.strip() for line in render_audit([audit], colour=False, unicode=False).splitlines()]


def test_a_case_that_catches_many_is_suggested_once() -> None:
    many = tuple(Mistake(f"m{n}", "x", Origin.MUTANT, suggestion=SUGGESTION) for n in range(5))
    stage = StageAudit("places", "Equal places", ("places.a",), many)
    assert told(Audit("places", "Places", (stage,)))[-5:] == [
        "cases:",
        "# catches m0, m1, m2 and 2 more",
        "- {set: {LENGTH: 1}, one: A, other: A, expect: 1}",
        "",
        "5 mistakes would go through. Paste the cases above to catch them.",
    ]


def test_a_case_that_needs_a_line_at_the_top_gets_a_file_of_its_own() -> None:
    typed = Suggestion(
        (("call", "f(x)"), ("x", "A"), ("expect", None)), (("types", {"expect": "value"}),), "b"
    )
    mistakes = (
        Mistake("one", "x", Origin.BANK, suggestion=typed),
        Mistake("two", "x", Origin.BANK, suggestion=SUGGESTION),
    )
    first, second = suggested_files("e", StageAudit("a", "A", (), mistakes))
    assert first == (
        "exercise: e",
        "stage: a",
        "# hint: what should students look at who fail one of these?",
        "cases:",
        "  # catches two",
        "  - {set: {LENGTH: 1}, one: A, other: A, expect: 1}",
    )
    assert second == (
        "exercise: e",
        "stage: a",
        "types: {expect: value}",
        "# hint: what should students look at who fail one of these?",
        "cases:",
        "  # catches one",
        "  # the stage b changes what this calls: must it be so before that already?",
        '  - {call: "f(x)", x: A, expect: null}',
    )


def test_what_could_not_be_audited_is_said() -> None:
    mistake = Mistake("first", "x", Origin.BANK, killed_by=("a.1",))
    stage = StageAudit("a", "A", ("a.1",), (mistake,), taken_back=("a.2",), allowed_by="b")
    audit = Audit("e", "E", (stage,), faulty=("a.3", "a.4"))
    assert told(audit)[4:] == [
        "!  The stage b allows letters to repeat. If students must refuse that here,",
        "add a case for it, and name that case in `replaces` there. The audit",
        "can't find it: the solution has given up the rule.",
        "1 case left out here: a later stage takes its rule back.",
        "",
        "2 cases are left out, because the solution fails them. `grade check` says why.",
        "Every known mistake is caught, apart from what is marked with ! above.",
    ]
    seen = StageAudit("a", "A", ("a.1", "a.2"), (mistake,), redundant=("a.2",), smallest_set=("a.1",))
    stopped = Audit("e", "E", (seen,), stopped="3 of 9 programs had been run")
    assert told(stopped)[2:] == [
        "a: A (2 cases)",
        "misconceptions  #################### 1 of 1 caught",
        "",
        "Stopped by Ctrl-C, when 3 of 9 programs had been run.",
        "Every mistake that has been tried is caught.",
    ]


SURVIVOR = Mistake("last", "The last place doesn't count", Origin.BANK)
CAUGHT = Mistake("first", "x", Origin.BANK, killed_by=("a.1",))
LATE = replace(CAUGHT, elsewhere="b", late=True)


@pytest.mark.parametrize(
    ("mistakes", "with_mutants", "lines"),
    [
        (
            (),
            False,
            [
                "No known mistake belongs to this stage, so nothing tells how good its cases",
                "are. Leave out --no-mutants, or write a mistake down, as a file in",
                "exercises/e/misconceptions/.",
                "",
                "No mistake was tried, so nothing can be said about the cases.",
            ],
        ),
        (
            (),
            True,
            [
                "No known mistake belongs to this stage, so nothing tells how good its cases",
                "are. Write a mistake down, as a file in exercises/e/misconceptions/.",
                "",
                "No mistake was tried, so nothing can be said about the cases.",
            ],
        ),
        (
            (SURVIVOR,),
            True,
            [
                "misconceptions  .................... 0 of 1 caught",
                "x  last: The last place doesn't count",
                "No case was found that catches it. Try it yourself: does it do what the",
                "solution does? Then mend it, or delete it. Else write a case in which",
                "they differ.",
                "",
                "1 mistake would go through.",
            ],
        ),
        (
            (LATE,),
            True,
            [
                "misconceptions  .................... 0 of 1 caught",
                "!  first is caught too late: not here, but only in the stage b. No case was",
                "found that would do it here: should its file say `stage: b`?",
                "",
                "Every known mistake is caught, apart from what is marked with ! above.",
            ],
        ),
    ],
    ids=["nothing to try, no mutants", "nothing to try", "a survivor without a case", "too late"],
)
def test_what_an_author_can_do_is_said(
    mistakes: tuple[Mistake, ...], with_mutants: bool, lines: list[str]
) -> None:
    stage = StageAudit("a", "A", ("a.1",), mistakes)
    assert told(Audit("e", "E", (stage,), with_mutants=with_mutants))[3:] == lines


def test_several_audits_are_a_list() -> None:
    assert [one["exercise"] for one in json.loads(render_audit_json([AUDIT, AUDIT]))["exercises"]] == [
        "places",
        "places",
    ]


def test_the_matrix_marks_what_only_one_case_kills() -> None:
    bank, mutants = matrices(STAGE)
    assert [(row.case, row.kills, row.total) for row in bank.rows] == [
        ("places.a", ("kills", "", ""), 1),
        ("places.b", ("kills", "", ""), 1),
        ("places.c", ("", "", ""), 0),
    ]
    assert [row.kills for row in mutants.rows] == [("", ""), ("only", ""), ("", "")]
    assert bank.killers == (2, 0, 0)


def test_the_page_is_whole_and_harmless() -> None:
    nasty = Mistake("x", "<script>alert(1)</script>\x1b", Origin.BANK)
    page = render_audit_page([Audit("places", "Places", (StageAudit("s", "S", ("a",), (nasty,)),))])
    assert page.count("<script") == 1  # our own
    assert "\x1b" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page


@pytest.mark.browser
def test_on_a_narrow_screen_the_names_of_cases_can_be_told_apart(browser: Browser, tmp_path: Path) -> None:
    names = [f"winner('XXOXXOX{end}')" for end in ("OO", "OX", "XO")]
    where = tuple((f"a.{at}", f"{name} (winner.yaml:{at})") for at, name in enumerate(names))
    cases = tuple(case for case, _ in where)
    stage = StageAudit(
        "a", "A", cases, (Mistake("only-x", "Only X", Origin.BANK, killed_by=cases),), where=where
    )
    page = tmp_path / "audit.html"
    page.write_text(render_audit_page([Audit("e", "E", (stage,))]), "utf-8")
    tab = browser.new_page(viewport={"width": 500, "height": 900})
    tab.goto(page.as_uri())
    cut = "heads => heads.filter(head => head.scrollWidth > head.clientWidth).map(head => head.textContent)"
    assert tab.locator(".matrix tbody th").evaluate_all(cut) == []
    gap = tab.evaluate(
        "document.querySelector('.matrix thead th span').getBoundingClientRect().top"
        " - document.querySelector('.scroll').getBoundingClientRect().top"
    )
    assert gap >= 6
    tab.close()


def test_the_suggested_cases_are_copied_with_a_button(browser: Browser, tmp_path: Path) -> None:
    page = tmp_path / "audit.html"
    page.write_text(render_audit_page([AUDIT]), "utf-8")
    with browser.new_context(permissions=["clipboard-read", "clipboard-write"]) as context:
        view = context.new_page()
        view.goto(page.as_uri())
        view.get_by_role("button", name="Copy").click()
        view.get_by_role("button", name="Copied").wait_for()
        copied = view.evaluate("navigator.clipboard.readText()")
    assert copied.splitlines() == list(suggested_files("places", STAGE)[0])


def test_a_proof_in_the_terminal() -> None:
    assert render_proof(PROOF, colour=False, unicode=False).splitlines() == [
        "  places.py - places - places - places(one, other)",
        "",
        "  Right on 1,679,615 of 1,679,616 inputs (99.9 %).",
        "  With LENGTH = 2: right on 12 of 16 inputs.",
        "  With LENGTH = 5: right on all 44,928 inputs tried, some of each kind.",
        "",
        "  What the failures have in common:",
        "  -  every failure has the same one as other.",
        "",
        "  The smallest input on which it is wrong (with LENGTH = 2):",
        "    >>>  places('AB', 'AA')",
        "    expected  1",
        "    got       2",
        "    1 too many",
    ]


def test_a_proof_as_json() -> None:
    assert json.loads(render_proofs_json([PROOF])) == {
        "version": 1,
        "exercise": "places",
        "stage": "places",
        "file": "places.py",
        "call": "places(one, other)",
        "planned": 1_679_616,
        "inputs": 1_679_616,
        "right": 1_679_615,
        "complete": True,
        "in_common": ["every failure has the same one as other"],
        "counterexample": {
            "one": "AB",
            "other": "AA",
            "expected": "1",
            "observed": "2",
            "message": "1 too many",
            "set": {"LENGTH": 2},
        },
        "others": [
            {"set": {"LENGTH": 2}, "inputs": 16, "right": 12, "whole": True},
            {"set": {"LENGTH": 5}, "inputs": 44_928, "right": 44_928, "whole": False},
        ],
        "trouble": None,
        "stopped": None,
        "seconds": 1.5,
    }


def test_of_several_calls_json_tells_the_first_wrong_one_and_then_all() -> None:
    right = replace(PROOF, call="legal(one)", right=PROOF.inputs, others=(), counterexample=None)
    told = json.loads(render_proofs_json([right, PROOF]))
    assert told["call"] == "places(one, other)"
    assert [one["call"] for one in told["calls"]] == ["legal(one)", "places(one, other)"]


RIGHT = replace(PROOF, right=PROOF.inputs, others=(), counterexample=None, in_common=())


@pytest.mark.parametrize(
    ("proof", "lines"),
    [
        (RIGHT, ["Right on all 1,679,616 inputs."]),
        (
            replace(RIGHT, planned=5_000_000, complete=False),
            [
                "There are 5,000,000 inputs, too many to try each: 1,679,616 were, some of each",
                "kind.",
                "Right on the 1,679,616 inputs that were tried.",
            ],
        ),
        (
            replace(RIGHT, planned=5_000_000, complete=False, interrupted=True),
            [
                "Stopped by Ctrl-C after 1,679,616 of 5,000,000 inputs.",
                "Right on the 1,679,616 inputs that were tried.",
            ],
        ),
        (
            replace(RIGHT, inputs=8, right=8, planned=64, complete=False, stopped="It never ends."),
            [
                "Stopped after 8 of 64 inputs, because the program gave no answer. It never",
                "ends.",
                "Right on the 8 inputs that were tried.",
            ],
        ),
        (
            replace(RIGHT, others=(Space((("LENGTH", 2),), 0, 0, trouble="There is no such line."),)),
            ["Right on all 1,679,616 inputs.", "With LENGTH = 2: stopped. There is no such line."],
        ),
    ],
    ids=["whole", "too large", "Ctrl-C", "no answer", "a constant that isn't there"],
)
def test_a_proof_says_of_how_many_inputs_it_knows_and_why_not_of_all(proof: Proof, lines: list[str]) -> None:
    told = render_proof(proof, colour=False, unicode=False).splitlines()
    assert [line.strip() for line in told[2:]] == lines


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        (
            (("secret", "AAB"), ("expect", "1 positions, 0 letters")),
            '- {secret: AAB, expect: "1 positions, 0 letters"}',
        ),
        ((("code", "0123"), ("expect", None)), '- {code: "0123", expect: null}'),
        ((("word", "no"), ("expect", True)), '- {word: "no", expect: true}'),
        ((("items", [1, -2.5, "a b"]), ("expect", "")), '- {items: [1, -2.5, a b], expect: ""}'),
        (
            (("player", {"goal": "win", "illegal": ["ABC", ""]}),),
            '- {player: {goal: win, illegal: [ABC, ""]}}',
        ),
    ],
    ids=["an answer", "digits", "a word of YAML's own", "a list", "a player"],
)
def test_a_suggested_case_is_ready_to_paste(fields: tuple[tuple[str, object], ...], line: str) -> None:
    assert case_line(fields) == line  # type: ignore[arg-type] # plain values, written as such
