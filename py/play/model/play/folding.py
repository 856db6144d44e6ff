"""The folding of the board on phones, which leaves more room for the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.model.game.table import NEW_GAME
from saved.work import GAME

if TYPE_CHECKING:
    from play.model.game.table import Table


class Folding:
    """Whether the board is folded beside what the sheet shows."""

    def __init__(self, table: Table) -> None:
        self._table, self._workspace = table, table.workspace

    @property
    def is_folded(self) -> bool:
        """Whether phones show more of the sheet in place of the board."""
        return self.can_fold and self.shown in self._table.folded

    @property
    def can_fold(self) -> bool:
        """Whether the board may be folded: a puzzle, a line or a position being edited needs it."""
        return self._table.game_on_board

    def switch(self) -> None:
        """Folds the board beside what the sheet shows, or unfolds it."""
        self._table.folded ^= {self.shown}

    @property
    def shown(self) -> str:
        """The tab of Play, NEW_GAME for the choices over a game."""
        table = self._table
        is_over = table.choice.is_over(table.play.game)
        return NEW_GAME if is_over and table.sheet == GAME else table.sheet
