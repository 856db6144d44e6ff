"""The rules of Board Silly, where a piece moves as many squares as its line has pieces."""

from workbench.formats.boardsilly.rules import (
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
