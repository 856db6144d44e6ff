"""Pauses the analysis while nobody can see it, and on a low battery."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from play.model.engine.client import EngineClient

LOW = 0.2  # The battery level, from 0 to 1, at which computers begin to save power.
HIDDEN = "The analysis is paused while this page is in the background."
SAVING = "The analysis is paused to save the battery."


class Visibility:
    """The rules for pausing the analysis."""

    def __init__(self, client: EngineClient) -> None:
        self._client = client

    def hide(self, hidden: bool) -> None:
        """Pauses the analysis while the page is hidden."""
        self._client.pause(HIDDEN, hidden)

    def discharge(self, charging: bool, level: float) -> None:
        """Pauses the analysis while the battery, from 0 to 1, is low and not charging."""
        self._client.pause(SAVING, not charging and level <= LOW)
