"""Mistakes of programs that play `jutge` correctly and print it wrongly."""

from comparison.diagnose.mistakes.jutge_play import player_of
from comparison.diagnose.mistakes.mistake import (
    ONLY_TEXT_WRONG,
    Mistake,
    StepReplay,
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


def _count_without_new_disc(before: Step | None, step: Step) -> list[str]:
    if not step.move:
        return lines_of(step)
    board, player = board_of(step), player_of(step)
    black, white = board.count(BLACK) - (player == "B"), board.count(WHITE) - (player == "W")
    return lines_of(step)[:-2] + [f"{black}:{white}", ""]


def _position_for_each_pass(before: Step | None, step: Step) -> list[str]:
    """Returns the position twice after a move that the opponent must pass on."""
    passed = step.move and step.turn == step.move.color
    return lines_of(step) * (2 if passed else 1)


def _only_last(replay: StepReplay) -> "Iterator[Prediction]":
    for number, step in enumerate(replay.steps):
        yield lines_of(step) if number == len(replay.steps) - 1 else [], None


def _only_start(replay: StepReplay) -> "Iterator[Prediction]":
    for step in replay.steps:
        yield [] if step.move else lines_of(step), None


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
        "prints B for black and N for white, and swaps its counts too",
        lambda before, step: _swapped_rows(step) + [_count(step, WHITE, BLACK), ""],
    ),
    writing(
        "prints the count of the position before the move",
        lambda before, step: lines_of(step)[:-2] + lines_of(before or step)[-2:],
    ),
    writing("does not count the disc just placed", _count_without_new_disc),
    writing(
        "does not print the start position",
        lambda before, step: lines_of(step) if step.move else [],
    ),
    Mistake("prints only the last position", _only_last),
    Mistake("prints only the start position", _only_start),
    writing(ONLY_TEXT_WRONG, lambda before, step: lines_of(step)),
    writing("does not print the counts", lambda before, step: lines_of(step)[:-2]),
    writing(
        "prints the counts above the board",
        lambda before, step: lines_of(step)[-2:-1] + lines_of(step)[:-2],
    ),
    writing("prints the position again for a pass", _position_for_each_pass),
)
