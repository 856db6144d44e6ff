"""The games that are selected in the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Place = tuple[str, int]  # The key of a record, and the number of a game in it.


class Selection:
    """The selected games.

    Attributes:
        current: The place of the game that was selected last, None if there is none.
        places: The places of all selected games.
        anchor: The number in the list at which a range begins.
        toggles: Whether a press adds or removes a game, as on phones after Select.
    """

    def __init__(self) -> None:
        self.current: Place | None = None
        self.places: set[Place] = set()
        self.anchor = 0
        self.toggles = False
        self._added: set[Place] = set()  # One by one; a range does not remove them.

    def select(self, number: int, place: Place) -> None:
        """Selects only the game with a number in the list."""
        self.clear()
        self.current, self.places, self.anchor = place, {place}, number

    def toggle(self, number: int, place: Place) -> None:
        """Adds a game to the selected ones, or removes it."""
        self.places = self._added = self.places ^ {place}
        self.current, self.anchor = place, number

    def set_range(self, places: list[Place]) -> None:
        """Selects a range of games, and those that were added before."""
        self.places = self._added | set(places)

    def clear(self) -> None:
        """Selects nothing."""
        self.current, self.places, self._added, self.anchor = None, set(), set(), 0
