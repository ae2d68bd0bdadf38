"""One entry of a case file, a mapping or a row of a table, becomes a `Case`."""

from __future__ import annotations

from grader.course.declared import read_declared
from grader.course.defaults import merged, merged_edits
from grader.course.expectation import check_expectations, read_expectation
from grader.course.expression import Expression
from grader.course.header import TASKS, Header
from grader.course.identity import (
    Pairs,
    ask_call,
    ask_draws,
    ask_play,
    ask_player,
    with_circumstances,
)
from grader.course.keys import (
    BECAUSE,
    CASE_KEYS,
    CATEGORY,
    FILE_KEYS,
    GIVEN,
    HIDDEN,
    HINT,
    ID,
    NAME,
    PLAY,
    PLAYER,
    POINTS,
    REPLACES,
    SET,
    TIMEOUT,
)
from grader.course.node import Mapping, Node, Scalar
from grader.course.record import Fields
from grader.course.source import Refused, did_you_mean, nearest
from grader.course.task import (
    check_alone,
    check_game,
    check_no_draws,
    check_player,
    play_name,
    player_name,
    read_draws,
    read_player,
)
from grader.model.case import Call, Case, Expectation, Task


def read_entry(header: Header, node: Mapping) -> tuple[Case, str]:
    """The case and, as a short text, what it asks. Raises `Refused` once its problems are recorded."""
    entry = _Entry(header, node)
    return entry.case(), entry.ask


class _Entry:
    """The fields of a case: its own before those at the top of its file."""

    __slots__ = (
        "_expression",
        "_fields",
        "_given",
        "_header",
        "_misspelt",
        "_node",
        "_set",
        "_variables",
        "ask",
    )

    def __init__(self, header: Header, node: Mapping) -> None:
        self._header = header
        self._node = node
        self._variables = dict(header.variables)
        self._expression = header.expression
        self._misspelt: list[str] = []
        """Keys that may have been meant for one that says what the case does."""
        own = self._read_keys()
        self._fields = Fields(merged(header.defaults, own))
        self._set = merged_edits(header.defaults.get("set"), self._fields.get(SET))
        self._given = merged_edits(header.defaults.get("given"), self._fields.get(GIVEN))
        self.ask = ""

    def case(self) -> Case:
        fields = self._fields
        task, expectation, name = self._task()
        self.ask = ask = with_circumstances(self.ask, expectation, self._set + self._given)
        hidden = fields.get(HIDDEN) or False
        category = fields.get(CATEGORY) or ""
        own_id = fields.get(ID)
        if hidden:
            name = category or "A hidden case"
            ask = "" if own_id else f"hidden-{self._header.count_hidden()}"
        points = fields.get(POINTS)
        return Case(
            id=own_id or f"{self._header.stage}.{ask}",
            name=fields.get(NAME) or name,
            stage=self._header.stage,
            task=task,
            expectation=expectation,
            place=self._header.source.place(self._node),
            set=self._set,
            given=self._given,
            hint=fields.get(HINT) or "",
            because=fields.get(BECAUSE) or "",
            category=category,
            points=1 if points is None else points,
            hidden=hidden,
            timeout=fields.get(TIMEOUT),
            replaces=fields.get(REPLACES) or (),
        )

    def _read_keys(self) -> dict[str, object]:
        """The values of the case's own keys; what isn't a key goes to the variables."""
        own: dict[str, object] = {}
        refused = self._node.torn
        if "call" in self._node.entries:
            try:
                self._expression = self._header.read_call(self._node.entries["call"][1])
                own["call"] = self._expression
            except Refused:
                refused = True
                self._expression = None
        self._need_a_task()
        for name, (key, item) in self._node.entries.items():
            try:
                if name not in CASE_KEYS:
                    self._read_variable(key, item)
                elif name != "call":
                    own[name] = self._header.read_known(name, item)
            except Refused:
                refused = True
        if refused:
            raise Refused
        return own

    def _need_a_task(self) -> None:
        """Refuse a case that does nothing, unless one of its keys may be a misspelt `call`."""
        entries = self._node.entries
        if self._header.torn or self._expression is not None:
            return
        if any(key in entries or key in self._header.defaults for key in TASKS):
            return
        self._misspelt = [name for name in entries if name not in CASE_KEYS and nearest(name, TASKS)]
        if self._misspelt:
            return
        self._header.miss(
            self._node,
            "missing-call",
            "Nothing says what this case does. Add `call: …`, here or at the top of the file, "
            "or `play: |` or `player: {goal: win}`.",
        )

    def _read_variable(self, key: Scalar, item: Node) -> None:
        asked = self._expression.names if self._expression is not None else ()
        call_is_broken = self._expression is None and (
            self._header.torn or "call" in self._node.entries or bool(self._misspelt)
        )
        if key.text in asked or (call_is_broken and key.text not in self._misspelt):
            value = read_declared(self._header.source, item, key.text, self._header.types)
            self._variables[key.text] = value
        elif key.text in FILE_KEYS:
            self._header.source.refuse(
                key,
                "stray-key",
                f"`{key.text}` stands at the top of a file, for all its cases. Move it there.",
            )
        elif key.text in (self._expression.own if self._expression is not None else ()):
            self._header.source.refuse(
                key,
                "python-name",
                f"`{key.text}` is a name of Python's own, so it can't be a variable of the call. "
                f"Write another, such as `a_{key.text}`, in the call too.",
            )
        else:
            variables = [name for name in asked if name not in self._header.file_names]
            close = did_you_mean(key.text, [*variables, *CASE_KEYS])
            if not close and self._expression is not None:
                close = f"The call is `{self._expression.text}`."
            said = f"`{key.text}` is neither a key of a case nor a variable of its call."
            self._header.source.refuse(key, "unknown-key", f"{said} {close}".rstrip())

    def _task(self) -> tuple[Task, Expectation | None, str]:
        """What is done, what is expected, and what a case without a name is called."""
        source, node, fields = self._header.source, self._node, self._fields
        play = fields.get(PLAY)
        if play is not None:
            check_alone(source, node, "play")
            self.ask = ask_play(play)
            return play, None, play_name(play)
        if PLAYER.name in fields:
            check_alone(source, node, "player")
            check_game(self._header, node)
            player = read_player(fields.need(PLAYER))
            check_player(self._header, node, player)
            self.ask = ask_player(player)
            return player, None, player_name(player)
        if self._expression is None:
            raise Refused  # it may be what couldn't be read at the top
        return self._called(self._expression)

    def _called(self, expression: Expression) -> tuple[Task, Expectation | None, str]:
        header, node, fields = self._header, self._node, self._fields
        pairs = self._pairs(expression)
        asked = tuple(name for name in expression.names if name not in self._variables)
        call = Call(expression.text, pairs, asked)
        name = expression.written(self._variables)
        if "draws" in fields:
            check_alone(header.source, node, "draws")
            draws = read_draws(header, node, fields, call)
            self.ask = ask_draws(expression, pairs, draws)
            return draws, None, name
        check_no_draws(header.source, node)
        check_expectations(header, node, fields)
        self.ask = ask_call(expression, pairs)
        return call, read_expectation(header, node, fields, expression), name

    def _pairs(self, expression: Expression) -> Pairs:
        """The call's variables in its order; what is called, and what the file has, isn't one."""
        pairs = []
        for name in expression.names:
            if name in self._variables:
                pairs.append((name, self._variables[name]))
                if name in self._header.unused:
                    del self._header.unused[name]
            elif name not in expression.called and name not in self._header.file_names:
                self._header.miss(
                    self._node,
                    "missing-variable",
                    f"`{name}` isn't given, but the call `{expression.text}` needs it. Add `{name}: …`.",
                )
        return tuple(pairs)
