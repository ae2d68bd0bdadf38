"""Comparisons that never come out as meant, because the two sides are of different kinds: a text and
a number.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence

from grader.judge.program import Function, Program, named_without_sign
from grader.judge.wording import show
from grader.model.result import CaseResult

_TYPES = ("str", "int", "float", "bool", "list", "tuple", "dict", "set")


def kinds_compared(program: Program, cases: Sequence[CaseResult]) -> list[tuple[int, str]]:
    """Line and sentence of each, in the order of the file. `cases` tell which functions are given texts."""
    found: dict[int, str] = {}
    given = _given_texts(cases)
    for function in program.tree.body:
        if isinstance(function, Function) and function.name in given and not function.decorator_list:
            texts = _texts(program, function, given[function.name])
            for node in ast.walk(function):
                if isinstance(node, ast.Compare) and (why := _text_and_number(program, node, texts)):
                    found[node.lineno] = why
    for node in ast.walk(program.tree):
        if isinstance(node, ast.Compare) and (why := _type_and_text(program, node) or _found(program, node)):
            found[node.lineno] = why
    return [
        (line, f"Look at line {line}, `{program.shown(line)}`. {why}") for line, why in sorted(found.items())
    ]


def _given_texts(cases: Sequence[CaseResult]) -> Mapping[str, Mapping[int, str]]:
    """Functions, and for each the places in its round brackets at which cases have a text, with the first."""
    given: dict[str, dict[int, str]] = {}
    for case in cases:
        try:
            body = ast.parse(case.call).body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue  # of a game it is a sentence
        match body:
            case [*_, ast.Expr(value=ast.Call(func=ast.Name(id=name), args=arguments))]:
                for place, argument in enumerate(arguments):
                    text = argument.value if isinstance(argument, ast.Constant) else None
                    if isinstance(text, str) and text:
                        given.setdefault(name, {}).setdefault(place, text)
            case _:
                pass
    return given


def _texts(program: Program, function: Function, given: Mapping[int, str]) -> dict[str, str]:
    """Variables of the function that are texts whenever it is given texts, each with an example."""
    parameters = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
    last = function.end_lineno or function.lineno
    times = [one.name for one in program.bindings if function.lineno <= one.line <= last]
    whole = {name: given[at] for at, name in enumerate(parameters) if at in given and times.count(name) == 1}
    loops = [node for node in ast.walk(function) if isinstance(node, ast.For | ast.comprehension)]
    pieces = [one for node in loops for one in _pieces(node.target, node.iter, whole)]
    always = [name for name, _ in pieces]
    texts = {**whole, **{name: text[0] for name, text in pieces if times.count(name) == always.count(name)}}
    inner = [node.arg for node in ast.walk(function) if isinstance(node, ast.arg)]
    unsure = named_without_sign(function) | _asked_for_their_kind(function)
    return {
        name: text
        for name, text in texts.items()
        if inner.count(name) == (name in whole) and name not in unsure
    }


def _asked_for_their_kind(function: Function) -> set[str]:
    """Names that may stand for several kinds, so that another one may be meant where they are compared."""
    return {
        one.id
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("isinstance", "type")
        for one in node.args
        if isinstance(one, ast.Name)
    }


def _pieces(target: ast.expr, over: ast.expr, whole: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Names of a loop that stand for one character of a text."""
    match target, over:
        case ast.Name(id=name), ast.Name(id=text) if text in whole:
            yield name, whole[text]
        case (
            ast.Tuple(elts=[_, ast.Name(id=name)]),
            ast.Call(func=ast.Name(id="enumerate"), args=[ast.Name(id=text)]),
        ) if text in whole:
            yield name, whole[text]
        case ast.Tuple(elts=names), ast.Call(func=ast.Name(id="zip"), args=texts):
            for one, other in zip(names, texts, strict=False):
                if isinstance(one, ast.Name) and isinstance(other, ast.Name) and other.id in whole:
                    yield one.id, whole[other.id]
        case _:
            pass


def _text_and_number(program: Program, node: ast.Compare, texts: Mapping[str, str]) -> str | None:
    match node.ops, node.left, node.comparators:
        case [ast.Eq() | ast.NotEq()], left, [right]:
            text = _example(left, texts) if _is_number(right) else None
            side = left
            if text is None and _is_number(left):
                text, side = _example(right, texts), right
            why = "a text is never equal to a number"
        case [ast.In() | ast.NotIn()], left, [right] if _are_numbers(_written(program, right)):
            text, side, why = _example(left, texts), left, "no text is among numbers"
        case _:
            return None
    if text is None:
        return None
    return (
        f"`{program.text(side)}` is a text there, such as {show(text)}, and {why}. Compare it with texts, or "
        "make a number of it by `int(…)`."
    )


def _example(node: ast.expr, texts: Mapping[str, str]) -> str | None:
    match node:
        case ast.Name(id=name):
            return texts.get(name)
        case ast.Subscript(value=ast.Name(id=name), slice=place) if not isinstance(place, ast.Slice):
            return texts[name][0] if name in texts else None
        case _:
            return None


def _written(program: Program, node: ast.expr) -> ast.expr:
    """What a name always stands for, if it gets its value once, and nothing adds to that."""
    if not isinstance(node, ast.Name):
        return node
    given = [one.node for one in program.bindings if one.name == node.id]
    changed = any(
        (
            isinstance(one, ast.Attribute)
            or (isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Store))
        )
        and isinstance(one.value, ast.Name)
        and one.value.id == node.id
        for one in ast.walk(program.tree)
    )
    match given:
        case [ast.Assign(targets=[ast.Name()], value=value)] if not changed:
            return value
        case _:
            return node


def _is_number(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=value):
            return type(value) in (int, float)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _is_number(operand)
        case ast.Call(func=ast.Name(id="int" | "len")):
            return True
        case _:
            return False


def _are_numbers(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="range")):
            return True
        case ast.List(elts=items) | ast.Tuple(elts=items) | ast.Set(elts=items):
            return bool(items) and all(map(_is_number, items))
        case _:
            return False


def _type_and_text(program: Program, node: ast.Compare) -> str | None:
    match node:
        case ast.Compare(
            left=ast.Call(func=ast.Name(id="type")) as left,
            ops=[ast.Eq() | ast.NotEq() as sign],
            comparators=[ast.Constant(value=str() as name)],
        ) if name in _TYPES:
            better = f"{program.text(left)} {'==' if isinstance(sign, ast.Eq) else '!='} {name}"
            return f"A type is never equal to a text. Leave the quotes out: `{better}`."
        case _:
            return None


def _found(program: Program, node: ast.Compare) -> str | None:
    """`text.find(x) > 0`, which leaves out the first place."""
    match node:
        case ast.Compare(left=left, ops=[ast.Gt()], comparators=[ast.Constant(value=0)]):
            name = _finder(left) or _finder_of(program, left)
            if name is None or program.has_method(name):
                return None
            return (
                f"`{name}` gives 0 where the first place is meant, and -1 where nothing is found. If the "
                f"first place counts too, write `{program.text(left)} >= 0`."
            )
        case _:
            return None


def _finder(node: ast.AST | None) -> str | None:
    match node:
        case ast.Call(func=ast.Attribute(attr="find" | "rfind" as name)):
            return name
        case _:
            return None


def _finder_of(program: Program, node: ast.expr) -> str | None:
    """Of a variable that gets its value only there."""
    if not isinstance(node, ast.Name):
        return None
    given: Iterable[ast.AST] = [one.node for one in program.bindings if one.name == node.id]
    values = [one.value if isinstance(one, ast.Assign) else None for one in given]
    return _finder(values[0]) if len(values) == 1 else None
