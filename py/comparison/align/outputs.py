"""The expected and the actual output of one input, and their alignment."""

from comparison.lines import ActualOutput, ExpectedOutput
from comparison.whitespace import Spacing
from judges import Format, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.align.alignment import Pairing
    from comparison.align.segments import Segment


class Outputs:
    """Both outputs of one input: `printed` by the judge, and `pasted`.

    `form` is the format, and `pairing` says which of their lines stand against one another.
    `spacings` are the differences in white space before the first other.
    """

    def __init__(
        self, form: Format, printed: ExpectedOutput, pasted: ActualOutput, pairing: "Pairing"
    ) -> None:
        self.form = form
        self.printed = printed
        self.pasted = pasted
        self.pairing = pairing
        self.spacings: list[Spacing] = []

    def your_text(self, stretch: "Segment") -> str:
        """Returns what yours has in a stretch for the judge's first line, in one line."""
        number = stretch.your_lines if stretch.lines == 1 else 1
        return " ".join(self.pasted.lines[stretch.yours : stretch.yours + number])

    @property
    def steps(self) -> list[Step]:
        """The steps of the judge."""
        return self.printed.steps
