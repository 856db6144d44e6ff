"""The moves from the position on the board as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.phrases import SIDE, counted
from page.model.engine.values import MINUS

if TYPE_CHECKING:
    from page.model.library.openings import OpeningMove

UNKNOWN = "\u2026"
WRITTEN_FROM = 13  # Per cent. The number would not fit into a shorter part of a bar.
WHO = ("Black won", "drawn", "White won")
KINDS = ("black", "even", "white")


def listed_moves(moves: list[OpeningMove]) -> str:
    """Returns the rows of moves."""
    best = max([move.value for move in moves if move.value is not None] or [None])  # type: ignore
    return "".join([_row(move, move.value is not None and move.value == best) for move in moves])


def _row(move: OpeningMove, is_best: bool) -> str:
    value = UNKNOWN if move.value is None else _signed(move.value)
    kind = "num best" if is_best else "num"
    button = (
        f'<button type="button" class="disc {move.color}" data-play="{move.square}" '
        f'aria-label="{_spoken(move, value)}">{move.name}</button>'
    )
    games = f"{move.games:,}" if move.games else ""
    return (
        f"<tr><td>{button}</td>"
        f'<td class="{kind}"><span>{value}</span></td>'
        f'<td class="num">{games}</td><td>{_bar(move)}</td></tr>'
    )


def _bar(move: OpeningMove) -> str:
    shares = [(kind, share) for kind, share in zip(KINDS, move.shares) if share]
    if not shares:
        return ""
    parts = [
        f'<i class="{kind}" style="width:{share}%">{share if share >= WRITTEN_FROM else ""}</i>'
        for kind, share in shares
    ]
    return f'<span class="shares" aria-hidden="true">{"".join(parts)}</span>'


def _spoken(move: OpeningMove, value: str) -> str:
    """Returns the accessible name of a move."""
    words = [f"{SIDE[move.color]} {move.name}"]
    if move.value is not None:
        words.append(f"value {value}")
    words.append(counted(move.games, "game"))
    words += [f"{share} % {who}" for who, share in zip(WHO, move.shares) if share]
    return ", ".join(words)


def _signed(value: float) -> str:
    rounded = round(10 * value) / 10
    sign = MINUS if rounded < 0 else "+" if rounded else ""
    return f"{sign}{abs(rounded):.1f}"
