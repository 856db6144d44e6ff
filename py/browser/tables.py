"""Tables and the options of choosers: pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup

if TYPE_CHECKING:
    from collections.abc import Sequence


def table(heads: Sequence[str], rows: list[list[str]], caption: str = "") -> Markup:
    """Returns a table, empty if it has no rows."""
    if not rows:
        return markup("")
    return markup(
        "<table>{}<thead><tr>{}</tr></thead><tbody>{}</tbody></table>",
        markup("<caption>{}</caption>", caption) if caption else "",
        joined([markup('<th scope="col">{}</th>', name) for name in heads]),
        table_rows(rows),
    )


def table_rows(rows: list[list[str]]) -> Markup:
    """Returns the rows of a table. The first cell of each is its heading."""
    return joined([_row(cells) for cells in rows])


def _row(cells: list[str]) -> Markup:
    others = joined([markup("<td>{}</td>", cell) for cell in cells[1:]])
    return markup('<tr><th scope="row">{}</th>{}</tr>', cells[0], others)


def options(choices: list[tuple[str, str]]) -> Markup:
    """Returns the options of a chooser, each with its value and its text."""
    return joined([markup('<option value="{}">{}</option>', *choice) for choice in choices])
