"""Mistakes that programs for `jutge` make, and how such programs play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, EMPTY, WHITE
from workbench.comparison.diagnose.mistakes.cells import OTHER, from_bottom, transposed, with_discs
from workbench.comparison.diagnose.mistakes.flipping import (
    FEWER_DISCS,
    OTHER_LINES,
    RIGHT,
    bracketed,
    flipping,
)
from workbench.comparison.diagnose.mistakes.mistake import (
    IGNORES_LETTERS,
    ONLY_TEXT_WRONG,
    StepReplay,
    board_of,
    lines_of,
    move_of,
    writing,
)
from workbench.judging import START, Mistake, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from workbench.comparison.diagnose.mistakes.flipping import Flipper
    from workbench.comparison.diagnose.mistakes.mistake import Write
    from workbench.judging.format import Prediction


class JutgeProgram:
    """A program for `jutge`, by default a right one.

    Attributes:
        flipped: How it flips discs.
        mirrored: Whether its start position is mirrored.
        offset: The rows and columns by which its start position is shifted.
        read: Returns the square of a move as it reads it, given the right one and the rows.
        mover: Returns who plays a move, given the player named by its letter and the one whose
            turn it is if the players simply take turns.
    """

    def __init__(
        self,
        *,
        flipped: Flipper = RIGHT,
        mirrored: bool = False,
        offset: int = 0,
        read: Callable[[int, int], int] = lambda square, n: square,
        mover: Callable[[str, str], str] = lambda said, turn: said,
    ) -> None:
        self.flipped = flipped
        self.mirrored = mirrored
        self.offset = offset
        self.read = read
        self.mover = mover

    def predict(self, replay: StepReplay) -> Iterator[Prediction]:
        """Yields for each step what the program prints, and its cells after it."""
        cells, before = replay.cells(), replay.before
        turn = OTHER[player_of(before)] if before and before.move else "B"
        for step in replay.steps:
            n = board_of(step).n
            if step.kind == START:
                cells = self._start(n)
            else:
                mover = self.mover(player_of(step), turn)
                square = self.read(move_of(step).square, n)
                discs = self.flipped(n, cells, square, mover) + [square]
                cells = with_discs(cells, discs, mover)
                turn = OTHER[turn]
            yield _printed(cells, n), cells

    def _start(self, n: int) -> list[str]:
        white, black = ("B", "W") if self.mirrored else ("W", "B")
        first = n // 2 - 1 + self.offset
        upper, lower = first * n + first, (first + 1) * n + first
        cells = with_discs([EMPTY] * (n * n), [upper, lower + 1], white)
        return with_discs(cells, [upper + 1, lower], black)


def player_of(step: Step) -> str:
    """Returns the player of a move, B or W."""
    return "B" if move_of(step).color == BLACK else "W"


def _printed(cells: list[str], n: int) -> Iterator[str]:
    for start in range(0, n * n, n):
        row = "".join(cells[start : start + n])
        yield row.replace("B", "N").replace("W", "B")
    yield f"{cells.count('B')}:{cells.count('W')}"


def _only_last(replay: StepReplay) -> Iterator[Prediction]:
    for number, step in enumerate(replay.steps):
        yield lines_of(step) if number == len(replay.steps) - 1 else [], None


WRITINGS: tuple[tuple[str, Write], ...] = (
    (
        "prints the white count before the black",
        lambda before, step: (
            lines_of(step)[:-2] + [f"{board_of(step).count(WHITE)}:{board_of(step).count(BLACK)}"]
        ),
    ),
    (
        "prints B for black and N for white, but its counts are right",
        lambda before, step: board_of(step).rows(".BN") + lines_of(step)[-2:],
    ),
    (
        "does not print the start position",
        lambda before, step: lines_of(step) if step.move else [],
    ),
    (ONLY_TEXT_WRONG, lambda before, step: lines_of(step)),
)
PLAYS = (
    ("sets up the start position mirrored, with the colours swapped", JutgeProgram(mirrored=True)),
    (IGNORES_LETTERS, JutgeProgram(mover=lambda said, turn: turn)),
    ("reads N as white and B as black", JutgeProgram(mover=lambda said, turn: OTHER[said])),
    ("reads the column before the row", JutgeProgram(read=transposed)),
    ("counts rows from the bottom", JutgeProgram(read=from_bottom)),
    ("sets up the start position one row and column too far", JutgeProgram(offset=1)),
    (
        "turns over only the nearest disc of a line",
        JutgeProgram(flipped=flipping(lambda ray: min(bracketed(ray), 1))),
    ),
)
MISTAKES = tuple(
    [writing(phrase, write) for phrase, write in WRITINGS]
    + [Mistake("prints only the last position", _only_last)]
    + [Mistake(phrase, program.predict) for phrase, program in PLAYS]
    + [
        Mistake(phrase, JutgeProgram(flipped=flipped).predict)
        for phrase, flipped in OTHER_LINES + FEWER_DISCS
    ]
)
