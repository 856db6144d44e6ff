"""The statistics of the user's games as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from library.statistics import PHASES
from othello.phrases import counted
from page.model.practice.days import MONTHS
from page.view.core.escaping import escaped

if TYPE_CHECKING:
    from library.statistics import Average, Statistics

    Groups = dict[str, tuple[list[int], Average]]

LOSS = "Average loss"
NOT_REVIEWED = "No loss is known yet. Your games are looked through while the engine is idle."
NO_GAMES = "Your own games are counted here. There is none yet."
REVIEWED = "Losses are in discs, from {} looked through."
MOST = 12  # Openings and months.


def tables(statistics: Statistics) -> str:
    """Returns a table for each kind of statistics."""
    levels = [
        [f"Level {level}"] + [str(count) for count in statistics.levels[level]]
        for level in sorted(statistics.levels)
    ]
    phases = [[name, average.text] for name, average in zip(PHASES, statistics.phases)]
    found = statistics.openings
    openings = sorted(found, key=lambda name: (-found[name][0][0], name))
    months = sorted(statistics.months, reverse=True)
    reviewed = REVIEWED.format(counted(statistics.reviewed, "game"))
    said = reviewed if statistics.reviewed else NOT_REVIEWED if months else NO_GAMES
    return "".join(
        [
            f'<p class="muted small">{said}</p>',
            _table("Results by level", ["Computer", "Won", "Drawn", "Lost"], levels),
            _table("Loss by phase", ["Moves", LOSS], phases),
            _table("Openings", ["Opening", "Games", LOSS], _rows(found, openings)),
            _table("Months", ["Month", "Games", LOSS], _rows(statistics.months, months)),
        ]
    )


def _rows(groups: Groups, names: list[str]) -> list[list[str]]:
    return [[_month(name), str(groups[name][0][0]), groups[name][1].text] for name in names[:MOST]]


def _month(name: str) -> str:
    """Returns a month such as `2026-11` in words; any other name unchanged."""
    year, _, month = name.partition("-")
    if year.isdigit() and month.isdigit() and 0 < int(month) <= len(MONTHS):
        return f"{MONTHS[int(month) - 1]} {year}"
    return name


def _table(title: str, heads: list[str], rows: list[list[str]]) -> str:
    if not rows:
        return ""
    head = "".join([f'<th scope="col">{name}</th>' for name in heads])
    body = "".join([_row(cells) for cells in rows])
    caption = f"<caption>{title}</caption>"
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(cells: list[str]) -> str:
    others = "".join([f"<td>{escaped(cell)}</td>" for cell in cells[1:]])
    return f'<tr><th scope="row">{escaped(cells[0])}</th>{others}</tr>'
