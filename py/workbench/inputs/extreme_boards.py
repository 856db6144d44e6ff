"""Features of boards without discs of a side, and of full boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from othello import BLACK, WHITE
from workbench.inputs.conditions import after_move
from workbench.judging.feature import BOARDS, Feature

if TYPE_CHECKING:
    from collections.abc import Callable


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
