"""Many trusted programs, each asked the same calls, in one process.

The work: the programs, and tasks as `calls` has them. Says `surveyed` for each program: its number, the
codes of its answers, and the answers that are new. An answer has kind, detail, failure, value, printed
text, and how often input was asked for. A program that doesn't load like any other is `unlike`: somebody
looks at it by itself.
"""

from __future__ import annotations

from . import chance
from .calls import Calls, ending, shown
from .codes import Codes, packed
from .encode import TooLarge, encode
from .fresh import fresh
from .loading import Program
from .own import OWN
from .script import Script
from .source import Source

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .calls import Task
    from .request import Request
    from .world import World

_LONG = 100_000


def survey(request: Request, world: World) -> None:
    work: tuple[list[bytes], list[Task]] = request.work  # type: ignore[assignment]  # by `do`
    programs, tasks = work
    codes = Codes(request.name, request.output)
    for number, program in enumerate(programs):
        chance.fix(request.seed)
        namespace = _loaded(request, program)
        if namespace is None:
            world.wire.say("unlike", number)
            continue
        calls = Calls(world, namespace, request.output)
        answers = [codes.number(_answer(world, calls, namespace, task, request.output)) for task in tasks]
        size, digits = packed(answers)
        world.wire.say_long(f'["surveyed",{number},{size},"{digits}",["l",{codes.taken()}]]')


def _loaded(request: Request, source: bytes) -> dict[str, object] | None:
    try:
        read = Source.read(source, request.name, request.set)
        program = Program(read, Script(request.name, source), "surveyed", request.given)
        program.run()
    except BaseException:  # noqa: BLE001 - whatever it is, somebody looks at it by itself
        return None
    return None if program.never_defined else program.namespace


def _answer(world: World, calls: Calls, namespace: dict[str, object], task: Task, room: int) -> str:
    _, expression, variables, names, seed, _ = task
    missing = next((name for name in names if name not in namespace), None)
    kind, detail, failure, value = "returned", "", None, "null"
    world.begin_case()
    if missing is not None:
        kind, detail = "missing", missing
    else:
        chance.fix(seed)
        try:
            value = encode(calls.function(expression, tuple(variables))(**fresh(variables)), room)
        except TooLarge:
            kind = "too_much_output"
        except BaseException as error:  # noqa: BLE001 - a wrong program may raise anything
            kind, detail, failure = ending(error, world.file_name)
    told = ",".join([encode(field, _LONG) for field in (kind, detail, failure)])
    printed = encode(shown(world.taken()), _LONG)
    return f'["l",[{told},{value},{printed},{world.asked}]]'
