"""How an output is cut into answers: lists, counts, boards, positions, whatever a format prints."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# What a line of an output looks like:
GAP_LINE = "gap"
LIST_LINE = "list"
COUNT_LINE = "count"
ROW_LINE = "row"
OTHER_LINE = "other"

# What programs draw boards with, beside what their problem wants.
DRAWN = "-.BWNOXbwnox*_#"
BLANKS = " \t|"

LONGEST_LOOKED_AT = 500  # Characters of a line: the longest list of legal moves has fewer.


class Answers:
    """How the lines of an output make up answers.

    `kind` tells which of the above a line looks like, given without the white space at its ends;
    an empty one is a GAP_LINE. `begins` tells whether a line of a kind begins another answer than
    that of the lines before it, given their kinds and the number of rows of a board.
    """

    def __init__(
        self,
        kind: "Callable[[str], str]",
        begins: "Callable[[str, list[str], int], bool]",
    ) -> None:
        self._kind = kind
        self._begins = begins

    def kind(self, text: str) -> str:
        """Returns what a line looks like."""
        return self._kind(text[:LONGEST_LOOKED_AT]) if text else GAP_LINE

    def begins(self, kind: str, before: list[str], rows: int) -> bool:
        """Returns whether a line begins another answer; empty lines belong to the one before."""
        return kind != GAP_LINE and self._begins(kind, before, rows)


def looks_like_row(text: str) -> bool:
    """Returns whether a line may be the row of a board, though a few of its signs be others."""
    if not text.strip(DRAWN + BLANKS):
        return True
    others = [sign for sign in text if sign not in DRAWN + BLANKS]
    return len(others) * 4 <= len(text)


def numbers_in(text: str) -> list[int]:
    """Returns the numbers that stand in a line, without signs."""
    return [int(word) for word in "".join([c if c in "0123456789" else " " for c in text]).split()]
