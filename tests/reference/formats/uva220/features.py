"""The features of an input, from its text and the slow rules alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference.memory import of_the_last
from reference.othello_games import Game, empties, fills_board, has_wipe_out, is_over
from reference.slow import othello_slow as rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from reference.othello_games import Grid

CENTRE = ((3, 3), (3, 4), (4, 3), (4, 4))


@of_the_last
def games_of(text: str) -> list[Game]:
    tokens = text.split()
    games = []
    at = 1
    while at < len(tokens):
        game = Game(
            rules.read(tokens[at : at + 8], "-BW"), {"B": "black", "W": "white"}[tokens[at + 8]]
        )
        at += 9
        while tokens[at] != "Q":
            if tokens[at] == "L":
                game.list_moves()
            else:
                game.play(int(tokens[at][1]) - 1, int(tokens[at][2]) - 1)
            at += 1
        at += 1
        games.append(game)
    return games


def _lists_before_pass(game: Game) -> bool:
    events = game.events
    for at in range(len(events) - 2):
        first, second, third = events[at : at + 3]
        empty = not rules.can_move(first.board, first.turn)
        if empty and not first.mover and not second.mover and third.mover:
            return third.mover != first.turn
    return False


def _off_centre(board: Grid) -> bool:
    return empties(board) < 64 and any(board[row][column] == "" for row, column in CENTRE)


FEATURES: dict[str, Callable[[Any], bool]] = {
    "pass": lambda game: game.has_run(2),
    "two-passes": lambda game: game.has_run(3),
    "wipe-out": has_wipe_out,
    "full-board": fills_board,
    "start": lambda game: game.start == rules.start(8),
    "any-board": lambda game: _off_centre(game.start),
    "lists-before-pass": _lists_before_pass,
    "list-at-end": lambda game: any(is_over(at.board) and not at.mover for at in game.events),
    "digits": lambda game: any(move.counts()[0] < 10 <= move.counts()[1] for move in game.moves()),
    "all-rays": lambda game: any(move.directions == 8 for move in game.moves()),
    "no-commands": lambda game: not game.events,
    "no-discs": lambda game: empties(game.start) == 64,
}
