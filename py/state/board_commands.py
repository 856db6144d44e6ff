"""The commands that read, turn and mark the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board import spoken

if TYPE_CHECKING:
    from state.workspace import Workspace


class BoardCommands:
    """What the user can do with every board."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace

    def read_rays(self) -> None:
        """Says what lies in each direction from the focus."""
        scene = self._workspace.scene()
        self._workspace.say(spoken.directions_from(scene, scene.focus))

    def read_score(self) -> None:
        """Says the score."""
        self._workspace.say(spoken.score(self._workspace.scene()))

    def read_last_move(self) -> None:
        """Says the last move."""
        self._workspace.say(self._workspace.on_board.last_move())

    def mark_legal(self, shown: bool) -> None:
        """Marks legal squares, or stops marking them."""
        self._workspace.settings.legal_shown = shown

    def turn_board(self) -> None:
        """Turns the board clockwise by a quarter turn."""
        self._workspace.orientation.turn()
        self._workspace.say(spoken.turned(self._workspace.scene(), self._workspace.orientation))

    def mirror_board(self) -> None:
        """Mirrors the board, left to right."""
        self._workspace.orientation.mirror()
        self._workspace.say(spoken.turned(self._workspace.scene(), self._workspace.orientation))
