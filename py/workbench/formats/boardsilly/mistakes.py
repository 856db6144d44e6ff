"""Mistakes that programs for `boardsilly` make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import EMPTY
from workbench.comparison.diagnose.mistakes.cells import EDGES, columns_from_zero, from_bottom
from workbench.comparison.diagnose.mistakes.mistake import ONLY_TEXT_WRONG
from workbench.formats.boardsilly.mistaken_play import BoardsillyProgram, count_pieces
from workbench.formats.boardsilly.rules import RIVAL, SIZE, move_name
from workbench.judging import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable

    from workbench.comparison.diagnose.mistakes.cells import Region
    from workbench.formats.boardsilly.mistaken_play import Sightline


def _run(cells: str) -> int:
    """Returns the number of adjacent pieces at the beginning."""
    return len(cells.partition(EMPTY)[0])


def _from(inside: Region) -> Callable[[Sightline], bool]:
    return lambda line: inside(*divmod(line.origin, SIZE), SIZE)


# Wrong lengths of moves.
LENGTHS: tuple[tuple[str, Callable[[Sightline], int]], ...] = (
    ("does not count the piece itself", lambda line: count_pieces(line.behind + line.ahead)),
    (
        "counts only the pieces ahead and the piece itself",
        lambda line: 1 + count_pieces(line.ahead),
    ),
    (
        "counts only the player's own pieces",
        lambda line: 1 + (line.behind + line.ahead).count("X"),
    ),
    (
        "moves one square further than there are pieces",
        lambda line: 2 + count_pieces(line.behind + line.ahead),
    ),
    ("counts only adjacent pieces", lambda line: 1 + _run(line.behind) + _run(line.ahead)),
    (
        "counts only the pieces behind and the piece itself",
        lambda line: 1 + count_pieces(line.behind),
    ),
    ("counts the pieces on the whole board", lambda line: count_pieces(line.board.pieces)),
)
PROGRAMS = (
    ("moves up to as many squares as there are pieces", BoardsillyProgram(shortest=lambda _: 1)),
    ("jumps the opponent's pieces", BoardsillyProgram(passes=lambda jumped: True)),
    (
        "does not jump the player's own pieces",
        BoardsillyProgram(passes=lambda jumped: count_pieces(jumped) == 0),
    ),
    ("lands on the player's own pieces", BoardsillyProgram(lands=lambda target: True)),
    ("does not capture", BoardsillyProgram(lands=lambda target: target == EMPTY)),
    ("lists the moves of the other player", BoardsillyProgram(mover=lambda own: RIVAL[own])),
    (ONLY_TEXT_WRONG, BoardsillyProgram()),
    ("does not move on diagonals", BoardsillyProgram(uses=lambda line: "-" not in line.direction)),
    (
        "names the rows from the bottom",
        BoardsillyProgram(
            name=lambda origin, target: move_name(
                from_bottom(origin, SIZE), from_bottom(target, SIZE)
            )
        ),
    ),
    (
        "numbers the columns from 0",
        BoardsillyProgram(name=lambda origin, target: columns_from_zero(move_name(origin, target))),
    ),
)
MISTAKES = tuple(
    [Mistake(phrase, BoardsillyProgram(length=length).predict) for phrase, length in LENGTHS]
    + [Mistake(phrase, program.predict) for phrase, program in PROGRAMS]
    + [
        Mistake(
            f"ignores {edge} when looking for pieces", BoardsillyProgram(uses=_from(inside)).predict
        )
        for edge, inside in EDGES
    ]
)
