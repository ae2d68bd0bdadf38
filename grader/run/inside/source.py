"""The student's file as code: read, its constants edited, cut into its top-level statements."""

from __future__ import annotations

import _ast
import marshal

from .comprehensions import set_apart
from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType

_ONLY_AST = 0x400
_SCOPES = (_ast.FunctionDef, _ast.AsyncFunctionDef, _ast.ClassDef)


class Unreadable(Exception):  # noqa: N818 - says what the file is
    """Why the file isn't read (`empty`, `utf-16`, `nul`, `encoding`, `long`), and the line that shows it."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason, line)
        self.reason = reason
        self.line = line


class NoSuchConstant(Exception):  # noqa: N818 - says what the file lacks
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Source:
    """A program's top-level statements, each compiled on its own, in order."""

    def __init__(self, statements: list[CodeType], called: list[str], *, has_functions: bool) -> None:
        self.statements = statements
        self.called = called
        """Names of functions that the file's own top level calls, `if` blocks included."""
        self.has_functions = has_functions

    @classmethod
    def read(
        cls, program: bytes, name: str, constants: tuple[tuple[str, object], ...], *, stepped: bool = False
    ) -> Source:
        """Raises `Unreadable`, `NoSuchConstant`, and what Python raises for source that it can't compile.

        `stepped`: somebody will step through it, line by line.
        """
        _check(program)
        tree: _ast.Module = compile(program, name, "exec", _ONLY_AST, dont_inherit=True)
        for constant, value in constants:
            tree.body = _Edit(constant, value).of(tree.body)
        called: list[str] = []
        _find_calls(tree.body, called)
        if stepped:
            set_apart(tree)
        flags = _future_flags(tree)
        statements: list[CodeType] = [
            compile(_ast.Module(body=[statement], type_ignores=[]), name, "exec", flags, dont_inherit=True)
            for at, statement in enumerate(tree.body)
            if not at or not _is_text(statement)  # alone, any of them would be the module's docstring
        ]
        has_functions = any(isinstance(statement, _ast.FunctionDef) for statement in tree.body)
        return cls(statements, called, has_functions=has_functions)

    @classmethod
    def unpacked(cls, data: bytes) -> Source:
        statements, called, has_functions = marshal.loads(data)  # noqa: S302 - this program's own, or its harm
        return cls(statements, called, has_functions=has_functions)

    def packed(self) -> bytes:
        return marshal.dumps((self.statements, self.called, self.has_functions))


def _check(program: bytes) -> None:
    if program[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise Unreadable("utf-16")
    if b"\0" in program:
        half = program.count(b"\0") > len(program) // 3
        raise Unreadable("utf-16") if half else Unreadable("nul", _line(program, program.index(b"\0")))
    if not program.removeprefix(b"\xef\xbb\xbf").strip():
        raise Unreadable("empty")
    try:
        program.decode("utf-8")
    except UnicodeDecodeError as error:
        if not any(b"coding" in line for line in program.split(b"\n", 2)[:2]):
            raise Unreadable("encoding", _line(program, error.start)) from None


def _line(program: bytes, at: int) -> int:
    return program.count(b"\n", 0, at) + 1


def _future_flags(tree: _ast.Module) -> int:
    flags = 0
    for statement in tree.body:
        if isinstance(statement, _ast.ImportFrom) and statement.module == "__future__":
            import __future__

            for alias in statement.names:
                flags |= (
                    getattr(__future__, alias.name).compiler_flag if hasattr(__future__, alias.name) else 0
                )
    return flags


def _is_text(statement: _ast.stmt) -> bool:
    return (
        isinstance(statement, _ast.Expr)
        and isinstance(statement.value, _ast.Constant)
        and isinstance(statement.value.value, str)
    )


class _Edit:
    """A constant's file-level assignments given another value, as though the student had edited them."""

    def __init__(self, name: str, value: object) -> None:
        self._name = name
        self._value = value
        self._found = False

    def of(self, body: list[_ast.stmt]) -> list[_ast.stmt]:
        edited = self._block(body)
        if not self._found:
            raise NoSuchConstant(self._name)
        return edited

    def _block(self, body: list[_ast.stmt]) -> list[_ast.stmt]:
        edited: list[_ast.stmt] = []
        for statement in body:
            edited.append(statement)
            if isinstance(statement, (_ast.Assign, _ast.AnnAssign)):
                edited += self._assignment(statement)
            elif not isinstance(statement, _SCOPES):
                self._inner(statement)
        return edited

    def _inner(self, statement: _ast.AST) -> None:
        for field in ("body", "orelse", "finalbody"):
            if hasattr(statement, field) and isinstance(getattr(statement, field), list):
                setattr(statement, field, self._block(getattr(statement, field)))
        for field in ("handlers", "cases"):
            for part in getattr(statement, field, ()):
                self._inner(part)

    def _assignment(self, statement: _ast.Assign | _ast.AnnAssign) -> list[_ast.stmt]:
        """Edit the statement in place, or say which statement must follow it to the same effect."""
        targets = [statement.target] if isinstance(statement, _ast.AnnAssign) else statement.targets
        if any(self._is_it(target) for target in targets):
            self._found = True
            statement.value = self._literal(statement)
            return []
        for target in targets:
            if not isinstance(target, (_ast.Tuple, _ast.List)):
                continue
            for at, element in enumerate(target.elts):
                if not self._is_it(element.value if isinstance(element, _ast.Starred) else element):
                    continue
                self._found = True
                value = statement.value
                same = isinstance(value, (_ast.Tuple, _ast.List)) and len(value.elts) == len(target.elts)
                if same and not any(isinstance(part, _ast.Starred) for part in (*target.elts, *value.elts)):  # type: ignore[union-attr]  # by `same`
                    value.elts[at] = self._literal(statement)  # type: ignore[union-attr]  # by `same`
                    return []
                name = _ast.Name(id=self._name, ctx=_ast.Store())
                assignment = _ast.Assign(targets=[name], value=self._literal(statement))
                _move(assignment, statement)
                return [assignment]
        return []

    def _is_it(self, target: _ast.expr) -> bool:
        return isinstance(target, _ast.Name) and target.id == self._name

    def _literal(self, where: _ast.stmt) -> _ast.expr:
        expression: _ast.Expression = compile(repr(self._value), "set", "eval", _ONLY_AST, dont_inherit=True)
        _move(expression.body, where)
        return expression.body


def _place(where: _ast.stmt) -> dict[str, int]:
    line, column = where.lineno, where.col_offset
    return {"lineno": line, "col_offset": column, "end_lineno": line, "end_col_offset": column}


def _move(node: _ast.AST, where: _ast.stmt) -> None:
    for name, number in _place(where).items():
        if name in node._attributes:
            setattr(node, name, number)
    for field in node._fields:
        held = getattr(node, field, None)
        for part in held if isinstance(held, list) else [held]:
            if isinstance(part, _ast.AST):
                _move(part, where)


def _find_calls(node: object, called: list[str]) -> None:
    if isinstance(node, list):
        for part in node:
            _find_calls(part, called)
    elif isinstance(node, _ast.AST) and not isinstance(node, (*_SCOPES, _ast.Lambda)):
        if isinstance(node, _ast.Call) and isinstance(node.func, _ast.Name):
            called.append(node.func.id)
        for field in node._fields:
            _find_calls(getattr(node, field, None), called)
