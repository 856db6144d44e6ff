"""The rules of Board Silly: pieces that move as far as there are pieces on their line."""

from boardsilly.board import (
    PIECES,
    PLACES,
    RIVAL,
    ROW_LETTERS,
    SIZE,
    Attempt,
    Board,
    move_name,
    parse_place,
    place_name,
)

__all__ = [
    "PIECES",
    "PLACES",
    "RIVAL",
    "ROW_LETTERS",
    "SIZE",
    "Attempt",
    "Board",
    "move_name",
    "parse_place",
    "place_name",
]
