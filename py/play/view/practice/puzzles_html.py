"""The moves of a puzzle as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup
from play.model.engine.values import signed

if TYPE_CHECKING:
    from play.model.practice.puzzle import Puzzle, PuzzleMove

SCORE = "{}\u2013{}"
WINS, DRAWS, LOSES = "wins", "draws", "loses"


def rows(puzzle: Puzzle) -> Markup:
    """Returns a row for each move: its name, its outcome, its line, its score, and Show."""
    return joined([_row(move, puzzle.color) for move in puzzle.moves])


def _row(move: PuzzleMove, color: str) -> Markup:
    said = WINS if move.value > 0 else LOSES if move.value < 0 else DRAWS
    return markup(
        '<tr><td><i class="{}"></i>{}</td><td><b>{}{}</b></td><td>{}</td><td>{}</td>'
        '<td><button type="button" class="quiet" data-square="{}" aria-label="Show {}">Show'
        "</button></td></tr>",
        *(color, move.name),
        *(said, f" {signed(move.value)}" if move.value else ""),
        *(" ".join(move.line), SCORE.format(*move.score)),
        *(move.square, move.name),
    )
