"""Mistakes of programs that play `jutge` rightly and print it wrongly."""

from comparison.diagnose.mistakes.jutge_play import player_of
from comparison.diagnose.mistakes.mistake import (
    TEXT_ALONE,
    Mistake,
    Stretch,
    board_of,
    lines_of,
    writing,
)
from judges import Step
from othello import BLACK, WHITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.diagnose.mistakes.mistake import Prediction


def _swapped_rows(step: Step) -> list[str]:
    return board_of(step).rows(".BN")


def _count(step: Step, first: str, second: str) -> str:
    return f"{board_of(step).count(first)}:{board_of(step).count(second)}"


def _count_without_the_disc(before: Step | None, step: Step) -> list[str]:
    if not step.move:
        return lines_of(step)
    board, player = board_of(step), player_of(step)
    black, white = board.count(BLACK) - (player == "B"), board.count(WHITE) - (player == "W")
    return lines_of(step)[:-2] + [f"{black}:{white}", ""]


def _position_of_a_pass_too(before: Step | None, step: Step) -> list[str]:
    """Returns the position twice after a move that the opponent has no answer to."""
    passed = step.move and step.turn == step.move.color
    return lines_of(step) * (2 if passed else 1)


def _last_alone(stretch: Stretch) -> "Iterator[Prediction]":
    for number, step in enumerate(stretch.steps):
        yield lines_of(step) if number == len(stretch.steps) - 1 else [], None


def _start_alone(stretch: Stretch) -> "Iterator[Prediction]":
    for step in stretch.steps:
        yield [] if step.move else lines_of(step), None


WRITINGS = (
    writing(
        "prints the white count before the black",
        lambda before, step: lines_of(step)[:-2] + [_count(step, WHITE, BLACK), ""],
    ),
    writing(
        "prints B for black and N for white, and counts rightly",
        lambda before, step: _swapped_rows(step) + lines_of(step)[-2:],
    ),
    writing(
        "prints B for black and N for white, and its counts the other way round too",
        lambda before, step: _swapped_rows(step) + [_count(step, WHITE, BLACK), ""],
    ),
    writing(
        "prints the count of the position before the move",
        lambda before, step: lines_of(step)[:-2] + lines_of(before or step)[-2:],
    ),
    writing("does not count the disc just put down", _count_without_the_disc),
    writing(
        "does not print the start position",
        lambda before, step: lines_of(step) if step.move else [],
    ),
    Mistake("prints the last position alone", _last_alone),
    Mistake("prints no position but the start", _start_alone),
    writing(TEXT_ALONE, lambda before, step: lines_of(step)),
    writing("does not print the counts", lambda before, step: lines_of(step)[:-2]),
    writing(
        "prints the counts above the board",
        lambda before, step: lines_of(step)[-2:-1] + lines_of(step)[:-2],
    ),
    writing("prints the position once more for a pass", _position_of_a_pass_too),
)
