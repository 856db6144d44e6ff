"""The folding of the board on phones, which leaves more room for the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saved.work import GAMES

if TYPE_CHECKING:
    from page.model.core.workspace import Workspace

NEW_GAME = "new game"  # The choices over a game.


class Folding:
    """Whether the board is folded, for each tab and for NEW_GAME."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._folded = {GAMES, NEW_GAME}

    @property
    def is_folded(self) -> bool:
        """Whether phones show more of the sheet in place of the board."""
        return self._workspace.game_on_board and self._shown in self._folded

    def switch(self) -> None:
        """Folds the board beside what the sheet shows, or unfolds it."""
        self._folded ^= {self._shown}

    @property
    def _shown(self) -> str:
        workspace = self._workspace
        return NEW_GAME if workspace.choice.is_over(workspace.play.game) else workspace.sheet
