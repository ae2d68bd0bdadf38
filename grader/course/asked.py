"""Which files of a course an author asks about, and to which exercises they belong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grader.course.document import parse
from grader.course.elsewhere import half_course
from grader.course.naming import exercises_of, real_path, rooms_of
from grader.course.node import Scalar
from grader.course.source import did_you_mean, nearest, read_source
from grader.model.exercise import Course
from grader.model.place import Place, Problem, Severity

_CASE_FILES = (".yaml", ".yml")

_RENAME = "This isn't read: the file that declares an exercise is called `exercise.yaml`. Rename it."
_TOO_DEEP = "Case files are read only where they stand in `cases/EXERCISE/` itself. Move them there."


class Asked:
    """The files and folders of the paths; without any, the whole course."""

    __slots__ = ("_course", "_explained", "_named", "_paths", "_strangers", "exercises", "problems")

    def __init__(self, course: Course, paths: Sequence[Path]) -> None:
        self._course = course
        self._named = paths
        self._paths = [real_path(room) for path in paths for room in rooms_of(course, path)]
        self._strangers: dict[str, list[Path]] = {}
        self._explained: set[Path] = set()
        self.problems: list[Problem] = []
        """Of paths and folders that belong to no exercise."""
        self.exercises: list[str] = []
        """Ids, in the order of the course."""
        if not paths:
            self.exercises = list(course.exercises)
            self._look_for_strays()
            return
        found = {exercise for path in paths for exercise in self._exercises_of(path)}
        self.exercises = [exercise for exercise in course.exercises if exercise in found]

    def concerns(self, file: Path) -> bool:
        if not self._paths:
            return True
        real = real_path(file)
        return any(path == real or path in real.parents for path in self._paths)

    def strangers(self, exercise: str) -> list[Path]:
        """Case files of the exercise that stand outside of its folder."""
        return self._strangers.get(exercise, [])

    def tell_unread(self, files: Sequence[Path]) -> None:
        """Record the paths in which none of the files that were read stands, unless it was told why."""
        told = self._explained | {problem.place.file for problem in self.problems}
        read = [real_path(file) for file in files]
        for path in self._named:
            rooms = {real_path(room) for room in rooms_of(self._course, path)}
            if path not in told and not any(rooms.intersection((file, *file.parents)) for file in read):
                self._tell(path, "unreadable", _unread(real_path(path)))

    def _exercises_of(self, path: Path) -> Sequence[str]:
        """Those that the path belongs to, or that stand in it."""
        found = exercises_of(self._course, path)
        if found is not None:
            known = [one for exercise in found for one in self._known(path, exercise)]
            if known and not any(room.exists() for room in rooms_of(self._course, path)):
                self._tell(path, "unreadable", f"There is no such file. {self._near(path)}".rstrip())
            return known
        if path.suffix in _CASE_FILES and path.exists():
            return self._by_its_own_word(path)
        if path.is_dir():
            missing = half_course(path, self._course.folder)
            message = (
                missing or "This folder is in no course. Name an exercise, or a file or folder of the course."
            )
        elif path.exists():
            message = "This is no case file. Name an exercise, a case file or a folder of the course."
        elif path.suffix in _CASE_FILES:
            message = f"There is no such file. {self._near(path)}"
        else:
            misnamed = _misnamed(self._course.folder / "exercises" / path.name)
            if misnamed is not None:
                name = _shortest(misnamed)
                self._tell(
                    path,
                    "stray-file",
                    f"`{name}` isn't read: it has to be called `exercise.yaml`. Rename it.",
                )
                return ()
            close = did_you_mean(path.name, self._course.exercises)
            missing = half_course(path.parent, self._course.folder)
            message = f"There is no file, folder or exercise of this name. {missing or close}"
        self._tell(path, "unreadable", message.rstrip())
        return ()

    def _near(self, path: Path) -> str:
        """A case file of the course that may have been meant."""
        files = {file.name: file for file in sorted((self._course.folder / "cases").glob("*/*.y*ml"))}
        name = nearest(path.name, files)
        return f"Did you mean `{_shortest(files[name])}`?" if name is not None else ""

    def _known(self, path: Path, exercise: str) -> Sequence[str]:
        if exercise in self._course.exercises:
            return (exercise,)
        misnamed = _misnamed(self._course.folder / "exercises" / exercise)
        if misnamed is not None:
            if not any(problem.place.file == misnamed for problem in self.problems):
                self._tell(misnamed, "stray-file", _RENAME)
            self._explained.add(path)
            return ()
        known = did_you_mean(exercise, self._course.exercises)
        self._tell(path, "unknown-exercise", f"There is no exercise `{exercise}`. {known}".rstrip())
        return ()

    def _by_its_own_word(self, path: Path) -> Sequence[str]:
        """A case file elsewhere says to which exercise it belongs."""
        source = read_source(path)
        root = parse(source)
        entry = root.entries.get("exercise") if root else None
        if entry is None or not isinstance(entry[1], Scalar):
            self.problems += source.problems
            if root is not None:
                self._tell(path, "missing-key", "Which exercise is this for? Add `exercise: …` at the top.")
            return ()
        known = self._known(path, entry[1].text)
        for exercise in known:
            self._strangers.setdefault(exercise, []).append(path)
        return known

    def _look_for_strays(self) -> None:
        """Folders without an exercise, and files that nobody reads because of their names."""
        for folder in sorted((self._course.folder / "exercises").glob("*/")):
            misnamed = _misnamed(folder)
            if misnamed is not None and folder.name not in self._course.exercises:
                self._tell(misnamed, "stray-file", _RENAME)
        for folder in sorted((self._course.folder / "cases").glob("*/")):
            self._known(folder, folder.name)
            for file in sorted(folder.iterdir()):
                if file.is_dir() and _holds_case_files(file):
                    self._tell(file, "stray-file", _TOO_DEEP, Severity.WARNING)
                if file.is_file() and file.suffix not in _CASE_FILES and "." in file.name.lstrip("."):
                    self._tell(
                        file,
                        "stray-file",
                        "Only files with names that end in `.yaml` are read. Rename it, or move it away.",
                        Severity.WARNING,
                    )

    def _tell(self, file: Path, kind: str, message: str, severity: Severity = Severity.ERROR) -> None:
        self.problems.append(Problem(Place(file, 1, 1), severity, kind, message))


def _shortest(file: Path) -> str:
    """As it is typed in the current folder, if the file is in there."""
    here, real = Path.cwd(), real_path(file)
    return (real.relative_to(here) if real.is_relative_to(here) else file).as_posix()


def _misnamed(folder: Path) -> Path | None:
    """The file that should be called `exercise.yaml`."""
    files = folder.iterdir() if folder.is_dir() else ()
    names = ("exercise.yaml", "exercise.yml", "exercises.yaml", "exercises.yml")
    found = sorted(file for file in files if file.name.lower() in names and file.name != "exercise.yaml")
    return found[0] if found else None


def _holds_case_files(folder: Path) -> bool:
    return any(file.suffix in _CASE_FILES for file in folder.rglob("*.y*ml"))


def _unread(path: Path) -> str:
    """What to do about a file or folder that holds nothing to check."""
    if path.is_dir() and _holds_case_files(path):
        return _TOO_DEEP
    if path.is_dir():
        return "There is no case file in this folder. Write one, with a name that ends in `.yaml`."
    if path.suffix in _CASE_FILES:
        return _TOO_DEEP
    if any(part in _CASE_FILES for part in path.suffixes):
        return "Only files with names that end in `.yaml` are read. Rename it."
    return "This is no case file. Name an exercise, a case file or a folder of the course."
