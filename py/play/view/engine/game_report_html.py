"""The report of a game as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.escaping import escaped
from othello.phrases import SIDE
from play.model.engine.values import signed

if TYPE_CHECKING:
    from play.model.engine.judged_moves import JudgedMove


def costliest(moves: list[JudgedMove]) -> str:
    """Returns list items for costly moves, each with its cost, reason and better move."""
    return "".join([_costly(move) for move in moves])


def _costly(move: JudgedMove) -> str:
    reason = move.reason or move.caveat
    reason = f"{escaped(reason)}; " if reason else ""
    better = f", which {escaped(move.better)}" if move.better else ""
    return (
        f'<li><span class="muted small num">Move {move.number}</span>'
        f'<span class="{move.color} disc"><span class="unseen">{SIDE[move.color]} </span>'
        f"{move.square}</span>"
        f'<span class="why"><strong class="loss num">{signed(-move.loss)}</strong> '
        f"{reason}better: <b>{move.best}</b>{better}</span>"
        f'<button type="button" data-show="{move.number}"'
        f' aria-label="Show move {move.number}, {move.square}">Show</button></li>'
    )
