"""What a case does, read from its fields, when it isn't a plain call."""

from __future__ import annotations

from grader.course.expectation import spot_of
from grader.course.header import Header
from grader.course.keys import (
    AT,
    DRAW_KEYS,
    DRAWS,
    EACH,
    EVEN,
    EXPECTATION_KEYS,
    GAMES,
    GOAL,
    ILLEGAL,
    NEVER,
    SOMETIMES,
    SPELLING,
)
from grader.course.node import Mapping
from grader.course.record import Fields
from grader.course.source import Source, Spot, listed
from grader.model.case import Call, Draws, Goal, LineKind, Play, Player


def read_draws(header: Header, node: Mapping, fields: Fields, call: Call) -> Draws:
    draws = Draws(
        call=call,
        count=fields.need(DRAWS),
        each=fields.get(EACH),
        never=fields.get(NEVER),
        sometimes=fields.get(SOMETIMES) or (),
        even=fields.get(EVEN) or False,
    )
    if not (draws.each or draws.never or draws.sometimes or draws.even):
        header.miss(
            node,
            "missing-expectation",
            f"These draws expect nothing. Add one or more of {listed(sorted(DRAW_KEYS))}.",
        )
    return draws


def read_player(fields: Fields) -> Player:
    return Player(
        goal=Goal(fields.need(GOAL)),
        games=fields.get(GAMES) or 1,
        at=fields.get(AT),
        illegal=fields.get(ILLEGAL) or (),
        spelling=fields.get(SPELLING) or "{guess}",
    )


def check_player(header: Header, node: Mapping, player: Player) -> None:
    """The games can end as they should."""
    game = header.exercise.game
    most = game.attempts if game is not None else None
    if player.goal is Goal.LOSE and most is None:
        header.source.refuse(
            _spot_in_player(header, node, "goal"),
            "cannot-lose",
            "Nobody can lose this game, because exercise.yaml doesn't say how many guesses the player has. "
            "Write `goal: win`, or add `attempts: …` to `game` in exercise.yaml.",
        )
    if player.at is None:
        return
    if player.goal is Goal.LOSE:
        header.source.refuse(
            _spot_in_player(header, node, "at"),
            "stray-key",
            "`at` is the attempt at which to win, so it doesn't go with `goal: lose`. Leave it out.",
        )
    if most is not None and player.at > most:
        header.source.refuse(
            _spot_in_player(header, node, "at"),
            "cannot-win",
            f"Nobody can win at attempt {player.at}, because the player has {most}. "
            f"Write a number from 1 to {most}.",
        )


def _spot_in_player(header: Header, node: Mapping, key: str) -> Spot:
    """The place of a key of the player, which may stand at the top of the file."""
    match node.entries.get("player"):
        case (_, Mapping() as player) if key in player.entries:
            return player.entries[key][0]
        case _:
            return header.source.keys.get("player", node)


def play_name(play: Play) -> str:
    """What a play without a name is called."""
    typed = [line.text for line in play.lines if line.kind is LineKind.TYPED]
    return f"A game: {', '.join(typed)}" if typed else "A game in which nothing is typed"


def player_name(player: Player) -> str:
    games = "A whole game" if player.games == 1 else f"{player.games} whole games"
    end = "lost" if player.goal is Goal.LOSE else "won"
    return f"{games}, {end}" + (f" at attempt {player.at}" if player.at is not None else "")


def check_alone(source: Source, node: Mapping, task: str) -> None:
    """`play`, `player` and `draws` say by themselves what is expected."""
    unwanted = EXPECTATION_KEYS if task == "draws" else EXPECTATION_KEYS | DRAW_KEYS | {"draws", "meaning"}
    for name in node.entries:
        if name in unwanted:
            source.refuse(
                spot_of(node, name),
                "stray-key",
                f"`{name}` doesn't go with `{task}`, which says by itself what is expected. Leave it out.",
            )


def check_game(header: Header, node: Mapping) -> None:
    """A player has to know the rules."""
    if header.exercise.game is None:
        header.source.refuse(
            spot_of(node, "player"),
            "no-game",
            "`player` has to know the game. Add `game: {secret: …, answer: …}` to exercise.yaml, "
            "or write out a game as `play: |`.",
        )


def check_no_draws(source: Source, node: Mapping) -> None:
    for name in node.entries:
        if name in DRAW_KEYS:
            source.refuse(
                spot_of(node, name),
                "stray-key",
                f"`{name}` is about many draws. Add `draws: 600`, the number of draws, or leave it out.",
            )
