"""The statistics of the user's games as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup
from browser.tables import table
from othello import parse_number
from othello.phrases import counted
from play.library.statistics import PHASES
from play.model.practice.days import MONTHS

if TYPE_CHECKING:
    from play.library.statistics import Average, Statistics

    Groups = dict[str, tuple[list[int], Average]]

LOSS = "Average loss"
NOT_REVIEWED = "No loss is known yet. Your games are looked through while the engine is idle."
NO_GAMES = "Your own games are counted here. There are none yet."
REVIEWED = "Losses are in discs, from {} looked through."
MOST = 12  # Openings and months.


def tables(statistics: Statistics) -> Markup:
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
    return joined(
        [
            markup('<p class="muted small">{}</p>', said),
            table(["Computer", "Won", "Drawn", "Lost"], levels, "Results by level"),
            table(["Moves", LOSS], phases, "Loss by phase"),
            table(["Opening", "Games", LOSS], _rows(found, openings), "Openings"),
            table(["Month", "Games", LOSS], _rows(statistics.months, months), "Months"),
        ]
    )


def _rows(groups: Groups, names: list[str]) -> list[list[str]]:
    return [[_month(name), str(groups[name][0][0]), groups[name][1].text] for name in names[:MOST]]


def _month(name: str) -> str:
    """Returns a month such as `2026-11` in words; any other name unchanged."""
    year, _, month = name.partition("-")
    if parse_number(year) is not None and 0 < (parse_number(month) or 0) <= len(MONTHS):
        return f"{MONTHS[int(month) - 1]} {year}"
    return name
