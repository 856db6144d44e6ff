"""Statistics of the user's games: results by level, and the loss by phase, opening and month."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE
from othello.game import main_line
from play.library.stored_game import DRAW, level_of, parse_row
from saved.players import PERSON

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.slices import InSlices
    from play.library.stored_game import StoredGame

PHASES = ("Opening", "Middle", "End")
PHASE = 20  # Moves.
MONTH = 7  # Characters of a date.
WON, DRAWN, LOST = range(3)


class Average:
    """The average of some losses.

    Attributes:
        number: How many there are.
        total: Their sum.
    """

    def __init__(self) -> None:
        self.number = 0
        self.total = 0

    def add(self, losses: list[int]) -> None:
        """Adds losses."""
        self.number += len(losses)
        self.total += sum(losses)

    @property
    def text(self) -> str:
        """The average with one decimal, a dash if there is none."""
        return f"{self.total / self.number:.1f}" if self.number else "\u2013"


class Statistics:
    """The statistics of the games that were added.

    Attributes:
        levels: The games won, drawn and lost against each level.
        phases: The average loss of the user's moves in each of PHASES.
        openings: The number of games of each opening, and the average loss in them.
        months: The same of each month, as in `2026-11`.
        reviewed: The number of games whose losses are known.
    """

    def __init__(self) -> None:
        self.levels: dict[int, list[int]] = {}
        self.phases = [Average() for _ in PHASES]
        self.openings: dict[str, tuple[list[int], Average]] = {}
        self.months: dict[str, tuple[list[int], Average]] = {}
        self.reviewed = 0

    def add(self, stored: StoredGame) -> None:
        """Adds one of the user's own games."""
        self.add_result(stored)
        losses = own_losses(stored)
        for phase, average in enumerate(self.phases):
            last = len(PHASES) - 1
            average.add([loss for number, loss in losses if min(number // PHASE, last) == phase])
        self.reviewed += losses != []
        for groups, name in ((self.openings, stored.opening), (self.months, stored.date[:MONTH])):
            if name:
                results, average = groups.setdefault(name, ([0], Average()))
                results[0] += 1
                average.add([loss for _, loss in losses])

    def add_result(self, stored: StoredGame) -> None:
        """Adds only the result of one of the user's own games."""
        level, won = level_of(stored.opponent), stored.winner == stored.own_color
        if level is not None and stored.winner:
            outcome = DRAWN if stored.winner == DRAW else WON if won else LOST
            self.levels.setdefault(level, [0, 0, 0])[outcome] += 1


def adding(rows: list[str], add: Callable[[StoredGame], None]) -> InSlices[None]:
    """Adds the games in some rows. The list shows those that are damaged."""
    for row in rows:
        yield
        try:
            add(parse_row(row))
        except ValueError:
            pass


def own_losses(stored: StoredGame) -> list[tuple[int, int]]:
    """Returns the number from 0 and the loss of each of the user's moves whose loss is known."""
    losses = stored.all_losses
    if not losses:
        return []
    colors = [ply.color for ply in main_line(stored.read().start)]
    own = [color for color in (BLACK, WHITE) if getattr(stored, color) == PERSON]
    return [(at, loss) for at, (loss, color) in enumerate(zip(losses, colors)) if color in own]
