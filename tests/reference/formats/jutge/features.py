"""The features of an input, from its text and the slow rules alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference.memory import of_the_last
from reference.othello_games import Game, fills_board, has_wipe_out, is_over
from reference.slow import othello_slow as rules

if TYPE_CHECKING:
    from collections.abc import Callable


@of_the_last
def games_of(text: str) -> list[Game]:
    tokens = text.split()
    game = Game(rules.start(int(tokens[0])), "black")
    for at in range(1, len(tokens), 3):
        game.play(int(tokens[at + 1]) - 1, int(tokens[at + 2]) - 1)
        assert tokens[at] == ("N" if game.moves()[-1].mover == "black" else "B"), text
    game.text = text
    return [game]


def _a_move_a_line(text: str) -> bool:
    words = text.split()
    lines = [words[:1]] + [words[at : at + 3] for at in range(1, len(words), 3)]
    return text == "".join([" ".join(line) + "\n" for line in lines])


FEATURES: dict[str, Callable[[Any], bool]] = {
    "pass": lambda game: game.has_run(2),
    "two-passes": lambda game: game.has_run(3),
    "wipe-out": has_wipe_out,
    "full-board": fills_board,
    "start-only": lambda game: not game.events,
    "unfinished": lambda game: bool(game.events) and not is_over(game.board),
    "whole-game": lambda game: bool(game.events) and is_over(game.board),
    "smallest": lambda game: len(game.start) == 4,
    "large": lambda game: len(game.start) >= 20,
    "white-space": lambda game: bool(game.events) and not _a_move_a_line(game.text),
}
