"""Programs with one classic mistake of students each, as functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference.formats.boardsilly.slow import Sorted
from reference.wrong.classes import boardsilly, jutge, uva220

if TYPE_CHECKING:
    from collections.abc import Callable

    Program = Callable[[str], str]

# What the page says of each program, or a part of it.
SAID: dict[Program, str] = {}


def _program(wrong: Any) -> Program:
    program: Program = wrong().answer
    SAID[program] = wrong.said
    return program


forgets_north_west = _program(uva220.ForgetsNorthWest)
keeps_the_turn = _program(uva220.KeepsTheTurn)
never_passes = _program(uva220.NoPassAtAll)
switches_on_l = _program(uva220.SwitchesOnL)
goes_past_the_bracket = _program(uva220.GoesPastTheBracket)
runs_over_the_edge = _program(uva220.NextRow)
passes_at_once = _program(uva220.PassesAtOnce)
swaps_the_counts = _program(uva220.SwapsTheCounts)
swaps_coordinates = _program(uva220.SwapsCoordinates)
counts_from_zero = _program(uva220.FromZero)
lists_by_columns = _program(uva220.ListsByColumns)
forgets_the_board = _program(uva220.NoBoard)

mirrors_the_start = _program(jutge.Mirrored)
ignores_the_letters = _program(jutge.TakesTurns)
swaps_the_letters = _program(jutge.SwapsTheLetters)
counts_white_first = _program(jutge.CountsWhiteFirst)
reads_columns_first = _program(jutge.TransposesMoves)
turns_the_nearest = _program(jutge.TurnsTheNearest)
leaves_out_the_start = _program(jutge.NoStart)

leaves_itself_out = _program(boardsilly.NotItself)
jumps_opponents = _program(boardsilly.JumpsAll)
lands_on_its_own = _program(boardsilly.LandsOnItsOwn)
counts_ahead_only = _program(boardsilly.CountsAheadOnly)
never_captures = _program(boardsilly.CapturesNothing)
moves_the_opponent = _program(boardsilly.MovesTheOpponent)
lists_in_lexicographic_order = Sorted().answer
