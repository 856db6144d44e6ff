"""The folding of the board on phones, which leaves more room for the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saved.work import GAME
from state.workspace import NEW_GAME

if TYPE_CHECKING:
    from state.workspace import Workspace


class Folding:
    """Whether the board is folded beside what the sheet shows."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace

    @property
    def is_folded(self) -> bool:
        """Whether phones show more of the sheet in place of the board."""
        return self.can_fold and self.shown in self._workspace.folded

    @property
    def can_fold(self) -> bool:
        """Whether the board may be folded: a puzzle, a line or a position being edited needs it."""
        return self._workspace.game_on_board

    def switch(self) -> None:
        """Folds the board beside what the sheet shows, or unfolds it."""
        self._workspace.folded ^= {self.shown}

    @property
    def shown(self) -> str:
        """The tab of Play, NEW_GAME for the choices over a game."""
        workspace = self._workspace
        is_over = workspace.choice.is_over(workspace.play.game)
        return NEW_GAME if is_over and workspace.sheet == GAME else workspace.sheet
