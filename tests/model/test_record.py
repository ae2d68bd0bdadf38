"""Records: what the cheap dataclass makes behaves as the standard one's does."""

from __future__ import annotations

import dataclasses
import pickle

import pytest

from grader.model.place import Place, Problem, Severity
from grader.model.record import dataclass, replace
from grader.model.value import Opaque


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 2


def test_fields_come_in_order_with_their_defaults() -> None:
    assert (Point(1).x, Point(1).y) == (1, 2)
    assert Point(1, 2) == Point(y=2, x=1)


def test_a_missing_or_unknown_field_is_refused() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'x'"):
        Point()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'z'"):
        Point(1, z=3)  # type: ignore[call-arg]


def test_it_cant_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Point(1).x = 3  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        Point(1).z = 3  # type: ignore[attr-defined]


def test_equal_records_are_of_the_same_class_and_hash_alike() -> None:
    pair: object = (1, 2)
    assert Point(1) != pair
    assert len({Point(1), Point(1, 2), Point(2)}) == 2


def test_it_shows_itself() -> None:
    assert repr(Point(1)) == "Point(x=1, y=2)"
    assert repr(Opaque("Thing")) == "<Thing object>"


def test_it_can_be_matched() -> None:
    match Point(3, 4):
        case Point(x, y):
            assert (x, y) == (3, 4)


def test_the_standard_tools_work_on_it() -> None:
    assert replace(Point(1), y=5) == dataclasses.replace(Point(1), y=5) == Point(1, 5)
    assert dataclasses.asdict(Point(1)) == {"x": 1, "y": 2}
    assert [field.name for field in dataclasses.fields(Point)] == ["x", "y"]


def test_it_travels_between_processes(tmp_path_factory: pytest.TempPathFactory) -> None:
    problem = Problem(Place(tmp_path_factory.getbasetemp(), 1, 2), Severity.ERROR, "kind", "words")
    assert pickle.loads(pickle.dumps(problem)) == problem  # noqa: S301 - our own
