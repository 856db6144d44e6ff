"""An 8 x 8 board as a text of 64 cells, and its rays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import rays

if TYPE_CHECKING:
    from collections.abc import Container

SIZE = 8
SQUARES = range(SIZE * SIZE)


def rows_of(cells: str) -> list[str]:
    """Returns 64 cells as eight rows."""
    return [cells[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE)]


def occupied(cells: str, empty: str) -> list[int]:
    """Returns the occupied squares of 64 cells."""
    return [square for square in SQUARES if cells[square] != empty]


def with_only(cells: str, squares: Container[int], empty: str) -> str:
    """Returns 64 cells in which all other squares are empty."""
    return "".join([cells[square] if square in squares else empty for square in SQUARES])


def rays_8x8(square: int) -> list[list[int]]:
    """Returns the squares from a square to the edge, nearest first, for each direction."""
    return [list(ray) for _, ray in rays(square, SIZE)]
