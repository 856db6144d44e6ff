"""A game in the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.library.stored_game import StoredGame, parse_row, player_name
from play.model.library.kept_games import UNNAMED
from saved.players import FRIEND, PERSON

if TYPE_CHECKING:
    from play.model.library.selection import Place

NAMES = {PERSON: "You", FRIEND: "A friend here", "": UNNAMED}
NOT_READ = "This game cannot be read."


class ListedGame:
    """A game in the list.

    Attributes:
        place: Its place in the store.
        stored: The game, None if its row is damaged.
        row: The row.
    """

    def __init__(self, line: str) -> None:
        key, index, self.row = line.split("\t", 2)
        self.place: Place = key, int(index)
        try:
            self.stored: StoredGame | None = parse_row(self.row)
        except ValueError:
            self.stored = None

    @property
    def name(self) -> str:
        """The opponent and the date, or both players."""
        stored = self.stored
        if not stored:
            return NOT_READ
        day = stored.date[:10]
        return f"{described(stored)}, {day}" if day else described(stored)


def described(stored: StoredGame) -> str:
    """Returns the opponent, or both players, or else the name of the file."""
    return players_of(stored) if is_named(stored) else stored.source or NAMES[""]


def is_named(stored: StoredGame) -> bool:
    """Returns whether a player of a game is known."""
    return bool(stored.opponent or stored.black or stored.white)


def players_of(stored: StoredGame) -> str:
    """Returns the opponent, or both players."""
    if stored.opponent or not is_named(stored):
        return player_name(stored.opponent, NAMES)
    return f"{player_name(stored.black, NAMES)} \u2013 {player_name(stored.white, NAMES)}"
