"""What `comparison` knows of a format."""

from comparison.align.outputs import Outputs
from comparison.diagnose.explanations import Explanation
from comparison.lines import ExpectedOutput
from judges import Format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Profile:
    """The words and the mistakes of a format.

    `between` says where its empty lines stand. `meant` returns what a line of yours means, as lines
    of the judge's without white space: see `meanings`. `place` returns what the line is that a step
    printed, in the words of the problem: from what was printed, the step, and the number of the
    line among those of the step, both counted from 0, the number None for all of them. `explained`
    yields, after every bit of work, the explanations found so far that explain the most, given the
    step where two outputs part.
    """

    def __init__(
        self,
        form: Format,
        *,
        between: str,
        meant: "Callable[[str], list[str]]",
        place: "Callable[[ExpectedOutput, int, int | None], str]",
        explained: "Callable[[Outputs, int], Iterator[list[Explanation]]]",
    ) -> None:
        self.form = form
        self.between = between
        self.meant = meant
        self.place = place
        self.explained = explained
