"""What a game says to a guess that isn't legal: a word to the player, and no answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from grader.judge.closing import without_answers
from grader.judge.deviation import Deviation
from grader.judge.games import Game, Turn
from grader.judge.prompts import after, last_line, news, shape, shapes
from grader.judge.rules import Rules
from grader.model.answer import Numbers

_SENTENCE = 3
"""Words beside an answer that make a sentence of a line."""


def illegal_fault(rules: Rules, game: Game, turn: Turn) -> Deviation | None:
    what = f"`{turn.typed}`" if turn.typed.strip() else "an empty line"
    fault = rules.guess.fault(rules.read(turn.typed)) or "isn't a guess"
    remarks = _remarks(rules, game, turn) if turn.answers else []
    if turn.answers and _is_news(game, turn, _beside(rules, turn, remarks)):
        message = f"The game accepted {what}, though it {fault}."
        return Deviation(turn.at, "illegal-guess-accepted", message, "a message", last_line(turn.said))
    if turn.at == game.last or remarks:
        return None
    known = {
        one for other in game.turns if other.legal and other.at != game.last for one in shapes(other.said)
    }
    known |= shapes(game.opening.rpartition("\n")[2])
    if not news(without_answers(rules, turn.said), known):
        message = f"{after(turn.typed)} the game asked again without a word, though {what} {fault}."
        return Deviation(turn.at, "illegal-guess-ignored", message, "a message", "")
    return None


def _is_news(game: Game, turn: Turn, answers: Sequence[Numbers]) -> bool:
    """Whether there is an answer beyond those that the game has given already: they may be shown again."""
    before = [other for other in game.turns if other.at < turn.at and other.answers]
    given = [other.answers[-1] for other in before if other.legal]
    last = before[-1].answers if before else []
    return bool(Counter(answers) - Counter(given)) and bool(Counter(answers) - Counter(last))


def _beside(rules: Rules, turn: Turn, remarks: Sequence[str]) -> list[Numbers]:
    """The answers that stand outside of the remarks."""
    if not remarks:
        return turn.answers
    left = "\n".join(line for line in turn.said.split("\n") if line not in remarks)
    return [numbers for numbers in rules.form.find(left) if rules.form.write(numbers)]


def _remarks(rules: Rules, game: Game, turn: Turn) -> list[str]:
    """The lines with an answer that tell the player more, in a form in which no legal guess is answered."""
    guesses = [other for other in game.guesses if other.answers]
    if not guesses:
        return []
    earlier = _words(rules, [other for other in guesses if other.at < turn.at])
    all_typed = _words(rules, game.turns)
    known = {shape(rest) for other in guesses for _, rest in _lines(rules, other.said, all_typed)}
    found = []
    for line, rest in _lines(rules, turn.said, all_typed):
        number = len(re.findall(r"[^\W\d_]+", rest))
        history = earlier is not None and earlier.search(line)
        if shape(rest) not in known and number >= (_SENTENCE if history else 1):
            found.append(line)
    return found


def _lines(rules: Rules, text: str, typed: re.Pattern[str] | None) -> list[tuple[str, str]]:
    """The lines with answers, each with what is left of it without answers and guesses."""
    found = []
    for line in dict.fromkeys(text.split("\n")):
        answers = [rules.form.write(numbers) for numbers in rules.form.find(line + "\n")]
        if any(answers):
            rest = line
            for answer in filter(None, answers):
                rest = rest.replace(answer, "")
            found.append((line, typed.sub("", rest) if typed else rest))
    return found


def _words(rules: Rules, turns: Sequence[Turn]) -> re.Pattern[str] | None:
    """Finds what was typed, as it was typed and as it is read."""
    typed = {word for turn in turns for word in (turn.typed.strip(), rules.read(turn.typed)) if word}
    if not typed:
        return None
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(typed)))})(?!\w)", re.IGNORECASE)
