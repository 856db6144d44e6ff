"""A small picture of a position: discs on felt, without lines."""

from __future__ import annotations

from board.markup import Markup, joined, markup


def small_svg(rows: list[str]) -> Markup:
    """Returns a picture of the rows of a position as SVG, an empty board without rows."""
    n = len(rows) or 8
    discs = joined([_discs(kind, rows, n) for kind in ("b", "w")])
    return markup('<svg class="small-board" viewBox="0 0 {} {}">{}</svg>', n, n, discs)


def _discs(kind: str, rows: list[str], n: int) -> Markup:
    places = [_disc(at, n) for at in _places(rows, kind.upper())]
    return markup('<path class="{}" d="{}"/>', kind, "".join(places))


def _places(rows: list[str], sign: str) -> list[int]:
    return [at for at, character in enumerate("".join(rows)) if character == sign]


def _disc(at: int, n: int) -> str:
    row, column = divmod(at, n)
    return f"M{column}.5 {row}.5h0"
