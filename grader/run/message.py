"""Messages of a session turned into the words of the model. Whatever isn't exactly right is `Malformed`."""

from __future__ import annotations

import signal

from grader.model.observation import Kind, Loading, Observation, StudentError
from grader.model.value import Plain
from grader.run.inside.wire import LONGEST_NAME, MEMORY, MOST_NAMES, PROCESSES
from grader.run.plain import Malformed
from grader.run.session import Ended, Flooded, Message, TimedOut

_ANSWERS = {Kind.RETURNED, Kind.RAISED, Kind.OUT_OF_MEMORY, Kind.TOO_MUCH_OUTPUT, Kind.EXITED, Kind.MISSING}


def read_loading(message: Message) -> Loading:
    """How the load of a file went; `MISSING` if what a case sets or gives isn't in it."""
    match message:
        case ["loaded", list(names), int(asked), bool(exited), float(slept), str(printed)]:
            return Loading(
                kind=Kind.RETURNED,
                names=_names(names),
                asked=asked,
                exited=exited,
                slept=slept,
                printed=printed,
            )
        case ["refused", str(detail), failure, list(names), float(slept), str(printed)]:
            return Loading(
                kind=Kind.NOT_LOADED,
                error=read_error(failure),
                detail=detail[:200],
                names=_names(names),
                slept=slept,
                printed=printed,
            )
        case ["lacks", str(name)]:
            return Loading(kind=Kind.MISSING, detail=name[:200])
        case ["flood"]:
            return Loading(kind=Kind.NOT_LOADED, detail=Kind.TOO_MUCH_OUTPUT)
        case _:
            raise Malformed


def read_answer(message: Message, number: int) -> Observation:
    """What was seen of the case with that number, and of no other."""
    match message:
        case [
            "answer",
            int(told),
            str(word),
            str(detail),
            failure,
            str(printed),
            int(asked),
            float(seconds),
            value,
        ]:
            kind = read_kind(word)
            if told != number or (kind is Kind.RAISED) != (failure is not None):
                raise Malformed
            return Observation(
                kind=kind,
                value=value if kind is Kind.RETURNED else None,
                printed=printed,
                error=read_error(failure),
                detail=detail,
                asked=asked,
                seconds=seconds if 0 <= seconds < 1e6 else 0.0,
            )
        case ["flood"]:
            return Observation(kind=Kind.TOO_MUCH_OUTPUT)
        case ["endless", int(asked)]:
            return Observation(kind=Kind.TIMED_OUT, detail="asks", asked=asked)
        case _:
            raise Malformed


def read_over(message: Message) -> Observation:
    """How a whole game ended, without its transcript."""
    match message:
        case ["over", str(word), str(detail), failure, int(asked)]:
            kind = read_kind(word)
            if (kind is Kind.RAISED) != (failure is not None):
                raise Malformed
            return Observation(kind=kind, detail=detail, error=read_error(failure), asked=asked)
        case ["flood" | "endless", *_]:
            return read_answer(message, 0)
        case _:
            loading = read_loading(message)
            if loading.kind is Kind.RETURNED:
                raise Malformed
            return not_loaded(loading)


def not_loaded(loading: Loading) -> Observation:
    """What is seen of a case whose file couldn't be loaded, or lacks what the case sets or gives."""
    return Observation(kind=loading.kind, error=loading.error, detail=loading.detail)


def how_it_ended(end: Exception) -> Observation:
    """What is seen when no answer came because the session, or the process around it, ended."""
    match end:
        case TimedOut():
            return Observation(kind=Kind.TIMED_OUT)
        case Flooded():
            return Observation(kind=Kind.TOO_MUCH_OUTPUT)
        case Ended(status=status) if status < 0:
            return Observation(kind=Kind.CRASHED, detail=_signal_name(-status))
        case Ended(status=status) if status == MEMORY:
            return Observation(kind=Kind.OUT_OF_MEMORY)
        case Ended(status=status) if status == PROCESSES:
            return Observation(kind=Kind.CRASHED, detail="too many processes")
        case Ended(status=status) if not end.lost:
            return Observation(kind=Kind.EXITED, detail=str(status))
        case _:
            return Observation(kind=Kind.NO_ANSWER)


def read_error(failure: Plain) -> StudentError | None:
    match failure:
        case None:
            return None
        case (str(kind), str(message), line, function, list(bases), missing, column):
            return StudentError(
                type_name=kind,
                message=message,
                line=_number(line),
                function=_text(function),
                bases=_texts(bases),
                missing_name=_text(missing),
                column=_number(column),
            )
        case _:
            raise Malformed


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def read_kind(word: str) -> Kind:
    """A kind that a session itself may tell."""
    try:
        kind = Kind(word)
    except ValueError:
        raise Malformed from None
    if kind not in _ANSWERS:
        raise Malformed
    return kind


def _text(value: Plain) -> str | None:
    if value is None or type(value) is str:
        return value
    raise Malformed


def _texts(values: list[Plain]) -> tuple[str, ...]:
    texts = tuple(value for value in values if type(value) is str)
    if len(texts) != len(values):
        raise Malformed
    return texts


def _names(values: list[Plain]) -> tuple[str, ...]:
    """No more, and no longer, than our side of a session would tell."""
    names = _texts(values)
    if len(names) > MOST_NAMES or any(len(name) > LONGEST_NAME for name in names):
        raise Malformed
    return names


def _number(value: Plain) -> int | None:
    if value is None or type(value) is int:
        return value
    raise Malformed
