"""One whole game, turn by turn: each guess answered, each illegal one told so, over at the right time."""

from __future__ import annotations

from grader.judge.closing import names_number, printed_tuple, secrets_in, without_answers
from grader.judge.deviation import Deviation
from grader.judge.games import Game, Turn
from grader.judge.illegal_guess import illegal_fault
from grader.judge.missed_line import answer_in_words, asked_for_another, missed_answer
from grader.judge.prompts import after, last_line
from grader.judge.rules import Rules
from grader.judge.truth import Oracle
from grader.judge.wording import count, ordinal


def secret_of(rules: Rules, game: Game, oracle: Oracle, *, ended: bool = False) -> str | None:
    """The secret that the game's last words name; else the guess whose answer says that it is the secret.

    A game without a limit ends in one way only: one that has `ended` and left out the answer to the last
    guess says by that that it was the secret.
    """
    guesses = [turn for turn in game.guesses if turn.answers]
    named = secrets_in(rules, without_answers(rules, game.closing))
    words = [rules.read(turn.typed) for turn in game.guesses]
    oracle.learn(words, named)
    for secret in named:
        if all(oracle.answer(secret, rules.read(turn.typed)) == turn.answers[-1] for turn in guesses):
            return secret
    if named:
        return named[-1]
    last = game.turns[-1] if game.turns else None
    if ended and rules.attempts is None and last is not None and last.legal and not last.answers:
        return rules.read(last.typed)
    return next((rules.read(turn.typed) for turn in guesses if _is_found(rules, turn, oracle)), None)


def turn_fault(
    rules: Rules, game: Game, turn: Turn, secret: str | None, oracle: Oracle, *, asked_on: bool
) -> Deviation | None:
    """What is wrong with what the game says to one line, apart from the truth of an answer."""
    if not turn.legal:
        return illegal_fault(rules, game, turn)
    if turn.at == game.last and not asked_on and secret in (None, rules.read(turn.typed)):
        return None  # the winning guess need not be answered; without a secret, the end is what is wrong
    if not turn.answers:
        right = oracle.answer(secret, rules.read(turn.typed)) if secret is not None else None
        slip, message, said = missed_answer(rules, right, turn.typed, turn.said, turn.unprompted)
        wanted = answer_in_words(rules, right) if right is None else rules.form.write(right)
        return Deviation(turn.at, slip, message, wanted.replace("`", ""), said)
    won = rules.read(turn.typed) == secret if secret else _is_found(rules, turn, oracle)
    if turn.at != game.last and won:
        message = f"After the guess `{turn.typed}` the game was won, but it asked for another guess."
        return Deviation(turn.at, "game-goes-on", message)
    return None


def ending_fault(rules: Rules, game: Game, secret: str | None, *, asked_on: bool) -> Deviation | None:
    """What is wrong with the game's end and its last words. `asked_on`: it asked for one guess more."""
    if not game.turns:
        return Deviation(game.last, "nothing-asked", "The program ended without asking for a guess.")
    number = len(game.guesses)
    if asked_on:
        return _asked_on(rules, game, secret, number)
    won = bool(game.guesses) and secret == rules.read(game.guesses[-1].typed)
    if not won and (rules.attempts is None or number < rules.attempts):
        return _over_too_early(rules, game, secret, number)
    if secret is None or (
        rules.attempts is not None and not secrets_in(rules, without_answers(rules, game.closing))
    ):
        message = f"{after(game.turns[-1].typed)} the game is over, but it doesn't name the secret."
        return Deviation(
            game.last, "secret-not-named", message, "a line that names the secret", last_line(game.closing)
        )
    if won and not names_number(rules, game.closing, number):
        message = (
            f"The {ordinal(number)} guess, `{game.guesses[-1].typed}`, was right, but the last "
            "words of the game "
            f"don't name the number of guesses, {number}."
        )
        if number == rules.attempts:
            message += " Is a right last guess reported as lost?"
        return Deviation(
            game.last, "number-not-named", message, f"the number {number}", last_line(game.closing)
        )
    return _tuple_fault(rules, game)


def _tuple_fault(rules: Rules, game: Game) -> Deviation | None:
    line = printed_tuple(without_answers(rules, game.closing))
    if line is None:
        return None
    message = (
        f"The last line is printed as a tuple: `{line}`. There is a pair of brackets, or a comma, too many; "
        "build one text, such as an f-string."
    )
    return Deviation(game.last, "tuple-printed", message, "a sentence", line)


def _asked_on(rules: Rules, game: Game, secret: str | None, number: int) -> Deviation | None:
    """The player stopped typing, and the game asked for one guess more."""
    typed = game.turns[-1].typed
    if game.guesses and secret is not None and rules.read(game.guesses[-1].typed) == secret:
        message = f"{after(typed)} the game was won, but it asked for another guess."
        return Deviation(game.last, "game-goes-on", message)
    if rules.attempts is not None and number >= rules.attempts:
        return Deviation(game.last, "too-many-guesses", asked_for_another(rules.attempts))
    if rules.attempts is None:
        return None  # the player has given up a game without a limit
    return Deviation(
        game.last, "game-goes-on", f"{after(typed)} the game should have been over, but it asked on."
    )


def _over_too_early(rules: Rules, game: Game, secret: str | None, number: int) -> Deviation:
    last = game.turns[-1]
    illegal = len(game.turns) - number
    if illegal and rules.attempts is not None and len(game.turns) >= rules.attempts:
        message = (
            f"The game was over after {count(number, 'legal guess', 'legal guesses')}; "
            f"the player has {rules.attempts}. It seems that the {illegal} illegal ones cost an attempt too."
        )
        return Deviation(game.last, "illegal-guess-counted", message)
    if rules.attempts is not None and number == rules.attempts - 1:
        message = f"The game was over after {number} guesses; the player has {rules.attempts}."
        return Deviation(game.last, "too-few-guesses", message)
    was = f" The secret was {secret}." if secret else ""
    which = (
        f"The {ordinal(number)} guess, `{last.typed}`, ended the game"
        if last.legal
        else f"{after(last.typed)} the game was over"
    )
    message = f"{which}, though it wasn't won and more guesses were left.{was}"
    return Deviation(game.last, "game-over-too-early", message)


def _is_found(rules: Rules, turn: Turn, oracle: Oracle) -> bool:
    """Whether the answer says that the guess is the secret."""
    guess = rules.read(turn.typed)
    return bool(turn.answers) and turn.answers[-1] == oracle.answer(guess, guess)
