"""The list of all wrong programs, with their guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reference.wrong import boardsilly as silly
from reference.wrong import jutge as n_by_n
from reference.wrong import seen, unseen
from reference.wrong import uva220 as acm
from reference.wrong import uva220_more as more

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from reference.wrong.labels import Labelled

    Program = Callable[[str], str]


class WrongProgram(NamedTuple):
    """A wrong program for a format.

    Attributes:
        form: The name of the format.
        name: The name of the program.
        answer: Returns the program's output for an input.
        right: Parts of correct guesses; see `labels`.
        half: Parts of half correct guesses.
        seen: Whether the guesses were developed with this program.
    """

    form: str
    name: str
    answer: Program
    right: tuple[str, ...]
    half: tuple[str, ...]
    seen: bool


# The programs that are functions, with their explanations, by format.
_BY_FORMAT: dict[str, dict[Program, str]] = {
    "uva220": {
        acm.forgets_north_west: "turns nothing over to the north-west",
        acm.keeps_the_turn: "does not change the player after M",
        acm.never_passes: "does not pass, but plays the move for the player without a legal move",
        acm.switches_on_l: "changes the player on L when there is no legal move",
        more.goes_past_the_bracket: "continues past the disc that ends a line, up to the last one",
        more.runs_over_the_edge: "wraps over the edge into the next row",
        more.passes_at_once: "passes only right after a move, if a player has no legal move",
        more.swaps_the_counts: "swaps the two counts",
        more.swaps_coordinates: "writes the column before the row",
        more.counts_from_zero: "counts rows and columns from 0",
        more.lists_by_columns: "lists the moves column by column instead of row by row",
        more.forgets_the_board: "does not print the board after Q",
    },
    "jutge": {
        n_by_n.mirrors_the_start: "sets up the start position mirrored, with the colours swapped",
        n_by_n.ignores_the_letters: "never passes: the players take turns, regardless of the letter"
        " of the move",
        n_by_n.swaps_the_letters: "prints B for black and N for white, but its counts are right",
        n_by_n.counts_white_first: "prints the white count before the black",
        n_by_n.reads_columns_first: "reads the column before the row",
        n_by_n.turns_the_nearest: "turns over only the nearest disc of a line",
        n_by_n.leaves_out_the_start: "does not print the start position",
    },
    "boardsilly": {
        silly.leaves_itself_out: "does not count the piece itself",
        silly.jumps_opponents: "jumps the opponent's pieces",
        silly.lands_on_its_own: "lands on the player's own pieces",
        silly.counts_ahead_only: "counts only the pieces ahead and the piece itself",
        silly.never_captures: "does not capture",
        silly.moves_the_opponent: "lists the moves of the other player",
    },
}
# Format, function and explanation.
FUNCTIONS = [
    (form, program, said) for form, found in _BY_FORMAT.items() for program, said in found.items()
]


def wrong_programs() -> list[WrongProgram]:
    """Returns all wrong programs."""
    found = [
        WrongProgram(form, program.__name__, program, (phrase,), (), True)
        for form, program, phrase in FUNCTIONS
    ]
    return found + list(_of_classes(seen.WRONG, True)) + list(_of_classes(unseen.WRONG, False))


def _of_classes(bases: Mapping[str, type[Labelled]], is_seen: bool) -> Iterator[WrongProgram]:
    for form, base in bases.items():
        for wrong in base.__subclasses__():
            answer = wrong().answer  # type: ignore[attr-defined]
            yield WrongProgram(form, wrong.__name__, answer, wrong.right, wrong.half, is_seen)
