"""Conditions on the steps of an input, which tell whether a step shows a feature.

Two features of boards are the same in all games of Othello.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from othello import BLACK, WHITE, Position
from workbench.judging import END, LIST, MOVE, START, Step
from workbench.judging.feature import BOARDS, Feature

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from workbench.judging.feature import Condition


def after_move(fits: Callable[[Position], bool]) -> Condition:
    """Returns a condition that is true if a move leads to a position that fits."""
    return lambda steps, at: steps[at].kind == MOVE and _fits(steps[at], fits)


def at_start(fits: Callable[[Position], bool]) -> Condition:
    """Returns a condition that is true if a game begins with a position that fits."""
    return lambda steps, at: steps[at].kind == START and _fits(steps[at], fits)


def consecutive_moves(number: int) -> Condition:
    """Returns a condition that is true if one side moves `number` times in a row."""

    def condition(steps: Sequence[Step], at: int) -> bool:
        movers: list[str] = []
        while at >= 0 and steps[at].kind != START and len(movers) < number:
            move = steps[at].move
            if move:
                movers.append(move.color)
            elif not movers:
                return False
            at -= 1
        return len(movers) == number and len(set(movers)) == 1

    return condition


def moves_after_empty_lists(steps: Sequence[Step], at: int) -> bool:
    """Returns whether a move follows two empty lists of moves."""
    before = steps[max(at - 2, 0) : at]
    return steps[at].kind == MOVE and len(before) == 2 and all(_is_empty(step) for step in before)


def lists_at_end(steps: Sequence[Step], at: int) -> bool:
    """Returns whether the moves are listed although neither side has any."""
    position = steps[at].position
    return (
        _is_empty(steps[at])
        and position is not None
        and not (position.can_move(BLACK) or position.can_move(WHITE))
    )


def ends_at_once(steps: Sequence[Step], at: int) -> bool:
    """Returns whether a game ends directly after its start."""
    return steps[at].kind == END and at > 0 and steps[at - 1].kind == START


def turns_in_all_directions(steps: Sequence[Step], at: int) -> bool:
    """Returns whether a move turns discs over in all eight directions."""
    move = steps[at].move
    return move is not None and len(move.lines) == 8


def _fits(step: Step, fits: Callable[[Position], bool]) -> bool:
    return step.position is not None and fits(step.position)


def _is_empty(step: Step) -> bool:
    return step.kind == LIST and not step.listed


def wipe_out(make: Callable[..., Any], fixed: tuple[str, ...] = ()) -> Feature:
    """Returns the feature that a side has no disc. The arguments are those of Feature."""
    condition = after_move(lambda board: min(board.count(BLACK), board.count(WHITE)) == 0)
    said = "leaves a player without discs"
    return Feature("wipe-out", BOARDS, said, make, fixed, condition=condition)


def full_board(make: Callable[..., Any], fixed: tuple[str, ...] = ()) -> Feature:
    """Returns the feature that every square has a disc. The arguments are those of Feature."""
    condition = after_move(lambda board: board.empties == 0)
    said = "fills the whole board"
    return Feature("full-board", BOARDS, said, make, fixed, condition=condition)
