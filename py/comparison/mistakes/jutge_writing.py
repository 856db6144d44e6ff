"""Mistakes of programs that play `jutge` rightly and print it wrongly."""

from comparison.commands import MOVE, START, command
from comparison.mistakes.jutge_play import player_of
from comparison.mistakes.mistake import board_of, lines_of, writing
from othello import BLACK, WHITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judges import Step


def _swapped_rows(step: "Step") -> "list[str]":
    return board_of(step).rows(".BN")


def _count(step: "Step", first: str, second: str) -> str:
    return f"{board_of(step).count(first)}:{board_of(step).count(second)}"


def _count_without_the_disc(before: "Step | None", step: "Step") -> "list[str]":
    if command(step) == START:
        return lines_of(step)
    board, player = board_of(step), player_of(step)
    black, white = board.count(BLACK) - (player == "B"), board.count(WHITE) - (player == "W")
    return lines_of(step)[:-2] + [f"{black}:{white}", ""]


def _position_of_a_pass_too(before: "Step | None", step: "Step") -> "list[str]":
    """Returns the position twice after a move that the opponent has no answer to."""
    passed = command(step) == MOVE and step.turn == board_of(step).color_at(step.marks["placed"][0])
    return lines_of(step) * (2 if passed else 1)


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
        lambda before, step: lines_of(step) if command(step) == MOVE else [],
    ),
    writing("does not print the counts", lambda before, step: lines_of(step)[:-2]),
    writing(
        "prints the counts above the board",
        lambda before, step: lines_of(step)[-2:-1] + lines_of(step)[:-2],
    ),
    writing("prints the position once more for a pass", _position_of_a_pass_too),
)
