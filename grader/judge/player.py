"""Whole games against a secret that nobody fixed: was all true that was said, and did they end in time?"""

from __future__ import annotations

from grader.judge.after_game import fell_silent, question_after
from grader.judge.between_games import between_games
from grader.judge.deviation import Deviation, broken_off, verdict
from grader.judge.first_question import eaten
from grader.judge.game_ending import OVER, game_ending
from grader.judge.games import Game, games
from grader.judge.one_game import ending_fault, secret_of, turn_fault
from grader.judge.rules import Rules, rules
from grader.judge.truth import Oracle, untrue
from grader.judge.wording import count
from grader.model.answer import RightAnswers
from grader.model.case import Case, Player
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Loading, Observation
from grader.model.verdict import Status, Verdict


def judge_player(
    exercise: Exercise,
    case: Case,
    player: Player,
    seen: Observation,
    loading: Loading,
    answers: RightAnswers | None,
) -> Verdict:
    """Raises `ValueError` without right answers, or if the exercise says nothing about its game."""
    if seen.kind is Kind.SKIPPED:
        from grader.judge.ending import skipped

        return Verdict(case.id, Status.SKIPPED, message=skipped(seen))
    game_rules = rules(exercise, case)
    if game_rules is None or answers is None:
        raise ValueError(f"{case.id}: a player case needs the exercise's game and its right answers")
    oracle = Oracle(answers, case.set)
    closed = _is_closed(game_rules, player, seen, oracle)
    found = _deviation(game_rules, player, seen, oracle, closed=closed)
    found = eaten(game_rules.form, seen.transcript, found)
    last = len(seen.transcript) - 1
    if found is None and closed:
        return verdict(case, None)
    if seen.kind not in OVER and (found is None or found.at >= last) and not _asked_on(seen, found):
        return broken_off(case, *game_ending(exercise, case, seen, loading))
    return verdict(case, found)


def _asked_on(seen: Observation, found: Deviation | None) -> bool:
    """What follows when a game asks on although it should be over is no fault of its own."""
    return found is not None and bool(seen.asked)


def _is_closed(rules: Rules, player: Player, seen: Observation, oracle: Oracle) -> bool:
    """Whether the program asks for something only after the last game's closing words."""
    if not seen.asked or not (seen.kind in OVER or fell_silent(seen)):
        return False
    played = games(rules, seen.transcript, player.illegal)
    secret = secret_of(rules, played[-1], oracle) if played else None
    return secret is not None and (
        question_after(rules, seen.transcript[played[-1].first :], secret) is not None
    )


def _deviation(
    rules: Rules, player: Player, seen: Observation, oracle: Oracle, *, closed: bool
) -> Deviation | None:
    """The first place where one of the games went wrong. `closed`: what is asked at the end is no guess."""
    played = games(rules, seen.transcript, player.illegal)
    for number, game in enumerate(played, 1):
        is_last = number == len(played) and not closed
        asked_on = bool(seen.asked) and is_last
        broke_off = seen.kind not in OVER and is_last and not asked_on
        found = _of_one_game(rules, game, oracle, asked_on=asked_on, broke_off=broke_off)
        if found:
            return found
    found = between_games(rules, played, [secret_of(rules, game, oracle) for game in played])
    if found is None and seen.kind in OVER and len(played) < player.games and not closed:
        message = f"Only {count(len(played), 'game')} of {player.games} came to an end."
        return Deviation(len(seen.transcript) - 1, "no-answer", message)
    return found


def _of_one_game(
    rules: Rules, game: Game, oracle: Oracle, *, asked_on: bool, broke_off: bool
) -> Deviation | None:
    secret = secret_of(rules, game, oracle, ended=not asked_on and not broke_off)
    for turn in game.turns:
        if broke_off and turn.at == game.last:
            return None
        found = turn_fault(rules, game, turn, secret, oracle, asked_on=asked_on)
        if found:
            return found
    return untrue(rules, game, secret, oracle, asked_on=asked_on) or ending_fault(
        rules, game, secret, asked_on=asked_on
    )
