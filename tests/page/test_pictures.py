"""Pictures of failing answers: the exercise draws them, and what is wrong with a picture stays in it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from grader.model.result import StageResult
from grader.report.page import render_html
from grader.report.page.picture import PictureFault, Pictures
from tests.conftest import PROJECT
from tests.page.conftest import MASTERMIND
from tests.page.program import right, wrong
from tests.page.results import FAILING, answer_case, graded
from tests.results import stage


def drawn(secret: str, guess: str, *, observed: tuple[int, int] | None = None) -> str:
    case = answer_case(secret, guess, (lambda _secret, _guess: observed) if observed else wrong)
    return Pictures(MASTERMIND).draw_strictly(case)


def lines(picture: str) -> list[tuple[str, int, int]]:
    """Kind of each line, and which places it joins, from 1."""
    found = re.findall(r'<path class="(\w+)" d="M(\d+) 26L(\d+) 110"', picture)
    return [(kind, (int(top) - 32) // 48, (int(bottom) - 32) // 48) for kind, top, bottom in found]


@pytest.mark.parametrize(
    ("secret", "guess", "expected"),
    [
        ("ABCD", "ABCD", [("solid", 1, 1), ("solid", 2, 2), ("solid", 3, 3), ("solid", 4, 4)]),
        ("ABCD", "CBEA", [("solid", 2, 2), ("dashed", 3, 1), ("dashed", 1, 4)]),
        ("ABAB", "BABA", [("dashed", 2, 1), ("dashed", 1, 2), ("dashed", 4, 3), ("dashed", 3, 4)]),
        ("ABCD", "EFEF", []),
        ("ABC", "BCAAA", [("dashed", 2, 1), ("dashed", 3, 2), ("dashed", 1, 3)]),
    ],
)
def test_lines_join_what_belongs_together(
    secret: str, guess: str, expected: list[tuple[str, int, int]]
) -> None:
    assert lines(drawn(secret, guess, observed=(9, 9))) == expected


def test_there_are_as_many_lines_as_the_answer_says() -> None:
    for case in FAILING.cases:
        picture = Pictures(MASTERMIND).draw_strictly(case)
        kinds = [kind for kind, _, _ in lines(picture)]
        assert kinds.count("solid") == dict(case.expected_fields).get("positions", 0)
        assert kinds.count("dashed") == dict(case.expected_fields).get("letters", 0)


def test_what_the_program_seems_to_have_counted_too_is_dotted() -> None:
    picture = drawn("ABCD", "AFAA")
    assert lines(picture) == [("solid", 1, 1), ("extra", 1, 3), ("extra", 1, 4)]
    assert "With the dotted lines it would be 2. But the code has no A left" in picture


def test_where_two_ideas_fit_neither_is_drawn_and_both_are_named() -> None:
    picture = drawn("AABB", "ABAA")
    assert "extra" not in picture
    assert "It would be 3 if A counted again, or if what stands right counted as a letter too." in picture


@pytest.mark.parametrize("observed", [(1, 5), (0, 2), (1, 0)], ids=["more", "positions differ", "fewer"])
def test_where_no_idea_fits_nothing_is_claimed(observed: tuple[int, int]) -> None:
    picture = drawn("ABCD", "CBEA", observed=observed)
    assert "It would be" not in picture
    assert "dotted" not in picture


def test_the_tally_says_what_is_too_many_and_too_few() -> None:
    text = re.sub(r"<[^>]+>|\s+", " ", drawn("ABCD", "CBEA", observed=(0, 4)))
    assert " ".join(text.split()).endswith(
        "code A B C D guess C B E A there are your program positions 1 0, 1 too few letters 2 4, 2 too many"
    )


def test_the_picture_is_told_to_those_who_do_not_see_it() -> None:
    assert (
        'aria-label="Code A B C D, guess C B E A. In the right place: B at place 2. '
        "In the code, but elsewhere: C of the guess at place 1, of the code at place 3; "
        'A of the guess at place 4, of the code at place 1."'
    ) in drawn("ABCD", "CBEA")


def test_a_case_that_came_to_no_answer_has_no_picture() -> None:
    case = replace(answer_case("ABCD", "CBEA", right), observed_fields=())
    assert Pictures(MASTERMIND).draw_strictly(case) == ""


def test_other_calls_and_other_exercises_have_no_picture(tmp_path: Path) -> None:
    other = replace(answer_case("ABCD", "CBEA"), variables=(("guess", "ABCD"),))
    assert Pictures(MASTERMIND).draw_strictly(other) == ""
    assert Pictures(tmp_path).draw_strictly(answer_case("ABCD", "CBEA")) == ""
    assert Pictures(None).draw(answer_case("ABCD", "CBEA")) is None


@pytest.mark.parametrize(
    ("template", "fault"),
    [
        (
            "{% if %}",
            "TemplateSyntaxError: Expected an expression, got 'end of statement block'",
        ),
        ("{{ nothing }}", "UndefinedError: 'nothing' is undefined"),
        ("{{ 1 // 0 }}", "ZeroDivisionError: integer division or modulo by zero"),
        (
            "{{ variables.secret + 1 }}",
            'TypeError: can only concatenate str (not "int") to str',
        ),
        ("{{ 'x' * 20001 }}", "a picture of 20001 characters; at most 20000 may be."),
        (
            "{{ variables.__class__.__mro__ }}",
            "SecurityError: access to attribute '__class__' of 'dict' object is unsafe.",
        ),
        ("{% include '../secret' %}", "TemplateNotFound: ../secret"),
        (
            "{{ range(10 ** 9) | list }}",
            "OverflowError: Range too big. The sandbox blocks ranges larger than MAX_RANGE (100000).",
        ),
    ],
    ids=["syntax", "name", "arithmetic", "type", "size", "reaching out", "other files", "endless"],
)
def test_a_faulty_picture_is_left_out_and_says_why(tmp_path: Path, template: str, fault: str) -> None:
    (tmp_path / "picture.svg.j2").write_text(template, "utf-8")
    with pytest.raises(PictureFault, match=f"^picture.svg.j2: {re.escape(fault)}$"):
        Pictures(tmp_path).draw_strictly(answer_case("ABCD", "AFAA"))
    page = render_html(FAILING, pictures=tmp_path)
    assert "<!-- The picture can't be drawn: picture.svg.j2: " in page
    assert "the letters are 2 too many" in page


def test_values_are_escaped(tmp_path: Path) -> None:
    (tmp_path / "picture.svg.j2").write_text("<svg>{{ variables.secret }}</svg>", "utf-8")
    case = replace(answer_case("ABCD", "AFAA"), variables=(("secret", "<b>\x1b"),))
    assert Pictures(tmp_path).draw(case) == r"<svg>&lt;b&gt;\x1b</svg>"


def test_code_breaker_has_its_own_picture() -> None:
    case = replace(
        answer_case("1124", "5117"),
        expected_fields=(("exact", 1), ("partial", 1)),
        observed_fields=(("exact", 1), ("partial", 1)),
    )
    picture = Pictures(PROJECT / "exercises" / "code-breaker").draw_strictly(case)
    assert lines(picture) == [("solid", 2, 2), ("dashed", 1, 3)]
    assert "Exact: 1 at place 2. Partial: 1 of the guess at place 3, of the secret at place 1." in picture


def test_the_guides_example_draws(tmp_path: Path) -> None:
    guide = (PROJECT / "docs" / "pictures.md").read_text("utf-8")
    (tmp_path / "picture.svg.j2").write_text(guide.split("```jinja\n")[1].split("```")[0], "utf-8")
    picture = Pictures(tmp_path).draw_strictly(answer_case("ABCD", "CBEA"))
    assert lines(picture) == [("solid", 2, 2), ("dashed", 3, 1), ("dashed", 1, 4)]
    assert 'aria-label="The code ABCD and the guess CBEA"' in picture


def test_a_later_stage_has_its_pictures_once_the_student_is_there() -> None:
    first, later = answer_case("ABCD", "AFAA"), answer_case("ABCD", "BAAB")

    def pictures(*stages: StageResult) -> int:
        return render_html(graded(*stages), pictures=MASTERMIND).count('<svg class="rows"')

    assert pictures(stage("a", [first]), stage("b", [later])) == 1
    assert pictures(stage("a", [first, later])) == 2
