"""The bank of an exercise: files that hold what a wrong idea makes different in the solution.

A file's docstring has the title in its first line and then, behind a blank line, `stage:`, `hint:` and
perhaps `borrow:`, each of which may go on over indented lines. `borrow: <id>` takes the definitions of a
misconception of the exercise that `exercise.yaml` borrows from, with the adapter's definitions behind them.
"""

from __future__ import annotations

from pathlib import Path

from grader.course.document import parse, read_source
from grader.course.exercise_file import ADAPTER, BORROW, BORROW_FROM, EXERCISE_FORM
from grader.course.program import Definition, Program, reachable
from grader.course.source import Refused, Source, Spot, did_you_mean
from grader.model.exercise import Exercise, Misconception
from grader.model.place import CourseFault

_KEYS = ("stage", "hint", "borrow")


def read_misconceptions(exercise: Exercise) -> tuple[Misconception, ...]:
    """The bank, by file name. Raises `CourseFault` with the problems of all the files."""
    solution = read_source(exercise.solution)
    sources = [solution]
    found: list[Misconception] = []
    try:
        bank = _Bank(exercise, _program(solution), sources)
        for file in sorted((exercise.folder / "misconceptions").glob("*.py")):
            source = read_source(file)
            sources.append(source)
            try:
                found.append(bank.read(source))
            except Refused:
                continue
    except Refused:
        pass
    problems = tuple(problem for source in sources for problem in source.problems)
    if problems:
        raise CourseFault(problems)
    return tuple(found)


class _Bank:
    """What all misconceptions of an exercise share."""

    def __init__(self, exercise: Exercise, solution: Program, sources: list[Source]) -> None:
        self._exercise = exercise
        self._solution = solution
        self._sources = sources
        self._lender: _Lender | None = None

    def read(self, source: Source) -> Misconception:
        program = _program(source)
        title, fields = _header(source, program)
        stages = [stage.id for stage in self._exercise.stages]
        for key in ("stage", "hint"):
            if not fields.get(key):
                source.refuse(
                    Spot(0, 0),
                    "missing-key",
                    f"`{key}: …` is missing. Add it to the docstring.",
                )
        if fields["stage"] not in stages:
            source.refuse(
                Spot(0, 0),
                "unknown-stage",
                f"`{fields['stage']}` isn't a stage here. {did_you_mean(fields['stage'], stages)}",
            )
        definitions = [*self._borrowed(source, fields.get("borrow", "")), *program.definitions]
        if not definitions:
            source.refuse(
                Spot(0, 0), "empty-file", "Nothing is defined here. Write what differs from the solution."
            )
        if program.others:
            source.refuse(
                Spot(program.others[0].lineno - 1, 0),
                "stray-statement",
                "This statement defines nothing. Write only definitions that differ from the solution's.",
            )
        return Misconception(
            id=source.file.stem,
            title=title,
            hint=fields["hint"],
            stage=fields["stage"],
            source=self._solution.with_definitions(definitions),
            definitions=tuple(dict.fromkeys(name for each in definitions for name in each.names)),
        )

    def _borrowed(self, source: Source, borrow: str) -> list[Definition]:
        if not borrow:
            return []
        if self._lender is None:
            self._lender = _Lender(self._exercise, self._solution, self._sources)
        return self._lender.lend(source, borrow)


class _Lender:
    """Another exercise's bank, and the adapter that puts its functions to use here."""

    def __init__(self, exercise: Exercise, solution: Program, sources: list[Source]) -> None:
        file = read_source(exercise.folder / "exercise.yaml")
        sources.append(file)
        root = parse(file)
        fields = EXERCISE_FORM.read(file, root, "exercise.yaml").get(BORROW) if root else None
        self._folder: Path | None = None
        if fields is None:
            return
        self._folder = exercise.folder.parent / fields.need(BORROW_FROM)
        adapter = read_source(exercise.folder / fields.need(ADAPTER))
        original = read_source(self._folder / "solution" / self._original_file())
        sources += [adapter, original]
        self._adapter = _program(adapter)
        self._original = _program(original)
        self._kept = {name for name, _ in exercise.constants} | self._adapter.names
        """Names that mean here what they mean here."""

    def _original_file(self) -> str:
        assert self._folder is not None
        return f"{self._folder.name.replace('-', '_')}.py"

    def lend(self, source: Source, borrow: str) -> list[Definition]:
        if self._folder is None:
            source.refuse(
                Spot(0, 0),
                "unknown-misconception",
                "There is no exercise to borrow from. Add `borrow: {from: …, adapter: …}` to exercise.yaml.",
            )
        folder = self._folder / "misconceptions"
        file = folder / f"{borrow}.py"
        if not file.is_file():
            known = [known.stem for known in folder.glob("*.py")]
            source.refuse(
                Spot(0, 0),
                "unknown-misconception",
                f"`{borrow}` isn't a misconception of {self._folder.name}. {did_you_mean(borrow, known)}",
            )
        wrong = _program(read_source(file))
        whole = Program(self._original.with_definitions(wrong.definitions))
        used = [name for definition in self._adapter.definitions for name in definition.uses]
        return [*reachable(whole, used, self._kept), *self._adapter.definitions]


def _program(source: Source) -> Program:
    if source.problems:
        raise Refused
    try:
        return Program(source.text)
    except (SyntaxError, ValueError) as error:
        line = (error.lineno or 1) if isinstance(error, SyntaxError) else 1
        column = (error.offset or 1) if isinstance(error, SyntaxError) else 1
        source.refuse(Spot(line - 1, max(column, 1) - 1), "syntax", f"This isn't Python: {error}. Mend it.")


def _header(source: Source, program: Program) -> tuple[str, dict[str, str]]:
    """The title, and the keys of the docstring."""
    lines = (program.docstring or "").split("\n")
    title = lines[0].strip()
    if not title:
        source.refuse(
            Spot(0, 0),
            "missing-key",
            "The title is missing. It is the first line of the docstring that begins the file.",
        )
    fields: dict[str, str] = {}
    key = ""
    for number, line in enumerate(lines[1:], start=1):
        if line[:1].isspace() and key:
            fields[key] += f" {line.strip()}"
        elif line.strip():
            key, _, value = line.partition(":")
            if key not in _KEYS:
                source.refuse(
                    Spot(number, 0),
                    "unknown-key",
                    f"`{key}` isn't a key of a misconception. {did_you_mean(key, _KEYS)}",
                )
            fields[key] = value.strip()
    return title, {name: value.strip() for name, value in fields.items()}
