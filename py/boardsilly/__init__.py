"""The rules of Board Silly, where a piece moves as many squares as its line has pieces."""

from boardsilly.rules import (
    PIECES,
    PLACES,
    RIVAL,
    ROW_LETTERS,
    SIZE,
    Attempt,
    SillyBoard,
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
    "SillyBoard",
    "move_name",
    "parse_place",
    "place_name",
]
