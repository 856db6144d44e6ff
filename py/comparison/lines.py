"""The expected and the actual output as lists of lines, read in slices."""

from judges import START, Step
from judges.chunks import chunks, lines_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


class ExpectedOutput:
    """What the judge printed: `lines`, and in `ends` how many there are up to each step's end.

    `starts` are the steps with which games or boards begin.
    """

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.lines: list[str] = []
        self.ends: list[int] = []
        self.starts: list[int] = []

    def read(self) -> "Iterator[None]":
        """Reads the steps; goes on after each."""
        for index, step in enumerate(self.steps):
            self.lines += lines_in(step.text)
            self.ends.append(len(self.lines))
            if step.kind == START:
                self.starts.append(index)
            yield None

    @property
    def rows(self) -> int:
        """The number of rows of the boards that the steps are about, 0 if there are none."""
        return next((step.position.n for step in self.steps if step.position), 0)

    def leave_out_open_board(self) -> None:
        """Leaves out the lines of the last Board Silly board if its list is not complete."""
        start = self.start_before(len(self.steps) - 1)
        board, player = self.steps[start].board, self.steps[start].turn
        if board and player:
            number = len(board.moves(player)) or 1
            if number != len(self.lines) - self.ends[start]:
                del self.lines[self.line_of(start) :]

    def step_of(self, line: int) -> int:
        """Returns the step that printed a line, both counted from 0; the last for a line after."""
        return min(_number_up_to(self.ends, line), len(self.steps) - 1)

    def line_of(self, step: int) -> int:
        """Returns the first line that a step printed, or would have."""
        return self.ends[step - 1] if step else 0

    def number_of(self, step: int) -> int:
        """Returns which game or board a step belongs to, counted from 1, 0 before the first."""
        return _number_up_to(self.starts, step)

    def start_before(self, step: int) -> int:
        """Returns the step with which the game or board of a step began, 0 before the first."""
        number = self.number_of(step)
        return self.starts[number - 1] if number else 0


def _number_up_to(ascending: list[int], limit: int) -> int:
    """Returns how many of the numbers are not above the limit."""
    low, high = 0, len(ascending)
    while low < high:
        middle = (low + high) // 2
        if ascending[middle] <= limit:
            low = middle + 1
        else:
            high = middle
    return low


class ActualOutput:
    """Your output: `lines` without their ends.

    `closed` tells that the last line has an end, `carriage_return` is CR if every line ends in CR
    and LF, which are then left out of `lines`.
    """

    def __init__(self, text: str) -> None:
        self.lines: list[str] = []
        self.closed = text[-1:] in ("", "\n")
        self.carriage_return = ""
        self._text = text

    def read(self) -> "Iterator[None]":
        """Cuts the text into lines; goes on after each piece."""
        for chunk in chunks(self._text):
            self.lines += lines_in(chunk)
            yield None
        yield from self._leave_out_returns()

    def _leave_out_returns(self) -> "Iterator[None]":
        ended = len(self.lines) if self.closed else len(self.lines) - 1
        for index in range(ended):
            if not self.lines[index].endswith("\r"):
                return
            yield None
        if ended > 0:
            self.carriage_return = "\r"
            for index in range(ended):
                self.lines[index] = self.lines[index][:-1]
                yield None

    def shown(self, index: int) -> str:
        """Returns a line as it was pasted."""
        return self.lines[index] + self.carriage_return
