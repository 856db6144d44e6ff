"""The moves of a puzzle as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.model.engine.values import signed
from play.model.practice.puzzles import EMPTIES

if TYPE_CHECKING:
    from play.model.practice.puzzle import Puzzle, PuzzleMove

EMPTY = "{} empty"
SCORE = "{}\u2013{}"
WINS, DRAWS, LOSES = "wins", "draws", "loses"


def choices() -> str:
    """Returns the choices of a number of empty squares."""
    options = [f'<option value="{number}">{EMPTY.format(number)}</option>' for number in EMPTIES]
    return "".join(options)


def rows(puzzle: Puzzle) -> str:
    """Returns a row for each move: its name, its outcome, its line, its score, and Show."""
    return "".join([_row(move, puzzle.color) for move in puzzle.moves])


def _row(move: PuzzleMove, color: str) -> str:
    said = WINS if move.value > 0 else LOSES if move.value < 0 else DRAWS
    value = f" {signed(move.value)}" if move.value else ""
    show = (
        f'<button type="button" class="quiet" data-square="{move.square}" '
        f'aria-label="Show {move.name}">Show</button>'
    )
    cells = (
        f'<i class="{color}"></i>{move.name}',
        f"<b>{said}{value}</b>",
        " ".join(move.line),
        SCORE.format(*move.score),
        show,
    )
    return "<tr>" + "".join([f"<td>{cell}</td>" for cell in cells]) + "</tr>"
