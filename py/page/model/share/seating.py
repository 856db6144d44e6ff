"""Who plays, in a few characters for a link: black and then white, as in `person-7`.

A number is the level of the computer.
"""

from othello import BLACK, WHITE, NotationError
from page.model.play.play import COMPUTER, FRIEND, LEVELS, PERSON, Play

EXPECTED = (
    f"who plays black and white, as in person-7: person, friend, or a level up to {LEVELS[-1]}"
)


def seating(play: Play) -> str:
    """Returns who plays, empty unless the computer does."""
    if COMPUTER not in play.players.values():
        return ""
    return "-".join([_player(play, color) for color in (BLACK, WHITE)])


def seats(text: str) -> "list[tuple[str, str, int | None]]":
    """Returns a colour, a player and a level for each seat, the inverse of `seating`.

    Raises NotationError for a text that is none.
    """
    if not text:
        return []
    levels = {str(level): level for level in LEVELS}
    found: list[tuple[str, str, int | None]] = []
    for color, player in zip((BLACK, WHITE), text.split("-")):
        if player in levels:
            found.append((color, COMPUTER, levels[player]))
        elif player in (PERSON, FRIEND):
            found.append((color, player, None))
    if len(found) != 2 or text.count("-") != 1:
        raise NotationError(text, EXPECTED)
    return found


def _player(play: Play, color: str) -> str:
    player = play.players[color]
    return str(play.levels[color]) if player == COMPUTER else player
