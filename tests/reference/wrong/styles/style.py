"""A correct program in one style, and wrong versions of it."""

from __future__ import annotations

BOARD, OUTPUT = "board", "output"


class Style:
    """A correct program and one-line faults to put into it.

    Attributes:
        form: The name of the format.
        name: The name of the style.
        boards: The names of the variables that hold the board.
        square: How the program looks up row r and column c of n, from 0, as in `[r + 1][c + 1]`.
            Empty if it looks up no cells.
        program: The source.
        faults: Faults, each with a text of the program, the wrong text, and what it spoils first:
            the board or only the output.
    """

    def __init__(
        self,
        form: str,
        name: str,
        boards: tuple[str, ...],
        square: str,
        program: str,
        faults: tuple[tuple[str, str, str], ...],
    ) -> None:
        self.form = form
        self.name = name
        self.boards = boards
        self.square = square
        self.program = program
        self.faults = faults

    def wrong(self, number: int) -> tuple[str, int]:
        """Returns a wrong version and the line of its fault."""
        right, fault, _ = self.faults[number]
        assert self.program.count(right) == 1, (self.name, right)
        before, after = self.program.split(right)
        # A fault of several lines begins with the line before it.
        line = before.count("\n") + 1
        return before + fault + after, line
