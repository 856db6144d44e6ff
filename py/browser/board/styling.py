"""Saved pictures of the board: self-contained SVG files with their style sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.drawing import parts, view_box
from board.markup import Markup, markup

if TYPE_CHECKING:
    from collections.abc import Callable

    from board.drawing import Labels

REFERENCE = "var("


def resolved(css: str, value_of: Callable[[str], str]) -> str:
    """Returns the style sheet with custom properties replaced by their values.

    The result depends on no other sheet and works in programs without custom properties.
    """
    first, *rest = css.split(REFERENCE)
    for part in rest:
        name, _, tail = part.partition(")")
        first += value_of(name) + tail
    return first


def document(
    rows: list[str], marks: dict[str, list[int]], labels: Labels | None, css: str, side: int
) -> Markup:
    """Returns what `drawing.svg` draws as a self-contained SVG file with sides of `side` pixels."""
    return markup(
        '<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="{}">'
        "<style>{}</style>{}</svg>",
        side,
        side,
        view_box(len(rows)),
        css,
        parts(rows, marks, labels),
    )
