"""Programs with one classic mistake of students each, as functions."""

from __future__ import annotations

from reference.formats.boardsilly.slow import Sorted
from reference.wrong.classes import boardsilly, jutge, uva220

forgets_north_west = uva220.ForgetsNorthWest().answer
keeps_the_turn = uva220.KeepsTheTurn().answer
never_passes = uva220.NoPassAtAll().answer
switches_on_l = uva220.SwitchesOnL().answer
goes_past_the_bracket = uva220.GoesPastTheBracket().answer
runs_over_the_edge = uva220.NextRow().answer
passes_at_once = uva220.PassesAtOnce().answer
swaps_the_counts = uva220.SwapsTheCounts().answer
swaps_coordinates = uva220.SwapsCoordinates().answer
counts_from_zero = uva220.FromZero().answer
lists_by_columns = uva220.ListsByColumns().answer
forgets_the_board = uva220.NoBoard().answer

mirrors_the_start = jutge.Mirrored().answer
ignores_the_letters = jutge.TakesTurns().answer
swaps_the_letters = jutge.SwapsTheLetters().answer
counts_white_first = jutge.CountsWhiteFirst().answer
reads_columns_first = jutge.TransposesMoves().answer
turns_the_nearest = jutge.TurnsTheNearest().answer
leaves_out_the_start = jutge.NoStart().answer

leaves_itself_out = boardsilly.NotItself().answer
jumps_opponents = boardsilly.JumpsAll().answer
lands_on_its_own = boardsilly.LandsOnItsOwn().answer
counts_ahead_only = boardsilly.CountsAheadOnly().answer
never_captures = boardsilly.CapturesNothing().answer
moves_the_opponent = boardsilly.MovesTheOpponent().answer
lists_in_lexicographic_order = Sorted().answer
