"""The report of a game as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup
from othello.phrases import SIDE
from play.model.engine.values import signed

if TYPE_CHECKING:
    from play.model.engine.judged_moves import JudgedMove


def costliest(moves: list[JudgedMove]) -> Markup:
    """Returns list items for costly moves, each with its cost, reason and better move."""
    return joined([_costly(move) for move in moves])


def _costly(move: JudgedMove) -> Markup:
    caveat = f"{move.caveat.capitalize()}. " if move.caveat else ""
    return markup(
        '<li><span class="muted small num">Move {}</span>'
        '<span class="{} disc"><span class="unseen">{} </span>{}</span>'
        '<span class="why"><strong class="loss num">{}</strong> {}</span>'
        '<button type="button" data-show="{}" aria-label="Show move {}, {}">Show</button></li>',
        move.number,
        *(move.color, SIDE[move.color], move.square),
        move.about + signed(-move.loss),
        caveat + move.why,
        *(move.number, move.number, move.square),
    )
