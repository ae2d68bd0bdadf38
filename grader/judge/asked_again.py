"""The secret was typed, and the game asked for the next guess: what a person at the keyboard sees then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from grader.judge.after_game import closed_play, goes_on
from grader.judge.deviation import Deviation
from grader.judge.prompts import first_line, quoted, shape
from grader.judge.rules import Rules, rules
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.observation import Exchange, Observation


def asked_again(exercise: Exercise, case: Case, seen: Observation) -> Deviation | None:
    """`None` if the last line that was typed isn't the secret, or if something else was asked after it.

    Nor if the program broke off, for another reason than the end of input: that says more.
    """
    game, last = rules(exercise, case), len(seen.transcript) - 1
    if seen.error is not None and seen.error.type_name != "EOFError":
        return None
    if game is None or exercise.game is None or not seen.asked or last < 1:
        return None
    secret = dict(case.given).get(exercise.game.secret)
    typed = seen.transcript[last - 1].typed
    if typed is None or game.read(typed) != secret or closed_play(exercise, case, seen) is not None:
        return None
    lines = [line for line in seen.transcript[last].printed.split("\n") if line.strip()]
    if not goes_on(seen.transcript[:last], lines):
        return None
    message = f"`{typed}` is the secret, {_what_followed(game, seen.transcript)}"
    return Deviation(last, "game-goes-on", message)


def _what_followed(game: Rules, transcript: Sequence[Exchange]) -> str:
    *before, last = transcript
    if answers := [answer for answer in map(game.form.write, game.form.find(last.printed)) if answer]:
        return f"but the game answered `{answers[-1]}` and asked for another guess."
    questions = [question for one in before if (question := shape(one.printed.rpartition("\n")[2]))]
    before_it = takewhile(lambda line: not shape(line).startswith(tuple(questions)), last.printed.split("\n"))
    said = first_line("\n".join(before_it))
    if not said:
        return "but the game printed nothing and asked for another guess."
    return f"but the game asked for another guess. It said: {quoted(said)}"
