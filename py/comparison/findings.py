"""What comes of comparing two outputs."""

from comparison.align.outputs import Outputs
from comparison.align.rows import Row, rows
from comparison.align.sides import Side
from comparison.diagnose.explanations import Explanation
from comparison.diagnose.kinds import IDENTICAL, REORDERED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


class Comparison:
    """How an output compares with the judge's.

    `kind` is one of `comparison.diagnose.kinds`: IDENTICAL; WHITESPACE if only white space differs;
    REORDERED if the same moves stand in another order and any is right, MISORDERED if it is wrong;
    AGREES if the judge stopped and all up to there is the same; DIFFERENT; LACKING or EXTRA if
    lines are missing or too many; SHORT or LONG if that is so at the end; NOTHING.
    `verdict` says it in a sentence. `spacings` are phrases on the differences in white space up to
    the first real one.

    `judge` and `yours` are the two sides of the first difference, `step` is the step that printed
    the judge's, None if there is no difference. `squares` are the squares in which the boards,
    lists or moves of the sides differ. `reading` says what is wrong as far as the line itself
    tells, `guess` what a program that prints this most likely does, empty if nothing is found that
    explains it; `explanations` are all that explain it equally well. `outputs` are those compared.
    """

    def __init__(self, kind: str, spacings: list[str]) -> None:
        self.kind = kind
        self.verdict = ""
        self.spacings = spacings
        self.judge = Side(None, None)
        self.yours = Side(None, None)
        self.step: int | None = None
        self.squares: list[int] = []
        self.reading = ""
        self.guess = ""
        self.explanations: list[Explanation] = []
        self.outputs: Outputs | None = None

    def rows(self, whole: bool = True) -> "Iterator[Row | None]":
        """Yields the rows that set both outputs side by side; see `comparison.align.rows`."""
        return rows(self.outputs, whole) if self.outputs else iter(())

    @property
    def right(self) -> bool:
        """Whether the output is right: the judge's to the byte, or one that it takes for that."""
        return self.kind in (IDENTICAL, REORDERED) and not self.spacings

    @property
    def line(self) -> int | None:
        """The line of the first difference: the judge's, yours where the judge has none."""
        return self.yours.line if self.judge.line is None else self.judge.line
