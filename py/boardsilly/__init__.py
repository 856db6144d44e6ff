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
    place_name,
)
