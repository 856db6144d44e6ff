"""Programs with one classic mistake of students each, as functions, and what explains them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student import student_boardsilly
from reference.wrong import seen, unseen

if TYPE_CHECKING:
    from collections.abc import Callable

    Program = Callable[[str], str]


class _Sorted(student_boardsilly.Student):
    """Is correct, because any order is."""

    def lines(self) -> list[str]:
        return sorted(super().lines())


forgets_north_west = seen.uva220.ForgetsNorthWest().answer
keeps_the_turn = seen.uva220.KeepsTheTurn().answer
never_passes = unseen.uva220.NoPassAtAll().answer
switches_on_l = seen.uva220.SwitchesOnL().answer
goes_past_the_bracket = seen.uva220.GoesPastTheBracket().answer
runs_over_the_edge = unseen.uva220.NextRow().answer
passes_at_once = seen.uva220.PassesAtOnce().answer
swaps_the_counts = seen.uva220.SwapsTheCounts().answer
swaps_coordinates = seen.uva220.SwapsCoordinates().answer
counts_from_zero = unseen.uva220.FromZero().answer
lists_by_columns = seen.uva220.ListsByColumns().answer
forgets_the_board = unseen.uva220.NoBoard().answer

mirrors_the_start = unseen.jutge.Mirrored().answer
ignores_the_letters = unseen.jutge.TakesTurns().answer
swaps_the_letters = seen.jutge.SwapsTheLetters().answer
counts_white_first = seen.jutge.CountsWhiteFirst().answer
reads_columns_first = unseen.jutge.TransposesMoves().answer
turns_the_nearest = seen.jutge.TurnsTheNearest().answer
leaves_out_the_start = unseen.jutge.NoStart().answer

leaves_itself_out = unseen.boardsilly.NotItself().answer
jumps_opponents = unseen.boardsilly.JumpsAll().answer
lands_on_its_own = seen.boardsilly.LandsOnItsOwn().answer
counts_ahead_only = seen.boardsilly.CountsAheadOnly().answer
never_captures = unseen.boardsilly.CapturesNothing().answer
moves_the_opponent = seen.boardsilly.MovesTheOpponent().answer
lists_in_lexicographic_order = _Sorted().answer

# The explanations, by format.
_EXPLAINED: dict[str, dict[Program, str]] = {
    "uva220": {
        forgets_north_west: "turns nothing over to the north-west",
        keeps_the_turn: "does not change the player after M",
        never_passes: "does not pass, but plays the move for the player without a legal move",
        switches_on_l: "changes the player on L when there is no legal move",
        goes_past_the_bracket: "continues past the disc that ends a line, up to the last one",
        runs_over_the_edge: "wraps over the edge into the next row",
        passes_at_once: "passes only right after a move, if a player has no legal move",
        swaps_the_counts: "swaps the two counts",
        swaps_coordinates: "writes the column before the row",
        counts_from_zero: "counts rows and columns from 0",
        lists_by_columns: "lists the moves column by column instead of row by row",
        forgets_the_board: "does not print the board after Q",
    },
    "jutge": {
        mirrors_the_start: "sets up the start position mirrored, with the colours swapped",
        ignores_the_letters: "never passes: the players take turns, regardless of the letter"
        " of the move",
        swaps_the_letters: "prints B for black and N for white, but its counts are right",
        counts_white_first: "prints the white count before the black",
        reads_columns_first: "reads the column before the row",
        turns_the_nearest: "turns over only the nearest disc of a line",
        leaves_out_the_start: "does not print the start position",
    },
    "boardsilly": {
        leaves_itself_out: "does not count the piece itself",
        jumps_opponents: "jumps the opponent's pieces",
        lands_on_its_own: "lands on the player's own pieces",
        counts_ahead_only: "counts only the pieces ahead and the piece itself",
        never_captures: "does not capture",
        moves_the_opponent: "lists the moves of the other player",
    },
}
# Format, program and explanation.
CLASSIC = [
    (form, program, said) for form, found in _EXPLAINED.items() for program, said in found.items()
]
