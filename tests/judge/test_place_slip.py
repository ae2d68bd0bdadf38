"""An `IndexError` shows which place was asked for, if the values of the variables are known."""

from __future__ import annotations

from grader.judge.place_slip import drawn_too_high, no_such_place, place_behind_item
from grader.judge.program import Program
from grader.model.observation import StudentError
from grader.model.result import Submission
from grader.model.trace import Step, Trace

ERROR = StudentError("IndexError", "string index out of range", line=2, function="game")


def told(line: str, *, cut: bool = False, at: int = 2, **variables: str) -> str | None:
    program = Program(Submission("mastermind.py", f"def game():\n    {line}\n".encode(), ""))
    step = Step(at, "game", 1, tuple(variables.items()))
    return no_such_place(program, ERROR, Trace((step,), cut))


def test_the_place_and_the_length_are_shown() -> None:
    assert told("return code[place]", code="'ABCD'", place="4") == (
        "it asks for place 4 (`place`) of `code`, but `code` has 4 letters there, so only the places 0 to 3."
    )
    assert told("return guess[0] == rest[place + 1]", guess="'A'", rest="[7, 8]", place="1") == (
        "it asks for place 2 (`place + 1`) of `rest`, but `rest` has 2 items there, so only the places 0 "
        "to 1."
    )
    assert told("return code[4]", code="'A'") == (
        "it asks for place 4 of `code`, but `code` has 1 letter there, so only place 0."
    )
    assert told("return rest[0]", rest="[]") == ("it asks for place 0 of `rest`, but `rest` is empty there.")


def test_what_is_not_known_is_not_said() -> None:
    assert told("return code[place]", code="'ABCD'") is None
    assert told("return code[place]", code="'AB…", place="4") is None
    assert told("return code[place]", code="'ABCD'", place="3") is None
    assert told("return code[find(guess)]", code="'ABCD'", guess="'A'") is None
    assert told("return code[place]", code="'ABCD'", place="4", at=1) is None
    assert told("return code[place]", code="'ABCD'", place="4", cut=True) is None
    assert no_such_place(Program(Submission("x.py", b"", "")), ERROR, None) is None


def test_a_caller_that_catches_another_exception_is_no_obstacle() -> None:
    source = (
        "def game():\n    return code[4]\ndef main():\n    try:\n        game()\n    except EOFError: pass\n"
    )
    program = Program(Submission("mastermind.py", source.encode(), ""))
    called, raised = Step(5, "main", 1, ()), Step(2, "game", 2, (("code", "'A'"),))
    seen = no_such_place(program, ERROR, Trace((called, raised, Step(6, "main", 1, ())), cut=False))
    assert seen == "it asks for place 4 of `code`, but `code` has 1 letter there, so only place 0."
    again = (raised, Step(2, "other", 2, ()))
    assert no_such_place(program, ERROR, Trace((called, *again), cut=False)) is None


def drawn(*lines: str, below: str = "") -> str | None:
    source = "def game():\n" + "".join(f"    {line}\n" for line in lines) + below
    error = StudentError("IndexError", "string index out of range", line=1 + len(lines), function="game")
    return drawn_too_high(Program(Submission("mastermind.py", source.encode(), "")), error)


def test_a_place_that_is_drawn_one_too_high() -> None:
    assert drawn("return LETTERS[random.randint(0, len(LETTERS))]") == (
        "`LETTERS` has no such place. In this line `random.randint(0, len(LETTERS))` can also draw "
        "`len(LETTERS)` itself, but the last place is one less, because the first is 0. Write "
        "`len(LETTERS) - 1` there."
    )
    assert drawn("place = randint(0, len(LETTERS))", "return LETTERS[place]") == (
        "`LETTERS` has no such place. In line 2 `randint(0, len(LETTERS))` can also draw `len(LETTERS)` "
        "itself, but the last place is one less, because the first is 0. Write `len(LETTERS) - 1` there."
    )


def test_a_place_that_is_drawn_from_numbers() -> None:
    line, six = "return LETTERS[random.randint(0, 6)]", "LETTERS = 'ABCDEF'\n"
    assert drawn(line, below=six) == (
        "`LETTERS` has no such place. In this line `random.randint(0, 6)` can also draw 6. The "
        "first place of "
        "`LETTERS` is 0, and the last is 5."
    )
    assert drawn(line, below="LETTERS = ''\n") is None
    assert drawn(line, below="LETTERS = 'ABCDEFG'\n") is None
    assert drawn(line, below=six + six) is None
    assert drawn(line, below="LETTERS = list('ABCDEF')\n") is None


def test_a_place_that_is_drawn_otherwise_is_left_alone() -> None:
    assert drawn("return LETTERS[random.randint(0, len(LETTERS) - 1)]") is None
    assert drawn("return LETTERS[random.randrange(0, len(LETTERS))]") is None
    assert drawn("return LETTERS[random.randint(0, len(secret))]") is None
    assert drawn("place = randint(0, len(LETTERS))", "place += 1", "return LETTERS[place]") is None
    assert drawn("return secret[3] + LETTERS[random.randint(0, len(LETTERS))]") is None


def test_a_place_and_an_item_that_have_changed_their_names() -> None:
    source = "for letter, i in enumerate(guess):\n    print(code[i])\n"
    error = StudentError("TypeError", "string indices must be integers, not 'str'", line=2)
    program = Program(Submission("mastermind.py", source.encode(), ""))
    assert place_behind_item(program, error) == (
        "`i` is an item and not its place, because `enumerate` gives the place first. Write "
        "`for i, letter in enumerate(guess):`."
    )
    assert place_behind_item(program, StudentError("TypeError", "other words", line=2)) is None
    elsewhere = StudentError("TypeError", "string indices must be integers, not 'str'", line=3)
    assert place_behind_item(program, elsewhere) is None


def test_an_item_that_is_meant_as_one() -> None:
    error = StudentError("TypeError", "list indices must be integers or slices, not str", line=2)
    for line in (
        "for i, letter in enumerate(guess):\n    times[letter] += 1\n",
        "for n, i in enumerate(x):\n    y[i]\n",
    ):
        program = Program(Submission("mastermind.py", line.encode(), ""))
        assert place_behind_item(program, error) is None


def test_a_place_that_may_not_be_the_one_is_not_named() -> None:
    values = {"code": "'AB'", "guess": "'ABC'", "place": "2", "other": "5"}

    def told(line: str) -> str | None:
        program = Program(Submission("mastermind.py", f"def game():\n    {line}\n".encode(), ""))
        return no_such_place(program, ERROR, Trace((Step(2, "game", 1, tuple(values.items())),), cut=False))

    assert told("return place < len(code) and code[place] == guess[other]") is None
    assert told("return [code[place] for place in range(4)]") is None
    assert told("return code[(place := place + 1)] + code[place]") is None
    assert told("return place < 9 and code[place]") == (
        "it asks for place 2 (`place`) of `code`, but `code` has 2 letters there, so only the places 0 to 1."
    )
    own = StudentError("IndexError", "pop from empty list", line=2, function="game")
    program = Program(Submission("mastermind.py", b"def game():\n    return rest.pop() + code[place]\n", ""))
    assert no_such_place(program, own, Trace((Step(2, "game", 1, tuple(values.items())),), cut=False)) is None
