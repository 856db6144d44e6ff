"""The work on the page until everything is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from page.model.share.snapshot import last_game, of_game
from saved.game_text import to_fragment
from saved.players import players_text
from saved.work import NEW_GAME

if TYPE_CHECKING:
    from page.model.core.workspace import Workspace
    from page.model.share.snapshot import Snapshot, State
    from page.model.share.stored import Stored


class EarlyWork:
    """The work on the page until everything is loaded. Only its game and players can change.

    Attributes:
        stored: What the browser has stored.
        linked: The work of the link in the address, None if there is none.
        link: The text of that link, empty if there is none.
    """

    def __init__(
        self, workspace: Workspace, stored: Stored, linked: Snapshot | None, link: str
    ) -> None:
        """Begins with the work on the page, that of the link or else the last one."""
        self.stored, self.linked = stored, linked
        self.link = link if linked else ""
        self._workspace = workspace
        self._opened = self.content

    @property
    def content(self) -> tuple[Any, ...]:
        """A value that differs after the user has changed the work."""
        play = self._workspace.play
        return play.game, play.game.edits, players_text(play.players, play.levels)

    @property
    def is_changed(self) -> bool:
        """Whether the user has changed the work."""
        return self._opened != self.content

    def to_store(self) -> tuple[State | None, list[State]] | None:
        """Returns the snapshots to store: the user's own work, and those on top of it.

        Returns None if the user has changed nothing.
        """
        if not self.is_changed:
            return None
        works = self.stored.works if self.linked else self.stored.works[:-1]
        works = works + [self._taken()]
        return works[0], [work for work in works[1:] if work]

    def _taken(self) -> State:
        """Returns a snapshot of the work on the page."""
        state = dict((self.linked or self.stored.last or of_game(NEW_GAME)).state)
        play = self._workspace.play
        state["game"] = to_fragment(play.game)
        state["seats"] = players_text(play.players, play.levels)
        state["view"], state["last"] = self._workspace.view, last_game(play)
        return state
