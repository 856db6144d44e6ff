"""The folding of the board on phones, which leaves more room for the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from page.model.core.workspace import NEW_GAME

if TYPE_CHECKING:
    from page.model.core.workspace import Workspace


class Folding:
    """Whether the board is folded beside what the sheet shows."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace

    @property
    def is_folded(self) -> bool:
        """Whether phones show more of the sheet in place of the board."""
        return self.can_fold and self._shown in self._workspace.folded

    @property
    def can_fold(self) -> bool:
        """Whether the board may be folded: a puzzle, a line or a position being edited needs it."""
        return self._workspace.game_on_board

    def switch(self) -> None:
        """Folds the board beside what the sheet shows, or unfolds it."""
        self._workspace.folded ^= {self._shown}

    @property
    def _shown(self) -> str:
        workspace = self._workspace
        return NEW_GAME if workspace.choice.is_over(workspace.play.game) else workspace.sheet
