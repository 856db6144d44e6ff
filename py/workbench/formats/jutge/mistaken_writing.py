"""Mistakes of programs that play `jutge` correctly and print it wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE
from workbench.comparison.diagnose.mistakes.mistake import (
    ONLY_TEXT_WRONG,
    Mistake,
    StepReplay,
    board_of,
    lines_of,
    writing,
)
from workbench.judging import Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.comparison.diagnose.mistakes.mistake import Prediction


def _swapped_rows(step: Step) -> list[str]:
    return board_of(step).rows(".BN")


def _count(step: Step, first: str, second: str) -> str:
    return f"{board_of(step).count(first)}:{board_of(step).count(second)}"


def _only_last(replay: StepReplay) -> Iterator[Prediction]:
    for number, step in enumerate(replay.steps):
        yield lines_of(step) if number == len(replay.steps) - 1 else [], None


WRITINGS = (
    writing(
        "prints the white count before the black",
        lambda before, step: lines_of(step)[:-2] + [_count(step, WHITE, BLACK), ""],
    ),
    writing(
        "prints B for black and N for white, but its counts are right",
        lambda before, step: _swapped_rows(step) + lines_of(step)[-2:],
    ),
    writing(
        "does not print the start position",
        lambda before, step: lines_of(step) if step.move else [],
    ),
    Mistake("prints only the last position", _only_last),
    writing(ONLY_TEXT_WRONG, lambda before, step: lines_of(step)),
)
