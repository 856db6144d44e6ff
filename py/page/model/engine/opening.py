"""The name of the opening of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from page.model.game.play import move_names
from page.model.play.position_editor import PositionEditor
from saved.work import PLAY

if TYPE_CHECKING:
    from analysis.protocol.engine_messages import EngineRequest, OpeningAnswer
    from othello import Ply
    from page.model.core.workspace import Workspace

N = 8  # Only openings on 8 x 8 have names.


class Opening:
    """The opening of the game, named by the engine or in the row of a stored game."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._play = workspace.play
        self._named_for: list[Ply] | None = None  # The moves that the last answer was about.
        self._names: dict[Ply, str] = {}  # By the last moves of openings, or of stored games.

    @property
    def name(self) -> str:
        """The most common name of the opening, empty if there is none or it is unknown."""
        if isinstance(self._workspace.boards[PLAY], PositionEditor):
            return ""
        plies = reversed(self._play.game.plies)
        return next((self._names[ply] for ply in plies if ply in self._names), "")

    @property
    def known(self) -> bool:
        """Whether the engine need not be asked: the name is known, or there can be none."""
        game = self._play.game
        if not (game.plies and game.standard and game.position.n == N):
            return True
        return game.plies == self._named_for

    def request(self) -> EngineRequest | None:
        """Returns the request for the name, None if it need not be asked."""
        if self.known:
            return None
        return {"want": "opening", "moves": move_names(self._play.game.plies)}

    def hear(self, answer: OpeningAnswer) -> None:
        """Stores the engine's answer."""
        self._named_for = list(self._play.game.plies)
        if answer["names"]:
            self._names[self._named_for[answer["moves"] - 1]] = answer["names"][0]

    def recall(self, name: str, plies: list[Ply]) -> None:
        """Takes the name of the opening of a stored game with these moves, empty if it has none."""
        if name and plies:
            self._names[plies[-1]] = name
