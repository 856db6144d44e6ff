"""What a judge's steps mean: their boards, and what it lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Game, square_pair
from workbench.judging.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


# What LIST steps list:
NO_LISTS = "nothing"
SQUARE_LISTS = "squares"  # each step a whole list of squares, whose order matters
MOVE_LISTS = "moves"  # each step a move between two squares, or that there is none; in any order


class JudgedGame:
    """What the inputs of a format hold, and what its judge lists.

    Attributes:
        signs: The characters of an empty square and of the two sides in the rows of a board.
        square_name: Returns the problem's name of a square on n rows.
        lists: One of NO_LISTS, SQUARE_LISTS and MOVE_LISTS.
        has_moves: Whether MOVE steps change the board.
        write: Returns a game of Othello as an input, or raises ValueError if the format cannot
            hold it. None if inputs are no such games.
        phrase: A phrase for a game read from an input; `{n}` is the number of rows.
    """

    def __init__(
        self,
        signs: str,
        square_name: Callable[[int, int], str],
        *,
        lists: str,
        has_moves: bool,
        write: Callable[[Game], str] | None = None,
        phrase: str = "",
    ) -> None:
        self.signs = signs
        self.square_name = square_name
        self.lists = lists
        self.has_moves = has_moves
        self.write = write
        self.phrase = phrase

    @property
    def noun(self) -> str:
        """The noun for what a START step begins."""
        return "game" if self.has_moves else "board"

    @property
    def any_order(self) -> bool:
        """Whether the lines of a list may be in any order."""
        return self.lists == MOVE_LISTS

    def naming(self, n: int) -> Callable[[int], str]:
        """Returns a function from the squares on n rows to the problem's names."""
        return lambda square: self.square_name(square, n)

    def square_names(self, n: int) -> list[str]:
        """Returns the problem's names of the squares on n rows."""
        return list(map(self.naming(n), range(n * n)))

    def listed(self, step: Step) -> Sequence[tuple[int, ...]]:
        """Returns what a step lists, each item as its squares.

        For a START step before moves, these are all moves of the list that follows.
        """
        if self.lists == MOVE_LISTS:
            return step.jumps or ([step.jump] if step.jump else [])
        return [(square,) for square in step.listed]


def othello_game(lists: str, write: Callable[[Game], str], phrase: str) -> JudgedGame:
    """Returns what a judge of games of Othello judges; see JudgedGame."""
    return JudgedGame(".BW", square_pair, lists=lists, has_moves=True, write=write, phrase=phrase)
