"""The players of a game, and their short text, as in `person-7`."""

from __future__ import annotations

from othello import BLACK, WHITE, NotationError

SIZES = range(4, 27, 2)
PERSON, FRIEND, COMPUTER = "person", "friend", "computer"  # PERSON is the user.
LEVELS = range(11)
USUAL_LEVEL = 3
# The names of the levels, each with its last level.
LEVEL_NAMES = (
    ("First game", 0),
    ("Beginner", 2),
    ("Casual", 4),
    ("Club", 6),
    ("Strong", 8),
    ("Expert", 10),
)
SIDES = (BLACK, WHITE)
EXPECTED = (
    f"who plays black and white, as in person-7: person, friend, or a level up to {LEVELS[-1]}"
)


def level_name(level: int) -> str:
    """Returns the name of a level."""
    return next(name for name, last in LEVEL_NAMES if level <= last)


def numbered_level(level: int) -> str:
    """Returns the name and the number of a level, as in `Casual · 4`."""
    return f"{level_name(level)} \u00b7 {level}"


def seat_text(player: str, level: int) -> str:
    """Returns the text of a player of one colour, as in `person` or `computer-7`."""
    return f"{player}-{level}" if player == COMPUTER else player


def players_text(players: dict[str, str], levels: dict[str, int]) -> str:
    """Returns the text of the players and their levels, empty unless the computer plays."""
    return seats_text(players, levels) if COMPUTER in players.values() else ""


def seats_text(players: dict[str, str], levels: dict[str, int]) -> str:
    """Returns the text of the players and their levels, as in `person-7` or `person-friend`."""
    names = [str(levels[each]) if players[each] == COMPUTER else players[each] for each in SIDES]
    return "-".join(names)


def parse_players(text: str) -> list[tuple[str, str, int | None]]:
    """Returns the colour, the player and the level of each player, the inverse of `seats_text`.

    The level is None for a person. Raises NotationError if the text is invalid.
    """
    if not text:
        return []
    levels = {str(level): level for level in LEVELS}
    found: list[tuple[str, str, int | None]] = []
    for color, player in zip(SIDES, text.split("-")):
        if player in levels:
            found.append((color, COMPUTER, levels[player]))
        elif player in (PERSON, FRIEND):
            found.append((color, player, None))
    if len(found) != 2 or text.count("-") != 1:
        raise NotationError(text, EXPECTED)
    return found
