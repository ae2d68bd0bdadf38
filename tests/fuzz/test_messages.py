"""Whatever a program writes to its line, the grader reads it or refuses it, and judges what it read."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.course import read_cases, read_course, read_exercise
from grader.judge.results import build_result
from grader.judge.verdict import judge_all
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.observation import Evidence, Kind, Loading, Observation
from grader.model.result import Outcome, Result, Submission
from grader.report.github import render_github
from grader.report.gradescope import render_gradescope
from grader.report.json import render_json
from grader.report.junit import render_junit
from grader.report.page import render_html
from grader.report.text import render_text
from grader.run.inside.encode import TooLarge, encode
from grader.run.message import read_answer, read_loading, read_over
from grader.run.plain import MOST_MEMBERS, Malformed, read_message
from tests.fuzz.settings import bounded

ANSWER = b'["answer",1,"returned","",null,"",0,0.001,["t",[1,2]]]'
HONEST = [
    ANSWER,
    b'["answer",1,"raised","",["t",["ValueError","no",3,"f",["l",["Exception"]],null,null]],"",0,0.001,null]',
    b'["loaded",["l",["main","f"]],0,false,0.0,"hello"]',
    b'["refused","",["t",["NameError","x",3,null,["l",[]],"x",null]],["l",[]],0.0,""]',
    b'["over","returned","",null,3]',
    b'["printed","1 positions, 2 letters\\n"]',
    b'["answer",1,"returned","",null,"",0,0.001,["d",[["a",["s",[1,["z",["b"]]]]],[["b","ff00"],["i","0xffffffffffffffffff"]]]]]',
]
COURSE = Path(__file__).resolve().parent.parent / "hostile" / "course"

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=8)
    | st.sampled_from(["answer", "returned", "raised", "missing", "l", "t", "s", "z", "d", "i", "b", "o"]),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=20,
)
plain_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=20)
    | st.binary(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.tuples(inner, inner) | st.dictionaries(st.text(), inner, max_size=3)
    ),
    max_leaves=12,
)


@st.composite
def mutated(draw: st.DrawFn, honest: list[bytes]) -> bytes:
    """An honest message with a few bytes taken out, put in, doubled or changed."""
    line = bytearray(draw(st.sampled_from(honest)))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(line)))
        length = draw(st.integers(0, 6))
        line[at : at + length] = draw(
            st.sampled_from(
                [b"", b"[", b"]", b'"', b",", b"null", b"1e999", b"NaN", b"-1", b'["o","x"]', b"{}"]
            )
            | st.binary(max_size=4)
        )
    return bytes(line).replace(b"\n", b"")


def read_all(line: bytes) -> None:
    """Every reader takes the message or refuses it as `Malformed`."""
    try:
        message = read_message(line)
    except Malformed:
        return
    readers: list[Callable[[], object]] = [
        lambda: read_loading(message),
        lambda: read_over(message),
        lambda: read_answer(message, 1),
    ]
    for read in readers:
        with suppress(Malformed):
            read()


@bounded(600)
@given(mutated(HONEST) | st.binary(max_size=200))
def test_bytes_are_read_or_refused(line: bytes) -> None:
    read_all(line)


@bounded(600)
@given(st.lists(json_values, max_size=10))
def test_any_json_is_read_or_refused(fields: list[object]) -> None:
    read_all(json.dumps(fields).encode())


@bounded(300)
@given(json_values)
def test_only_an_answer_to_the_question_counts(value: object) -> None:
    line = json.dumps(["answer", 1, "returned", "", None, "", 0, 0.001, value]).encode()
    with suppress(Malformed):
        assert read_answer(read_message(line), 1).kind is Kind.RETURNED
    with pytest.raises(Malformed):
        read_answer(read_message(line), 2)


@bounded(300)
@given(plain_values)
def test_a_value_arrives_as_it_was(value: object) -> None:
    text = encode(value, 100_000)
    assert repr(read_message(f"[{text}]".encode())[0]) == repr(value)


@bounded(200)
@given(plain_values, st.integers(0, 60))
def test_a_value_takes_no_more_room_than_it_may(value: object, room: int) -> None:
    with suppress(TooLarge):
        assert len(encode(value, room)) <= 12 * max(room, 8)


EXPENSIVE = {
    "numbers that collide": "["
    + ",".join(f'["i","{hex((k + 5) * (2**61 - 1))}"]' for k in range(100_000))
    + "]",
    "a million empty lists": "[" + "[]," * 1_000_000 + "1]",
    "a million objects": "[" + "{}," * 1_000_000 + "1]",
    "brackets only": "[" * 1_000_000,
    "a long number": "[" + "1" * 1_000_000 + "]",
    "a long hexadecimal number": '[["i","0x' + "f" * 1_000_000 + '"]]',
    "quotes only": '["' + '\\"' * 1_000_000 + '"]',
    "an open text": '["' + "[" * 1_000_000,
}


@pytest.mark.parametrize("text", EXPENSIVE.values(), ids=EXPENSIVE)
def test_a_message_that_is_made_to_take_long_is_soon_over(text: str) -> None:
    started = time.process_time()
    with suppress(Malformed):
        read_message(text.encode())
    assert time.process_time() - started < 10


def test_members_that_collide_are_counted() -> None:
    members = ",".join(f'["i","{hex((k + 5) * (2**61 - 1))}"]' for k in range(MOST_MEMBERS))
    started = time.process_time()
    assert len(str(read_message(f'[["s",[{members}]]]'.encode())))
    assert time.process_time() - started < 10
    with pytest.raises(Malformed):
        read_message(f'[["s",[{members},1]]]'.encode())


@pytest.fixture(scope="module")
def target() -> tuple[Exercise, tuple[Case, ...]]:
    course = read_course(COURSE)
    exercise = read_exercise(course, "mastermind")
    return exercise, read_cases(course, exercise)


@st.composite
def answers(draw: st.DrawFn) -> bytes:
    value = encode(draw(plain_values | st.just(10**5000)), 10_000)
    fields = [
        '"answer"',
        "1",
        draw(st.sampled_from(['"returned"', '"raised"', '"exited"', '"missing"', '"out_of_memory"'])),
        json.dumps(draw(st.text(max_size=20))),
        draw(
            st.just("null")
            | st.builds(
                lambda name, text, line: (
                    f'["t",[{json.dumps(name)},{json.dumps(text)},{line},null,["l",[]],null,null]]'
                ),
                st.text(max_size=9),
                st.text(st.characters(), max_size=30),
                st.sampled_from(["null", "0", "-1", "1", "99999999999999999999"]),
            )
        ),
        json.dumps(draw(st.text(st.characters(), max_size=40))),
        json.dumps(draw(st.integers())),
        json.dumps(draw(st.floats())),
        value,
    ]
    return f"[{','.join(fields)}]".encode("utf-8", "surrogatepass")


@bounded(150)
@given(line=answers(), name=st.text(st.characters(), max_size=12))
def test_whatever_was_read_can_be_judged_and_shown(
    target: tuple[Exercise, tuple[Case, ...]], line: bytes, name: str
) -> None:
    try:
        seen = read_answer(read_message(line), 1)
    except Malformed:
        seen = Observation(Kind.NO_ANSWER)
    exercise, cases = target
    result = judged(exercise, cases, seen, name)
    assert result.status in (Outcome.FAILED, Outcome.PASSED)
    for text in (
        render_json(result),
        render_junit(result),
        render_gradescope(result),
        render_github(result),
        render_html(result),
        render_text(result, colour=False),
    ):
        assert text.encode("utf-8")


def judged(exercise: Exercise, cases: tuple[Case, ...], seen: Observation, name: str) -> Result:
    evidence = Evidence(Loading(Kind.RETURNED, names=("f",)), tuple((case.id, seen) for case in cases))
    verdicts = judge_all(exercise, cases, evidence)
    return build_result(exercise, cases, Submission(name, b"x = 1\n", "0" * 64), evidence, verdicts)
