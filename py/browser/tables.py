"""Tables and the options of choosers as HTML: pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.escaping import escaped

if TYPE_CHECKING:
    from collections.abc import Sequence


def table(heads: Sequence[str], rows: list[list[str]], caption: str = "") -> str:
    """Returns a table, empty if it has no rows."""
    if not rows:
        return ""
    title = f"<caption>{caption}</caption>" if caption else ""
    head = "".join([f'<th scope="col">{name}</th>' for name in heads])
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{table_rows(rows)}</tbody></table>"


def table_rows(rows: list[list[str]]) -> str:
    """Returns the rows of a table. The first cell of each is its heading."""
    return "".join([_row(cells) for cells in rows])


def _row(cells: list[str]) -> str:
    others = "".join([f"<td>{escaped(cell)}</td>" for cell in cells[1:]])
    return f'<tr><th scope="row">{escaped(cells[0])}</th>{others}</tr>'


def options(label: str, choices: list[tuple[str, str]]) -> str:
    """Returns the options of a filter, each with its value; the first shows all."""
    items = [
        f'<option value="{escaped(value)}">{escaped(text)}</option>' for value, text in choices
    ]
    return "".join([f'<option value="">{label}</option>'] + items)
