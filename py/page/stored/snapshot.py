"""The page's whole state as plain data, for a link, a file or the browser's storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saved.game_text import PARTS, from_fragment, to_fragment
from saved.players import parse_players, players_text
from saved.work import JUDGE, PLAY, WORK, with_members

if TYPE_CHECKING:
    from play.model.game.play import Play
    from saved.work import SnapshotData

DAMAGED = "What was saved cannot be read: {}."


class Snapshot:
    """The content of a snapshot.

    Attributes:
        data: The snapshot as plain data.
        game: The game.
        view: The visible view, PLAY or JUDGE.
    """

    def __init__(self, data: SnapshotData) -> None:
        """Reads data of the right shapes. Raises ValueError if a game or a player is invalid."""
        self.data = data
        self.game = from_fragment(data["game"])
        self.view = data["view"] or (JUDGE if data["input"] else PLAY)
        for field in ("setup", "last"):
            if data[field]:
                from_fragment(data[field])
        self._players = parse_players(data["seats"])

    def set_players(self, play: Play) -> None:
        """Sets the players that the snapshot names, if any."""
        for color, player, level in self._players:
            play.set_player(color, player, level)


def of_game(text: str) -> Snapshot:
    """Returns the snapshot of a page with only a game, the inverse of `game_link`.

    Raises ValueError if the text is invalid.
    """
    parts = text.split(".")
    game, seats = ".".join(parts[:PARTS]), ".".join(parts[PARTS:])
    return Snapshot(with_members(game=game, seats=seats, view=PLAY))


def game_link(play: Play) -> str:
    """Returns the shortest text of a game and its players, as in `8..f5d6c3.3.person-7`."""
    game, players = to_fragment(play.game), players_text(play.players, play.levels)
    return f"{game}.{players}" if players else game


def read(data: Any) -> Snapshot:
    """Returns the snapshot in plain data from outside. Raises ValueError if it is invalid."""
    try:
        return Snapshot(WORK(data, "content"))
    except ValueError as error:
        raise ValueError(DAMAGED.format(error)) from None
