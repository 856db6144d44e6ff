"""The report and the table of a game as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.phrases import SIDE
from page.model.engine.values import signed
from page.view.core.escaping import escaped

if TYPE_CHECKING:
    from page.model.engine.judged_moves import JudgedMove

HEADINGS = ("Move", "Best play", "Discs", "Cost")


def costliest(moves: list[JudgedMove]) -> str:
    """Returns list items for costly moves, each with its cost, reason and better move."""
    return "".join([_costly(move) for move in moves])


def table(rows: list[list[str]]) -> str:
    """Returns the rows of `GameGraph.table` as an HTML table."""
    head = "".join([f'<th scope="col">{heading}</th>' for heading in HEADINGS])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(map(_row, rows))}</tbody></table>"


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


def _row(cells: list[str]) -> str:
    rest = "".join([f"<td>{cell}</td>" for cell in cells[1:]])
    return f'<tr><th scope="row">{cells[0]}</th>{rest}</tr>'
