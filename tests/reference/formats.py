"""Test data for each format, independent of the project's code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference import random_inputs, samples, smaller
from reference.chance import Chance
from reference.slow import boardsilly_slow, jutge_slow, uva220_slow

if TYPE_CHECKING:
    from collections.abc import Callable

EMPTY_BOARD = 8 * "--------\n"


def no_doubts(text: str) -> list[bool]:
    return []


class Reference:
    """Functions and data to test a format with.

    Attributes:
        answer: A slow judge.
        doubts: Returns for each move whether the statement rules it out.
        smaller: Returns the valid inputs with one element less.
        cut_short: A truncated input, the output before the error, and its line and column.
        doubtful: An input with a warning, its output, and the line of the warning.
        wrong: The output for the sample with one change, and the number of squares concerned.
        digest: The first digits of the SHA-256 of generated inputs. A seed gives the same input in
            both Pythons and in every release, so that a note about a failing program stays true.
    """

    def __init__(
        self,
        *,
        answer: Callable[..., str],
        doubts: Callable[[str], list[bool]],
        random_input: Callable[..., str],
        smaller: Callable[[str], list[str]],
        cut_short: tuple[str, str, tuple[int, int]],
        doubtful: tuple[str, str, int],
        wrong: tuple[str, int],
        digest: str,
    ) -> None:
        self.answer = answer
        self.doubts = doubts
        self.smaller = smaller
        self.cut_short = cut_short
        self.doubtful = doubtful
        self.wrong = wrong
        self.digest = digest
        self._random_input = random_input

    def random_input(self, chance: Chance, wild: bool = False) -> str:
        """Returns a random input, a `wild` one with moves that the statement rules out."""
        return self._random_input(chance, wild)


REFERENCES = {
    "uva220": Reference(
        answer=uva220_slow.answer,
        doubts=uva220_slow.doubts,
        random_input=random_inputs.uva220,
        smaller=smaller.uva220,
        cut_short=("1\n" + EMPTY_BOARD + "B\nL\nM39\n", "No legal move.\n", (12, 3)),
        doubtful=("1\n" + EMPTY_BOARD + "B", EMPTY_BOARD, 10),
        wrong=(samples.UVA220_OUTPUT.replace("WWWWW---", "WWWBW---"), 1),
        digest="db0bf01f994f218b",
    ),
    "jutge": Reference(
        answer=jutge_slow.answer,
        doubts=jutge_slow.doubts,
        random_input=random_inputs.jutge,
        smaller=smaller.jutge,
        cut_short=("4\nN 1 2\nB 1\n", samples.JUTGE_OUTPUT, (3, 4)),
        doubtful=(
            "4\nB 1 3\n",
            "....\n.BN.\n.NB.\n....\n2:2\n\n..B.\n.BB.\n.NB.\n....\n1:4\n\n",
            2,
        ),
        wrong=(samples.JUTGE_OUTPUT.replace(".NN.", ".NB.", 1), 1),
        digest="e8679f9ba9ae8006",
    ),
    "boardsilly": Reference(
        answer=boardsilly_slow.answer,
        doubts=no_doubts,
        random_input=random_inputs.boardsilly,
        smaller=smaller.boardsilly,
        cut_short=(
            samples.BOARDSILLY_INPUT + "........\n?",
            samples.BOARDSILLY_OUTPUT,
            (20, 1),
        ),
        doubtful=(8 * "........\n" + "X", "No moves are possible\n", 1),
        # A missing move: its origin and its target.
        wrong=(samples.BOARDSILLY_OUTPUT.replace("G3-H4\n", ""), 2),
        digest="91797c3e73920927",
    ),
}
