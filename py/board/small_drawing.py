"""A small picture of a position: discs on felt, without lines."""

from __future__ import annotations


def small_svg(rows: list[str]) -> str:
    """Returns a picture of the rows of a position as SVG, an empty board without rows."""
    n = len(rows) or 8
    discs = "".join(
        [
            f'<path class="{kind}" d="{"".join([_disc(at, n) for at in _places(rows, sign)])}"/>'
            for kind, sign in (("b", "B"), ("w", "W"))
        ]
    )
    return f'<svg class="small-board" viewBox="0 0 {n} {n}">{discs}</svg>'


def _places(rows: list[str], sign: str) -> list[int]:
    return [at for at, character in enumerate("".join(rows)) if character == sign]


def _disc(at: int, n: int) -> str:
    row, column = divmod(at, n)
    return f"M{column}.5 {row}.5h0"
