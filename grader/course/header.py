"""What the top of a case file says for all its cases."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NoReturn

from grader.course.declared import read_declared
from grader.course.expression import Expression
from grader.course.keys import CALL, CASE_KEYS, EXERCISE, FILE_KEYS, OWN_KEYS, STAGE, TYPES
from grader.course.node import Mapping, Node, Scalar
from grader.course.source import Refused, Source, Spot, did_you_mean, nearest
from grader.model.exercise import Exercise
from grader.model.value import Plain


class Header:
    """A file's stage, its types, and the defaults of its cases."""

    __slots__ = (
        *("defaults", "exercise", "expression", "file_names", "hidden", "source", "stage", "types"),
        *("torn", "unused", "variables"),
    )

    def __init__(self, source: Source, exercise: Exercise, root: Mapping, hidden: dict[str, int]) -> None:
        self.source = source
        self.hidden = hidden
        """How many hidden cases each stage has so far."""
        self.exercise = exercise
        self.types = dict(exercise.types)
        if exercise.game is not None:
            self.types.setdefault(exercise.game.secret, _secret_type(exercise))
        self.file_names = file_level_names(exercise)
        self.defaults: dict[str, object] = {}
        self.expression: Expression | None = None
        self.variables: dict[str, Plain] = {}
        self.unused: dict[str, Scalar] = {}
        """Keys that aren't keys of case files; they must be variables of some case's call."""
        self.stage = ""
        """Empty if the file doesn't say which, and nothing can be done with its cases."""
        self.torn = root.torn
        """Something at the top couldn't be read, so that nothing can be said about what a case lacks."""
        for step in (self._read_exercise, self._read_types, self._read_stage, self._read_call):
            self._try(step, root)
        for name, (key, node) in root.entries.items():
            if name not in _HEADER_KEYS:
                self._try(self._read_default, name, key, node)

    def _try(self, step: Callable[..., None], *arguments: object) -> None:
        try:
            step(*arguments)
        except Refused:
            self.torn = True

    def miss(self, node: Spot, kind: str, message: str) -> NoReturn:
        """Refuse a case that lacks something; in silence if it may be what couldn't be read at the top."""
        if not self.torn:
            self.source.fault(node, kind, message)
        raise Refused

    def count_hidden(self) -> int:
        """The number of a hidden case within its stage, from 1."""
        self.hidden[self.stage] = self.hidden.get(self.stage, 0) + 1
        return self.hidden[self.stage]

    def read_call(self, node: Node) -> Expression:
        """The expression of a call, whose variables can be keys of a case."""
        expression = CALL.form.read(self.source, node, "call")
        module = self.exercise.file.removesuffix(".py")
        if module in expression.names and expression.text.startswith(f"{module}."):
            right = expression.text.removeprefix(f"{module}.")
            message = f"A case is asked inside of the student's file, without its name. Write `{right}`."
            self.source.refuse(node, "wrong-expression", message)
        for name in expression.names:
            if name in expression.called or name in self.file_names:
                continue
            if name in CASE_KEYS or name in FILE_KEYS:
                self.source.refuse(
                    node,
                    "reserved-name",
                    f"`{name}` is a key of case files and can't be a variable too. Give it another name.",
                )
        return expression

    def read_known(self, name: str, node: Node) -> object:
        """The value of a key of a case."""
        if name == "expect":
            return read_declared(self.source, node, name, self.types)
        if name in ("set", "given"):
            return self._read_edits(name, node)
        return CASE_KEYS[name].form.read(self.source, node, name)

    def _read_edits(self, key: str, node: Node) -> tuple[tuple[str, Plain], ...]:
        """The values of constants that are set, of functions that are given, by their declared types."""
        if not isinstance(node, Mapping):
            return CASE_KEYS[key].form.refuse(self.source, node, key)
        if node.torn:
            raise Refused
        constants = [name for name, _ in self.exercise.constants]
        if key == "set":
            kind, known = "constant that can be set", constants
        else:
            kind, known = "function that can be given", sorted(self.file_names - set(constants))
        for name, (at, _) in node.entries.items():
            if name not in known:
                said = f"`{name}` isn't a {kind} in {self.exercise.id}."
                close = did_you_mean(name, known)
                if key == "given" and name in constants:
                    close = f"It is a constant: write `set: {{{name}: …}}`."
                elif key == "set" and not close.startswith("Did"):
                    close = f"{close} Add it to `constants` in exercise.yaml if it should be.".lstrip()
                self.source.refuse(at, "unknown-name", f"{said} {close}")
        pairs = [
            (name, read_declared(self.source, item, name, self.types))
            for name, (_, item) in node.entries.items()
        ]
        if key == "set":
            self._check_constants(node, dict(pairs))
        return tuple(pairs)

    def _check_constants(self, node: Mapping, values: dict[str, Plain]) -> None:
        """A constant is set to a value of its own type."""
        for name, usual in self.exercise.constants:
            if name in values and type(values[name]) is not type(usual) and usual is not None:
                self.source.refuse(
                    node.entries[name][1],
                    "wrong-type",
                    f"`{name}` is {values[name]!r} here, {usual!r} in the starter: another kind of value. "
                    f"Write one of that kind, such as `{usual!r}`.",
                )

    def _read_exercise(self, root: Mapping) -> None:
        if "exercise" in root.entries:
            node = root.entries["exercise"][1]
            if EXERCISE.form.read(self.source, node, "exercise") != self.exercise.id:
                self.source.refuse(
                    node,
                    "wrong-exercise",
                    f"The file stands among the cases of `{self.exercise.id}`. Write that, or move the file.",
                )

    def _read_types(self, root: Mapping) -> None:
        if "types" in root.entries:
            self.types.update(TYPES.form.read(self.source, root.entries["types"][1], "types"))

    def _read_stage(self, root: Mapping) -> None:
        if "stage" not in root.entries:
            self.miss(
                root,
                "missing-key",
                f"`stage` is missing. Add it at the top, as in `stage: {self.exercise.stages[0].id}`.",
            )
        node = root.entries["stage"][1]
        name = STAGE.form.read(self.source, node, "stage")
        stages = [stage.id for stage in self.exercise.stages]
        if name not in stages:
            said = f"`{name}` isn't a stage of {self.exercise.id}."
            self.source.refuse(node, "unknown-stage", f"{said} {did_you_mean(name, stages)}")
        self.stage = name

    def _read_call(self, root: Mapping) -> None:
        if "call" in root.entries:
            self.expression = self.read_call(root.entries["call"][1])
            self.defaults["call"] = self.expression

    def _read_default(self, name: str, key: Scalar, node: Node) -> None:
        if name in OWN_KEYS:
            self.source.refuse(key, "stray-key", f"`{name}` belongs to one case. Write it in a case.")
        elif name in FILE_KEYS:
            self.defaults[name] = self.read_known(name, node)
        else:
            if self.expression is None or name not in self.expression.names:
                self.unused[name] = key
            if self.expression is None and nearest(name, TASKS) is not None:
                self.torn = True  # it will be told that it is misspelt
            self.variables[name] = read_declared(self.source, node, name, self.types)

    def tell_unused(self) -> None:
        """Record the keys at the top that turned out to be no variable of any call."""
        known = [*FILE_KEYS, *(self.expression.names if self.expression else ())]
        for name, key in self.unused.items():
            said = f"`{name}` is neither a key of case files nor a variable of a call."
            self.source.fault(key, "unknown-key", f"{said} {did_you_mean(name, known)}".rstrip())


TASKS = ("call", "play", "player")
"""Keys that say what a case does."""

_HEADER_KEYS = frozenset((EXERCISE.name, STAGE.name, TYPES.name, "call", "cases", "table"))


def file_level_names(exercise: Exercise) -> frozenset[str]:
    """All names that the exercise says are in the student's file."""
    names = {name for stage in exercise.stages for name in stage.names}
    names |= {name for name, _ in exercise.constants} | {exercise.main, *exercise.answer_calls}
    if exercise.game is not None:
        names.add(exercise.game.secret)
    return frozenset(names)


def _secret_type(exercise: Exercise) -> str:
    """A fixed secret is read as the game's answer takes it: by the type of the call's first variable."""
    assert exercise.game is not None
    found = re.search(r"\(\s*(\w+)", exercise.game.answer)
    return dict(exercise.types).get(found[1], "value") if found else "value"
