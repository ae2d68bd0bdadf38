"""One small slip in the solution at a time."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from grader.audit.mutants import mutants_of


def changed(function_body: str) -> list[str]:
    return [mutant.title for mutant in mutants_of(f"def f(x, y):\n    {function_body}\n")]


@pytest.mark.parametrize(
    ("body", "titles"),
    [
        ("return x == y", ["`return` in place of `return x == y`", "`x != y` in place of `x == y`"]),
        (
            "return x < y",
            [
                "`return` in place of `return x < y`",
                "`x <= y` in place of `x < y`",
                "`x >= y` in place of `x < y`",
            ],
        ),
        (
            "return x and y",
            [
                "`return` in place of `return x and y`",
                "`x or y` in place of `x and y`",
                "`x` in place of `x and y`",
                "`y` in place of `x and y`",
            ],
        ),
        (
            "return x - 1",
            [
                "`return` in place of `return x - 1`",
                "`x + 1` in place of `x - 1`",
                "`x` in place of `x - 1`",
                "`2` in place of `1`",
                "`0` in place of `1`",
            ],
        ),
        ("x += y", ["without `x += y`", "`x -= y` in place of `x += y`", "`x = y` in place of `x += y`"]),
        ("print(x)", ["without `print(x)`"]),
        (
            "return min(x, y)",
            ["`return` in place of `return min(x, y)`", "`max(x, y)` in place of `min(x, y)`"],
        ),
        ("return x.upper()", ["`return` in place of `return x.upper()`", "`x` in place of `x.upper()`"]),
        ('return "a text"', ["`return` in place of `return 'a text'`"]),
        ("return None", []),
        ('"""Only a docstring."""', []),
    ],
)
def test_what_is_changed(body: str, titles: list[str]) -> None:
    assert changed(body) == titles


def test_loops_lose_their_first_or_last_turn() -> None:
    assert changed("for a in x: print(a)") == [
        "`for a in x:` ended after its first round",
        "`for a in list(x)[1:]:` in place of `for a in x:`",
        "`for a in list(x)[:-1]:` in place of `for a in x:`",
        "without `print(a)`",
    ]
    assert "`range(x + 1)` in place of `range(x)`" in changed("for a in range(x): print(a)")


SQUARES = """\
def free(board):
    squares = []
    for i in range(9):
        if board[i] == ".":
            squares.append(i + 1)
    return squares


def total(prices):
    sum = 0
    for price in prices:
        cents = round(100 * price)
        sum = sum + cents
    while sum > 100:
        sum -= 100
    return sum
"""


def test_beginners_slips_around_loops() -> None:
    made = {
        mutant.title: mutant
        for mutant in mutants_of(SQUARES)
        if " loop" in mutant.title or "round" in mutant.title
    }
    assert [(title, mutant.line) for title, mutant in made.items()] == [
        ("`for i in range(9):` ended after its first round", 3),
        ("`return squares` in the loop, not after it", 6),
        ("`for price in prices:` ended after its first round", 11),
        ("`sum = sum + cents` after the loop, not in it", 13),
        ("`while sum > 100:` ended after its first round", 14),
        ("`return sum` in the loop, not after it", 16),
    ]
    sources = {title: mutant.source for title, mutant in made.items()}
    indented = "            squares.append(i + 1)\n        return squares\n\ndef"
    assert indented in sources["`return squares` in the loop, not after it"]
    once = "            squares.append(i + 1)\n        break\n    return squares\n"
    assert once in sources["`for i in range(9):` ended after its first round"]
    after = "        cents = round(100 * price)\n    sum = sum + cents\n    while"
    assert after in sources["`sum = sum + cents` after the loop, not in it"]


def test_what_ends_a_round_is_not_followed_by_another_statement() -> None:
    titles = changed("for a in x: continue\n    return y")
    assert [title for title in titles if "loop" in title or "round" in title] == []


def test_people_count_from_1() -> None:
    assert "`range(1, x)` in place of `range(x)`" in changed("for a in range(x): print(a)")


def test_imports_the_guard_and_other_peoples_functions_are_left_alone() -> None:
    source = 'import random\n\ndef main():\n    print(1)\n\nif __name__ == "__main__":\n    main()\n'
    assert mutants_of(source, without=["main"]) == ()


def test_the_reference_solutions_give_many_programs_no_two_alike(project: Path) -> None:
    for solution in sorted(project.glob("exercises/*/solution/*.py")):
        source = solution.read_text("utf-8")
        mutants = mutants_of(source)
        assert len(mutants) > 40
        assert len({mutant.id for mutant in mutants}) == len(mutants)
        programs = {mutant.source for mutant in mutants}
        assert len(programs) == len(mutants)
        assert ast.unparse(ast.parse(source)) not in programs
        assert mutants_of(source) == mutants
