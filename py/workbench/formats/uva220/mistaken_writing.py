"""Mistakes of programs that play `uva220` correctly and print it wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, square_pair
from workbench.comparison.diagnose.mistakes.cells import transposed
from workbench.comparison.diagnose.mistakes.mistake import (
    ONLY_TEXT_WRONG,
    Mistake,
    board_of,
    lines_of,
    writing,
)
from workbench.comparison.diagnose.mistakes.numberings import NUMBERINGS
from workbench.formats.uva220 import judge as uva220
from workbench.formats.uva220.mistaken_play import N
from workbench.judging import END, LIST, MOVE, Step

if TYPE_CHECKING:
    from workbench.comparison.diagnose.mistakes.numberings import SquareNumbering


def _counts(black: int, white: int) -> list[str]:
    return [f"Black - {black:2} White - {white:2}"]


def _swapped_counts(before: Step | None, step: Step) -> list[str]:
    return _counts(board_of(step).count(WHITE), board_of(step).count(BLACK))


def _counts_before(before: Step | None, step: Step) -> list[str]:
    assert before is not None
    return _counts(board_of(before).count(BLACK), board_of(before).count(WHITE))


def _listed(squares: list[int]) -> list[str]:
    return [" ".join([square_pair(square, N) for square in squares]) or uva220.NO_MOVE]


def _column_by_column(before: Step | None, step: Step) -> list[str]:
    return _listed(sorted(step.listed, key=lambda square: transposed(square, N)))


def _board_too(before: Step | None, step: Step) -> list[str]:
    return lines_of(step) + board_of(step).rows(uva220.SYMBOLS)


def _numbered(numbering: SquareNumbering) -> Mistake:
    def write(before: Step | None, step: Step) -> list[str]:
        return [" ".join(numbering.pairs(step.listed, N)) or uva220.NO_MOVE]

    return writing(numbering.phrase, write, LIST)


WRITINGS = tuple([_numbered(numbering) for numbering in NUMBERINGS]) + (
    writing("swaps the two counts", _swapped_counts, MOVE),
    writing("prints the counts of the position before the move", _counts_before, MOVE),
    writing("lists the moves column by column instead of row by row", _column_by_column, LIST),
    writing(ONLY_TEXT_WRONG, lambda before, step: lines_of(step)),
    writing("does not print the board after Q", lambda before, step: [], END),
    writing("also prints the board after every M", _board_too, MOVE),
    writing(
        "prints the last row of the board first",
        lambda before, step: list(reversed(lines_of(step))),
        END,
    ),
)
