"""The two outputs as lists of lines, read a slice at a time."""

from boardsilly import Board
from comparison.commands import start_before

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.walk import Walk
    from judges import Step

LINES_IN_SLICE = 10_000
STEPS_IN_SLICE = 1_000


class Printed:
    """What the judge printed: `lines`, and in `ends` how many there are up to each step's end."""

    def __init__(self, steps: "list[Step]") -> None:
        self.steps = steps
        self.lines: list[str] = []
        self.ends: list[int] = []

    def read(self) -> "Iterator[None]":
        """Reads the steps; goes on after each slice."""
        for number, step in enumerate(self.steps):
            self.lines += step.text.split("\n")
            self.lines.pop()
            self.ends.append(len(self.lines))
            if number % STEPS_IN_SLICE == 0:
                yield None

    def leave_out_open_board(self) -> None:
        """Leaves out the lines of the last Board Silly board if its list is not complete."""
        start = start_before(self.steps, len(self.steps) - 1)
        board, player = self.steps[start].position, self.steps[start].turn
        if isinstance(board, Board) and player is not None:
            number = len(board.moves(player)) or 1
            if number != len(self.lines) - self.ends[start]:
                del self.lines[self.start_of(start) :]

    def step_of(self, line: int) -> int:
        """Returns the step that printed a line, both counted from 0; the last for a line after."""
        low, high = 0, len(self.ends) - 1
        while low < high:
            middle = (low + high) // 2
            if self.ends[middle] <= line:
                low = middle + 1
            else:
                high = middle
        return low

    def start_of(self, step: int) -> int:
        """Returns the first line that a step printed, or would have."""
        return self.ends[step - 1] if step else 0


class Pasted:
    """Your output: `lines` without their ends.

    `closed` tells that the last line has an end, `carriage_return` is CR if every line ends in CR
    and LF, which are then left out of `lines`.
    """

    def __init__(self, text: str) -> None:
        self.lines: list[str] = []
        self.closed = text[-1:] in ("", "\n")
        line_ends = text.count("\n")
        every = line_ends > 0 and text.count("\r\n") == line_ends
        self.carriage_return = "\r" if every else ""
        self._text = text.replace("\r\n", "\n") if every else text

    def read(self) -> "Iterator[None]":
        """Cuts the text into lines; goes on after each slice."""
        rest = self._text[:-1] if self.closed else self._text
        more = len(self._text) > 0
        while more:
            parts = rest.split("\n", LINES_IN_SLICE)
            more = len(parts) > LINES_IN_SLICE
            if more:
                rest = parts.pop()
            self.lines += parts
            yield None

    def shown(self, index: int) -> "str | None":
        """Returns a line as it was pasted, None after the last."""
        return self.lines[index] + self.carriage_return if index < len(self.lines) else None


class Outputs:
    """Both outputs of one input: `printed` by the judge, `pasted`, and the `walk` through them.

    `form` is the format; `finished` tells that the judge has printed all there is.
    """

    def __init__(
        self, form: str, printed: Printed, pasted: Pasted, walk: "Walk", finished: bool
    ) -> None:
        self.form = form
        self.printed = printed
        self.pasted = pasted
        self.walk = walk
        self.finished = finished

    @property
    def steps(self) -> "list[Step]":
        """The steps of the judge."""
        return self.printed.steps
