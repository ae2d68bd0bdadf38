"""One session: a load of the student's file, and what was asked to be done with it."""

from __future__ import annotations

from . import chance, game, limits, survey, table, tracing
from .calls import Calls, ending, shown
from .failure import Failure, describe
from .loading import Program
from .own import OWN
from .script import Script
from .source import NoSuchConstant, Source, Unreadable
from .wire import LONG
from .world import World

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

    from .compiled import Slip
    from .request import Request
    from .wire import Wire


_MANY_LINES = 5_000
"""Lines of a file for which the memory may be too small, however simple they are."""


def run(request: Request, wire: Wire, world: World, slip: Slip) -> NoReturn:
    """Do what is asked, then leave. Whatever happens, no exception comes out."""
    try:
        limits.apply(request.memory, request.seconds)
        world.begin(wire, request)
        if request.do == "survey":
            survey.survey(request, world)
        else:
            _DO[request.do](request, world, _read(request, world, slip))
    except BaseException:  # noqa: BLE001 - the student may have broken anything that we stand on
        wire.leave(78)
    wire.leave()


def _read(request: Request, world: World, slip: Slip) -> Source:
    try:
        if slip.known:
            return Source.unpacked(slip.known)
        source = Source.read(request.program, request.name, request.set, stepped=request.stepped)
        slip.leave(source.packed())
    except BaseException as error:  # noqa: BLE001 - the compiler may raise anything
        if isinstance(error, MemoryError) and request.program.count(b"\n") > _MANY_LINES:
            error = Unreadable("long")
        _refuse(world, error, None)
    return source


def _script(request: Request) -> Script:
    return Script(request.name, request.program)


def _calls(request: Request, world: World, source: Source) -> NoReturn:
    def serve(namespace: dict[str, object]) -> None:
        calls = Calls(world, namespace, request.output)
        for task in request.work:  # type: ignore[attr-defined]  # tasks, by `do`
            calls.answer(task)

    if len(request.program) > LONG:
        world.wire.say("read")
    _load(request, world, source, serve)


def _table(request: Request, world: World, source: Source) -> NoReturn:
    _load(request, world, source, lambda namespace: table.serve(world, namespace, request.output))


def _load(
    request: Request, world: World, source: Source, serve: Callable[[dict[str, object]], None]
) -> NoReturn:
    """Load the file, say how that went, and serve."""
    program = Program(source, _script(request), request.name.removesuffix(".py"), request.given)

    def loaded() -> NoReturn:
        world.line = world.nothing_typed
        _loaded(world, program)
        serve(program.namespace)
        world.wire.leave()

    world.line = program.park
    try:
        program.load(loaded)
    except BaseException as error:  # noqa: BLE001 - the student may raise anything
        _refuse(world, error, program)


def _traced_call(request: Request, world: World, source: Source) -> NoReturn:
    """The work: an expression, its variables, the seed, and how many steps."""
    work: tuple[str, dict[str, object], int, int] = request.work  # type: ignore[assignment]  # by `do`
    expression, variables, seed, most = work

    def serve(namespace: dict[str, object]) -> None:
        function = Calls(world, namespace, request.output).function(expression, tuple(variables))
        chance.fix(seed)
        world.begin_case()
        tracing.trace(world, lambda: function(**variables), most, file_level=False)

    _load(request, world, source, serve)


def _traced_game(request: Request, world: World, source: Source) -> None:
    """The work: the lines that are typed, and how many steps."""
    work: tuple[list[str], int] = request.work  # type: ignore[assignment]  # by `do`
    typed, most = work
    program = Program(source, _script(request), "__main__", request.given)
    asked: list[str | None] = []

    def line() -> str | None:
        asked.append(typed[len(asked)] if len(asked) < len(typed) else world.nothing_typed())
        return asked[-1]

    def act() -> None:
        game.start(program, source, request.main, lambda: bool(asked))

    world.line = line
    tracing.trace(world, act, most, file_level=not source.has_functions)


def _game(request: Request, world: World, source: Source) -> None:
    program = Program(source, _script(request), "__main__", request.given, request.distinct)
    game.play(world, program, source, request.main)


def _loaded(world: World, program: Program) -> None:
    missing = program.never_defined
    if missing is not None:
        world.wire.say("lacks", missing)
        world.wire.leave()
    printed = shown(world.taken())
    world.wire.say("loaded", program.names, program.asked, program.exited, world.clock.slept, printed)


def _refuse(world: World, error: BaseException, program: Program | None) -> NoReturn:
    """The file can't be loaded: say why, as a word or as Python's own exception, and leave."""
    word = ""
    failure: Failure | None = None
    if isinstance(error, NoSuchConstant):
        world.wire.say("lacks", error.name)
        world.wire.leave()
    elif isinstance(error, Unreadable):
        word = error.reason
        failure = ("SyntaxError", word, error.line, None, ["Exception", "BaseException"], None, None)
    else:
        kind, _, failure = ending(error, world.file_name)
        word = "" if kind == "raised" else kind
        if program is None and isinstance(error, (RecursionError, MemoryError)):
            word, failure = "nested", describe(error, world.file_name)
    printed = shown(world.taken())
    names = program.names if program else []
    world.wire.say("refused", word, failure, names, world.clock.slept, printed)
    world.wire.leave()


_DO: dict[str, Callable[[Request, World, Source], None]] = {
    "calls": _calls,
    "game": _game,
    "table": _table,
    "trace": _traced_call,
    "traced game": _traced_game,
}
