"""One run of a judge over what was pasted."""

from jobs.job import Job
from judges import START, Format, FormatError, Step, detect

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work

LARGEST_BOARD = 200  # A move on more takes MicroPython too long for one slice.
MOST_CHARACTERS = 4_000_000
MOST_STEPS = 20_000  # More of them make the pauses of the garbage collector felt.
MOST_WARNINGS = 50

TOO_LONG = (
    "This input has {} characters, and the page runs up to {}."
    " In a terminal, python py/judge.py runs any length."
)


class Run(Job):
    """One run of a judge over an input.

    `text` is the input, `choice` the format it was to have, None if it tells by itself, and `form`
    the one it has, None if it looks like none; `reading` says which it is and why. `steps` are the
    first steps, up to MOST_STEPS, `lines` how many lines of output there are up to the end of each
    and `starts` those that begin a game or a board. `output` is what all steps print, one after the
    other. `warnings` are the first, up to MOST_WARNINGS, and `more_warnings` how many there are
    beside them. `error` is what stopped the run, None if nothing did, and `error_line` the line of
    the input where that was, None if it was nowhere.
    """

    def __init__(
        self,
        choice: Format | None,
        text: str,
        then: "Callable[[], None] | None" = None,
        wanted: int = 0,
        reached: "Callable[[], None] | None" = None,
    ) -> None:
        """`reached` is called when the first step is there, and when the step `wanted` is."""
        self.text = text
        self.choice = choice
        self.steps: list[Step] = []
        self.lines: list[int] = []
        self.starts: list[int] = []
        self.output: list[str] = []
        self.warnings: list[str] = []
        self.more_warnings = 0
        self.error_line: int | None = None
        self._milestones = {1, wanted + 1}
        self._reached = reached
        self._line = 0
        self._text_lines = text.count("\n") + (text[-1:] != "\n")
        self.form, reason = (choice, "") if choice else detect(text)
        if len(text) > MOST_CHARACTERS:
            self.form, reason = None, TOO_LONG.format(len(text), MOST_CHARACTERS)
        self.error = None if self.form else reason
        self.reading = ""
        if self.form:
            self.reading = f"{self.form.title}: {self.form.letters}. {reason}"
        super().__init__(then)

    def work(self) -> "Work":
        """Runs the judge."""
        if not self.form:
            return
        try:
            for step in self.form.run(self.text, largest=LARGEST_BOARD):
                self._keep(step)
                yield None
        except FormatError as error:
            self.error, self.error_line = str(error), error.line

    def step_of_line(self, line: int) -> int:
        """Returns the step that printed an output line, counted from 1, or the last."""
        low, high = 0, max(len(self.lines) - 1, 0)
        while low < high:
            middle = (low + high) // 2
            if self.lines[middle] < line:
                low = middle + 1
            else:
                high = middle
        return low

    @property
    def printed(self) -> str:
        """All that the judge has printed."""
        return "".join(self.output)

    @property
    def complete(self) -> bool:
        """Whether `steps` are all the steps so far."""
        return len(self.steps) < MOST_STEPS

    @property
    def progress(self) -> float:
        """How much of the input has been read."""
        return self._line / (self._text_lines or 1)

    def stop(self) -> None:
        """Ends the run where it is, as the reader wishes."""
        self.cancel()
        self.error = f"Stopped by you after line {self._line} of {self._text_lines}."

    def _keep(self, step: Step) -> None:
        self._line = step.end_line
        self.output.append(step.text)
        if step.warning:
            self._keep_warning(step.warning)
        if len(self.steps) < MOST_STEPS:
            printed = self.lines[-1] if self.lines else 0
            self.lines.append(printed + step.text.count("\n"))
            if step.kind == START:
                self.starts.append(len(self.steps))
            self.steps.append(step)
            if len(self.steps) in self._milestones and self._reached:
                self._reached()

    def _keep_warning(self, warning: str) -> None:
        if len(self.warnings) < MOST_WARNINGS:
            self.warnings.append(warning)
        else:
            self.more_warnings += 1
