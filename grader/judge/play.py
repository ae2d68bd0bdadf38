"""Whether a game went as its transcript says: what must be printed, in order, between the typed lines."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.judge.after_game import asks_after_its_end, fell_silent
from grader.judge.asked_again import asked_again
from grader.judge.deviation import Deviation, broken_off, verdict
from grader.judge.first_question import eaten
from grader.judge.free_wording import MOST_SEARCHED, search
from grader.judge.game_ending import OVER, game_ending
from grader.judge.missed_line import asked_for_another, missed_line
from grader.judge.prompts import without_prompts
from grader.judge.rules import Rules, rules
from grader.judge.wording import ordinal
from grader.model.answer import Marks, Sentence
from grader.model.case import Case, LineKind, Play, PlayLine
from grader.model.exercise import Exercise
from grader.model.observation import Exchange, Kind, Loading, Observation
from grader.model.verdict import Status, Verdict

_DIGITS = 3
"""A number of guesses has no more; four digits may be a secret."""


def judge_play(exercise: Exercise, case: Case, play: Play, seen: Observation, loading: Loading) -> Verdict:
    if seen.kind is Kind.SKIPPED:
        from grader.judge.ending import skipped

        return Verdict(case.id, Status.SKIPPED, message=skipped(seen))
    found = eaten(exercise.answer, seen.transcript, _deviation(exercise, case, play, seen))
    last = len(seen.transcript) - 1
    if found is None and asks_after_its_end(exercise, case, seen):
        return verdict(case, None)
    if (found is None or found.at >= last) and (again := asked_again(exercise, case, seen)):
        return verdict(case, again)
    if seen.kind not in OVER and (found is None or (found.at >= last and not fell_silent(seen))):
        return broken_off(case, *game_ending(exercise, case, seen, loading))
    return verdict(case, found)


def turns(play: Play) -> tuple[list[str], list[list[PlayLine]]]:
    """The lines that are typed, and what must be printed before the first, between and after them."""
    typed: list[str] = []
    wanted: list[list[PlayLine]] = [[]]
    for line in play.lines:
        if line.kind is LineKind.TYPED:
            typed.append(line.text)
            wanted.append([])
        else:
            wanted[-1].append(line)
    return typed, wanted


def bounded(text: str) -> re.Pattern[str]:
    """The text, but not as a part of longer words or numbers: `1 right` isn't in `11 right`."""
    before = r"(?<![\w-])" if re.match(r"\w", text) else ""
    after = r"(?!\w)" if re.search(r"\w$", text) else ""
    return re.compile(before + re.escape(text) + after)


def _deviation(exercise: Exercise, case: Case, play: Play, seen: Observation) -> Deviation | None:
    typed, wanted = turns(play)
    game = rules(exercise, case)
    unprompted = without_prompts(seen.transcript)
    for at, lines in enumerate(wanted):
        if at >= len(seen.transcript):
            return _over_too_early(game, typed, at - 1)
        missed = _first_missed(exercise.answer, lines, seen.transcript[at], unprompted[at])
        if missed and game and at == len(typed) and seen.asked and _guesses(game, typed) == game.attempts:
            return Deviation(
                at, "too-many-guesses", asked_for_another(game.attempts), missed.meaning or missed.text
            )
        if missed:
            before = typed[at - 1] if at else None
            printed = seen.transcript[at].printed
            slip, message, said = missed_line(game, missed, before, printed, unprompted[at])
            if game and at == len(typed) and not slip:
                message += _one_off(_guesses(game, typed), missed.meaning, said)
            return Deviation(at, slip, message, missed.meaning or missed.text, said)
    return None


def _over_too_early(game: Rules | None, typed: Sequence[str], at: int) -> Deviation:
    if at <= 0:
        asking = "asking for a guess" if game else f"reading `{typed[0]}`"
        return Deviation(0, "nothing-asked", f"The program ended without {asking}.")
    which = f"After `{typed[at - 1]}` the {'game' if game else 'program'} was over"
    if game and not game.guess.fault(game.read(typed[at - 1])):
        which = f"The game was over after the {ordinal(_guesses(game, typed[:at]))} guess, `{typed[at - 1]}`"
    return Deviation(at, "game-over-too-early", f"{which}. It should have asked for the next, `{typed[at]}`.")


def _one_off(number: int, meaning: str, said: str) -> str:
    """A sentence on the only number of the last line, if it misses the number of guesses by one."""
    named = [int(word) for word in re.findall(rf"(?<!\w)\d{{1,{_DIGITS}}}(?!\w)", said)]
    if not re.search(rf"\b{number}\b", meaning) or len(named) != 1 or abs(named[0] - number) != 1:
        return ""
    one = "one too few" if named[0] < number else "one too many"
    return (
        f" The number {named[0]} is {one}: with which number does your counter begin, and when does it grow?"
    )


def _guesses(game: Rules, typed: Sequence[str]) -> int:
    """How many of the lines are legal guesses."""
    return sum(game.guess.fault(game.read(line)) is None for line in typed)


def _first_missed(
    form: Sentence | Marks | None, lines: Sequence[PlayLine], exchange: Exchange, unprompted: str
) -> PlayLine | None:
    """The first of the lines that isn't found behind the ones before it."""
    place = 0
    answers = form.find(exchange.printed) if form else []
    for line in lines:
        answer = form.read(line.text) if form and line.kind is LineKind.PRINTED else None
        if answer is not None:
            if answer not in answers:
                return line
            answers = answers[answers.index(answer) + 1 :]
            continue
        pattern = line.kind is LineKind.PATTERN
        hit = (
            search(line.text, unprompted, min(place, MOST_SEARCHED))
            if pattern
            else bounded(line.text).search(exchange.printed, place)
        )
        if hit is None:
            return line
        place = hit.end()
    return _not_the_last(form, lines, exchange)


def _not_the_last(
    form: Sentence | Marks | None, lines: Sequence[PlayLine], exchange: Exchange
) -> PlayLine | None:
    """Where all answers so far are printed again, the last one counts: it must be the last one expected."""
    for line in reversed(lines):
        answer = form.read(line.text) if form and line.kind is LineKind.PRINTED else None
        if form and answer is not None:
            return None if form.find(exchange.printed)[-1] == answer else line
    return None
