"""Many cases: what is held afterwards grows by the cases only."""

from __future__ import annotations

from pathlib import Path

from grader.course import read_course, read_exercise
from tests.benchmarks.reading import bytes_of, written

FILES = Path(__file__).parent.parent / "case_files"


def test_the_same_number_of_cases_more_takes_the_same_memory_more(tmp_path: Path) -> None:
    exercise = read_exercise(read_course(FILES), "mastermind")
    file = tmp_path / "many.yaml"
    held: list[int] = []
    for count in (10, 500, 1500, 2500):
        file.write_text(dict(written(count))["flow"], "utf-8")
        held.append(bytes_of(exercise, file)[0])
    growth, more_growth = held[2] - held[1], held[3] - held[2]
    assert 0.85 < more_growth / growth < 1.15
    assert growth / 1000 < 1500
