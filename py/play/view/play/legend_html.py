"""The legend of the marks as HTML: a pure function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.drawing import NOTHING, piece, shapes, values
from board.markup import Markup, joined, markup
from othello import EMPTY
from play.model.engine.values import BAD, BEST, BLUNDER, FAIR, MINUS, MISTAKE

if TYPE_CHECKING:
    from board.drawing import DrawnValue

    # What is on the square, its mark, the value written on it, and the meaning.
    Mark = tuple[str, str, "DrawnValue | None", str]

BOARD_MARKS: tuple[Mark, ...] = (
    (EMPTY, "legal", None, "A square where the side to move may play."),
    ("W", "placed", None, "The last disc played."),
    ("B", "turned", None, "A disc that the last move turned over."),
    (EMPTY, "aimed", None, "The square of a move that is typed or aimed at, but not played yet."),
    (EMPTY, "", ("+2", BEST, False), "The best move: its side wins by 2 discs with best play."),
    (EMPTY, "", (f"{MINUS}9", BAD, False), f"A move that costs {BLUNDER} discs or more."),
    (EMPTY, "", ("0", FAIR, True), "A box instead of a pill: the value is exact."),
)
SIGNS = (
    ("?", f"A move that cost {MISTAKE} discs or more."),
    ("??", f"A move that cost {BLUNDER} discs or more."),
)


def legend() -> Markup:
    """Returns list items with a sample of each mark and its meaning."""
    drawn = [
        (_sample(symbol, {kind: [0]} if kind else {}, value), words)
        for symbol, kind, value, words in BOARD_MARKS
    ]
    signs = [(markup('<span class="sample">{}</span>', sign), words) for sign, words in SIGNS]
    return joined([markup("<li>{}{}</li>", *explained) for explained in drawn + signs])


def _sample(symbol: str, marks: dict[str, list[int]], value: DrawnValue | None) -> Markup:
    """Returns the drawing of a single square, with its mark or the value of a move."""
    return markup(
        '<svg aria-hidden="true" viewBox="0 0 1 1"><rect class="squares" width="1" height="1"/>'
        "{}{}{}</svg>",
        piece(symbol, 0, 1),
        shapes([symbol], marks),
        values({0: value}, 1) if value else NOTHING,
    )
