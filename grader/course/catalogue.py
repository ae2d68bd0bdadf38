"""All cases of an exercise: ids are unique, no two cases ask the same, and `replaces` points somewhere."""

from __future__ import annotations

from grader.course.expectation import spot_of
from grader.course.identity import mark, shown
from grader.course.node import Mapping
from grader.course.source import Source, Spot, did_you_mean
from grader.model.case import Case, Expect, Matches, Raises
from grader.model.exercise import Exercise


class Catalogue:
    """Takes the cases file by file; what is wrong is recorded where the later of two cases stands."""

    def __init__(self, exercise: Exercise) -> None:
        self.entries: list[tuple[Case, Source, Mapping]] = []
        """Each case with the file and the place where it was read, in the order of reading."""
        self._exercise = exercise
        self._order = {stage.id: number for number, stage in enumerate(exercise.stages)}
        self._by_id: dict[str, tuple[Case, str]] = {}
        self._by_ask: dict[str, list[Case]] = {}
        self._replacing: list[tuple[Source, Spot, Case, str]] = []
        self._lost: set[str] = set()

    def add(self, source: Source, node: Mapping, case: Case, ask: str) -> None:
        """`ask` is the same text for cases that ask the same, and hardly ever for others."""
        others = self._by_ask.setdefault(ask, [])
        told = any(_tell_same(source, node, case, other) for other in others)
        others.append(case)
        if not told and "id" not in node.entries and case.id in self._by_id:
            case = _with_longer_id(case)
            others[-1] = case
        self.entries.append((case, source, node))
        twin, _ = self._by_id.setdefault(case.id, (case, ask))
        if twin is not case and not told:
            source.fault(
                spot_of(node, "id"),
                "duplicate-id",
                f"The id `{case.id}` is already that of the case in {_where(case, twin)}. "
                "Give one of them another: `id: …`.",
            )
        for target in case.replaces:
            self._replacing.append((source, spot_of(node, "replaces"), case, target))

    def lose(self, stage: str, case_id: str | None) -> None:
        """A case couldn't be read; without an id of its own it may be any of its stage."""
        self._lost.add(f"{stage}." if case_id is None else case_id)

    def check_replaced(self) -> None:
        """Once all files are read: `replaces` names cases of earlier stages."""
        for source, spot, case, target in self._replacing:
            if target in self._by_id:
                replaced, _ = self._by_id[target]
                if self._order[replaced.stage] >= self._order[case.stage]:
                    source.fault(
                        spot,
                        "wrong-stage",
                        f"`{target}` is a case of {replaced.stage}, which isn't an earlier stage than "
                        f"{case.stage}. Only a case of an earlier stage can be replaced.",
                    )
            elif not any(
                target == lost or (lost[-1:] == "." and target.startswith(lost)) for lost in self._lost
            ):
                self._tell_unknown(source, spot, case, target)

    def _tell_unknown(self, source: Source, spot: Spot, case: Case, target: str) -> None:
        earlier = [
            other.id for other, _, _ in self.entries if self._order[other.stage] < self._order[case.stage]
        ]
        close = did_you_mean(target, earlier) if len(earlier) < 2000 else ""
        if not close.startswith("Did"):
            close = f"`grade list {self._exercise.id} --format json` lists the ids."
        source.fault(spot, "unknown-case", f"No case of an earlier stage has the id `{target}`. {close}")


def _with_longer_id(case: Case) -> Case:
    """The case with an id of all that it asks, since a shorter one is that of another case."""
    from dataclasses import replace  # two cases hardly ever differ so little

    return replace(case, id=case.id + mark(repr((case.task, case.expectation, case.set, case.given))))


def _tell_same(source: Source, node: Mapping, case: Case, other: Case) -> bool:
    """Record that two cases ask the same, if they do and it is a mistake."""
    if (case.task, case.set, case.given) != (other.task, other.set, other.given):
        return False
    if _contradict(case, other):
        if other.id in case.replaces or case.id in other.replaces:
            return False
        mend = "Mend the wrong one"
        if case.stage != other.stage:
            mend += f", or write `replaces: {other.id}` if this stage takes the earlier rule back"
        source.fault(
            spot_of(node, "expect"),
            "contradiction",
            f"This expects {shown(case.expectation)}; the case in {_where(case, other)} asks the same "
            f"and expects {shown(other.expectation)}. {mend}.",
        )
        return True
    if case.hidden != other.hidden and case.expectation == other.expectation:
        visible = "this one" if other.hidden else "that one"
        source.fault(
            node,
            "duplicate",
            f"The case in {_where(case, other)} asks the same; {visible} is visible, so the hidden one "
            "isn't hidden. Take one out.",
        )
        return True
    if case.stage == other.stage and case.expectation == other.expectation:
        source.fault(
            node, "duplicate", f"The case in {_where(case, other)} asks the same. Take one of them out."
        )
        return True
    return False


def _contradict(case: Case, other: Case) -> bool:
    """No program can pass both."""
    match case.expectation, other.expectation:
        case Expect(value=one), Expect(value=two):
            return repr(one) != repr(two)
        case (Raises(), Expect() | Matches()) | (Expect() | Matches(), Raises()):
            return True
        case _:
            return False


def _where(case: Case, other: Case) -> str:
    line = f"line {other.place.line}"
    return line if case.place.file == other.place.file else f"{other.place.file.name}, {line}"
