"""Runs that ended neither with a value nor with an exception: what happened, in plain words."""

from __future__ import annotations

from grader.judge.wording import seconds
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Observation

_SIGNALS = {
    "SIGSEGV": "it touched memory that isn't its own",
    "SIGKILL": "it was killed from outside",
    "SIGABRT": "Python itself gave up",
    "SIGTERM": "it was ended from outside",
    "SIGFPE": "of a forbidden calculation",
    "SIGXCPU": "it used up its computing time",
}


def time_limit(exercise: Exercise, case: Case, seen: Observation) -> str:
    """The limit that ran out: the case's own, or that of the whole program."""
    if "whole program" in seen.detail or _ALL_DRAWS in seen.detail:
        return seen.detail
    return seconds(exercise.limits.case if case.timeout is None else case.timeout)


_ALL_DRAWS = "for all draws"

_IN_SHORT = {
    Kind.OUT_OF_MEMORY: "nothing: the memory was used up",
    Kind.TOO_MUCH_OUTPUT: "more text than can be shown",
    Kind.EXITED: "nothing: the program ended itself",
    Kind.CRASHED: "nothing: Python crashed",
    Kind.NOT_LOADED: "nothing: the file could not be loaded",
    Kind.SKIPPED: "not run",
    Kind.RAISED: "an exception",
}


def in_short(exercise: Exercise, case: Case, seen: Observation) -> str:
    """What stands where the value would stand."""
    match seen.kind:
        case Kind.TIMED_OUT:
            return f"nothing within {time_limit(exercise, case, seen)}"
        case Kind.MISSING:
            return f"no `{seen.detail}`"
        case _:
            return _IN_SHORT.get(seen.kind, "nothing")


def skipped(seen: Observation) -> str:
    return "This case was not run" + (f": {seen.detail}." if seen.detail else ".")


def ended(exercise: Exercise, case: Case, what: str, seen: Observation) -> tuple[str, str]:
    """Slip and message. `what` is who did it: a function, or the game."""
    match seen.kind:
        case Kind.TIMED_OUT if _ALL_DRAWS in seen.detail:
            return "too-slow", (
                f"{what} was called again and again, and took more than {seen.detail}. It works, but each "
                "call takes long: is there work in it that isn't needed for one answer?"
            )
        case Kind.TIMED_OUT:
            limit = time_limit(exercise, case, seen)
            return "timed-out", (
                f"{what} was still running after {limit}, so it was stopped. "
                "Usually a loop never ends: look at what should make its condition false."
            )
        case Kind.OUT_OF_MEMORY:
            return "out-of-memory", (
                f"{what} used more than {exercise.limits.memory} MB of memory, so it was stopped. "
                "Usually a list or a text keeps growing in a loop that never ends."
            )
        case Kind.TOO_MUCH_OUTPUT:
            return "too-much-output", (
                f"{what} printed or returned more text than anybody can read, so it was stopped. "
                "Usually a `print` stands in a loop that never ends."
            )
        case Kind.EXITED:
            return "exited", _exited(what, seen.detail)
        case Kind.CRASHED:
            why = _SIGNALS.get(seen.detail)
            named = f" ({seen.detail}: {why})" if why else f" ({seen.detail})" if seen.detail else ""
            return "crashed", f"Python itself crashed while {what} was running{named}."
        case Kind.NOT_LOADED:
            return "not-loaded", "Your file could not be loaded, so this could not be tried."
        case _:
            return "no-answer", (
                f"{what} ended without handing over an answer: its process was gone, "
                "or something had been done to its connections."
            )


def _exited(what: str, detail: str) -> str:
    message = f"{what} ended the whole program instead of returning, by `exit()` or the like"
    if detail and not detail.lstrip("-").isdigit():
        message += f" (with the text {detail!r})"
    return message + ". Use `return` to leave a function."
