"""The list of all wrong programs, with their guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.wrong import boardsilly as silly
from reference.wrong import jutge as n_by_n
from reference.wrong import seen, unseen
from reference.wrong import uva220 as acm
from reference.wrong import uva220_more as more

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from reference.wrong.labels import Labelled

    Program = Callable[[str], str]


class WrongProgram:
    """A wrong program for a format.

    Attributes:
        form: The name of the format.
        name: The name of the program.
        answer: Returns the program's output for an input.
        right: Parts of correct guesses; see `labels`.
        half: Parts of half correct guesses.
        seen: Whether the guesses were developed with this program.
    """

    def __init__(
        self,
        form: str,
        name: str,
        answer: Program,
        right: tuple[str, ...],
        half: tuple[str, ...],
        seen: bool,
    ) -> None:
        self.form = form
        self.name = name
        self.answer = answer
        self.right = right
        self.half = half
        self.seen = seen


# The programs that are functions: format, function and explanation.
FUNCTIONS: tuple[tuple[str, Program, str], ...] = (
    ("uva220", acm.forgets_north_west, "turns nothing over to the north-west"),
    ("uva220", acm.keeps_the_turn, "does not change the player after M"),
    (
        "uva220",
        acm.never_passes,
        "does not pass, but plays the move for the player without a legal move",
    ),
    ("uva220", acm.switches_on_l, "changes the player on L when there is no legal move"),
    (
        "uva220",
        more.goes_past_the_bracket,
        "continues past the disc that ends a line, up to the last one",
    ),
    ("uva220", more.runs_over_the_edge, "wraps over the edge into the next row"),
    (
        "uva220",
        more.passes_at_once,
        "passes only right after a move, if a player has no legal move",
    ),
    ("uva220", more.swaps_the_counts, "swaps the two counts"),
    ("uva220", more.swaps_coordinates, "writes the column before the row"),
    ("uva220", more.counts_from_zero, "counts rows and columns from 0"),
    ("uva220", more.lists_by_columns, "lists the moves column by column instead of row by row"),
    ("uva220", more.forgets_the_board, "does not print the board after Q"),
    (
        "jutge",
        n_by_n.mirrors_the_start,
        "sets up the start position mirrored, with the colours swapped",
    ),
    (
        "jutge",
        n_by_n.ignores_the_letters,
        "never passes: the players take turns, regardless of the letter of the move",
    ),
    (
        "jutge",
        n_by_n.swaps_the_letters,
        "prints B for black and N for white, but its counts are right",
    ),
    ("jutge", n_by_n.counts_white_first, "prints the white count before the black"),
    ("jutge", n_by_n.reads_columns_first, "reads the column before the row"),
    ("jutge", n_by_n.turns_the_nearest, "turns over only the nearest disc of a line"),
    ("jutge", n_by_n.leaves_out_the_start, "does not print the start position"),
    ("boardsilly", silly.leaves_itself_out, "does not count the piece itself"),
    ("boardsilly", silly.jumps_opponents, "jumps the opponent's pieces"),
    ("boardsilly", silly.lands_on_its_own, "lands on the player's own pieces"),
    ("boardsilly", silly.counts_ahead_only, "counts only the pieces ahead and the piece itself"),
    ("boardsilly", silly.never_captures, "does not capture"),
    ("boardsilly", silly.moves_the_opponent, "lists the moves of the other player"),
)


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
