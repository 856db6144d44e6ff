"""WTHOR, the format of the French federation for the world's tournament games.

A file of games has a header of 16 bytes and a record of 68 bytes for each game; the names of
players and tournaments are in separate files. Numbers are little-endian. Source:
https://www.ffothello.org/wthor/Format_WThor.pdf
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterator

HEADER = 16
GAME = 68
MOVES = 60
PLAYER, TOURNAMENT = 20, 26  # Bytes of a name.
GAMES, PLAYERS, TOURNAMENTS = ".wtb", ".jou", ".trn"
SIZES = (0, 8)  # The rows of the board in the header; an empty field means 8.
OTHER_SIZE = "Its games are on {0} x {0} squares; only 8 x 8 is read."
SOLITAIRE = "It holds solitaires, which are endgame problems, instead of games."
NO_HEADER = "It is too short for a WTHOR file."
EXPECTED = "a row and a column from 11 to 88"


class WthorError(ValueError):
    """Raised for a file that is not WTHOR or has games on other boards."""


class WthorGame:
    """A game in a file.

    Attributes:
        tournament: The number of the tournament.
        black: The number of the player of black.
        white: The number of the other player.
        moves: The bytes of the moves.
        year: The year of the file.
    """

    def __init__(self, record: bytes, year: int) -> None:
        self.tournament, self.black, self.white = [_number(record, place, 2) for place in (0, 2, 4)]
        self.moves = record[8:].rstrip(b"\0")
        self.year = year

    @property
    def squares(self) -> list[int]:
        """The squares played. Raises NotationError for a move off the board."""
        found = []
        for move in self.moves:
            row, column = divmod(move, 10)
            if not (0 < row < 9 and 0 < column < 9):
                raise NotationError(str(move), EXPECTED)
            found.append(row * 8 + column - 9)
        return found


def counted(content: bytes) -> int:
    """Returns the number of games that the header of a file tells. Raises WthorError."""
    if len(content) < HEADER:
        raise WthorError(NO_HEADER)
    if content[12] not in SIZES:
        raise WthorError(OTHER_SIZE.format(content[12]))
    if content[13] == 1:
        raise WthorError(SOLITAIRE)
    return _number(content, 4, 4)


def game_count(content: bytes) -> int:
    """Returns the number of whole games that a file holds."""
    return (len(content) - HEADER) // GAME


def games(content: bytes) -> Iterator[WthorGame]:
    """Yields the whole games of a file, even if its header counts others. Raises WthorError."""
    counted(content)
    year = _number(content, 10, 2)
    for number in range(game_count(content)):
        start = HEADER + GAME * number
        yield WthorGame(content[start : start + GAME], year)


def names(content: bytes, ending: str) -> list[str]:
    """Returns the names in a file of players or of tournaments."""
    size = PLAYER if ending == PLAYERS else TOURNAMENT
    records = [content[at : at + size] for at in range(HEADER, len(content) - size + 1, size)]
    return [_latin(record.split(b"\0")[0]) for record in records]


def _latin(text: bytes) -> str:
    # MicroPython has no Latin-1.
    return "".join([chr(byte) for byte in text]).strip()


def _number(content: bytes, place: int, size: int) -> int:
    return int.from_bytes(content[place : place + size], "little")
