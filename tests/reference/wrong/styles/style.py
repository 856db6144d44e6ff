"""A correct program in one style, and wrong versions of it."""

from typing import NamedTuple

BOARD, OUTPUT = "board", "output"


class Style(NamedTuple):
    """A correct program and small faults to put into it.

    Attributes:
        form: The name of the format.
        name: The name of the style.
        boards: The names of the variables that hold the board.
        square: How the program looks up row r and column c of n, from 0, as in `[r + 1][c + 1]`.
            Empty if it looks up no cells.
        program: The source.
        faults: Faults, each with a text of the program, the wrong text, what it spoils first (the
            board or only the output), and the functions with the fault, if they are labelled.
    """

    form: str
    name: str
    boards: tuple[str, ...]
    square: str
    program: str
    faults: tuple[tuple[str, ...], ...]

    def wrong(self, number: int) -> tuple[str, int]:
        """Returns a wrong version and the line of its fault."""
        # A fault of several lines begins with the line before it.
        return replaced(self.program, *self.faults[number][:2])


def replaced(source: str, right: str, wrong: str) -> tuple[str, int]:
    """Returns a program with a text replaced that it contains once, and the line of the text."""
    assert source.count(right) == 1, right
    before, after = source.split(right)
    return before + wrong + after, before.count("\n") + 1
