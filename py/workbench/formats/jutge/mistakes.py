"""Mistakes that programs for `jutge` make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE
from workbench.comparison.diagnose.mistakes.cells import OTHER, from_bottom, transposed
from workbench.comparison.diagnose.mistakes.flipping import (
    FEWER_DISCS,
    OTHER_LINES,
    bracketed,
    flipping,
)
from workbench.comparison.diagnose.mistakes.mistake import (
    IGNORES_LETTERS,
    ONLY_TEXT_WRONG,
    Mistake,
    StepReplay,
    board_of,
    lines_of,
    writing,
)
from workbench.formats.jutge.mistaken_play import JutgeProgram

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.comparison.diagnose.mistakes.mistake import Prediction, Write


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
    ("always plays on 8 x 8", JutgeProgram(size=lambda n: 8)),
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
