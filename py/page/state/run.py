"""One run of a judge over what was pasted, a slice of time at a time."""

from judges import FormatError, detect, run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judges import Step

AUTO = "auto"
LARGEST_BOARD = 200  # A move on more takes MicroPython too long for one slice.
MOST_CHARACTERS = 4_000_000
MOST_STEPS = 20_000  # More of them make the pauses of the garbage collector felt.

TITLES = {
    "uva220": "UVa 220, where B is black and W is white",
    "jutge": "Jutge P18992, where N is black (negre) and B is white (blanc)",
    "boardsilly": "Board Silly, where any order of the moves is right",
}
TOO_LONG = (
    "This input has {} characters, and the page runs up to {}."
    " In a terminal, python py/judge.py runs any length."
)


class Run:
    """One run of a judge over an input.

    `form` is the format, None if the input looks like none, and `reading` says which it is and
    why. `steps` are the first steps, up to MOST_STEPS, and `lines` how many lines of output there
    are up to the end of each. `error` is what stopped the run, None if nothing did, and `done`
    tells that it is over. `text` is the input.
    """

    def __init__(self, choice: str, text: str) -> None:
        self.steps: list[Step] = []
        self.lines: list[int] = []
        self.text = text
        self._line = 0
        self._text_lines = text.count("\n") + (text[-1:] != "\n")
        self.form, reason = detect(text) if choice == AUTO else (choice, "")
        if len(text) > MOST_CHARACTERS:
            self.form, reason = None, TOO_LONG.format(len(text), MOST_CHARACTERS)
        self.done = False
        self.error = None if self.form else reason
        self.reading = f"Read as {TITLES[self.form]}. {reason}" if self.form else ""
        options = {"largest": LARGEST_BOARD} if self.form == "jutge" else {}
        self._rest = run(self.form, text, **options) if self.form else iter([])

    def advance(self, milliseconds: int, clock: "Callable[[], int]") -> "list[Step]":
        """Goes on for about so long by the clock and returns the new steps."""
        new: list[Step] = []
        end = clock() + milliseconds
        try:
            for step in self._rest:
                new.append(step)
                self._keep(step)
                if clock() >= end:
                    return new
        except FormatError as error:
            self.error = str(error)
        self.done = True
        return new

    @property
    def complete(self) -> bool:
        """Whether `steps` are all the steps so far."""
        return len(self.steps) < MOST_STEPS

    @property
    def progress(self) -> float:
        """How much of the input has been read, from 0 to 1."""
        return self._line / (self._text_lines or 1)

    def cancel(self) -> None:
        """Stops the run where it is."""
        self.done, self._rest = True, iter([])
        self.error = f"Stopped by you after line {self._line} of {self._text_lines}."

    def _keep(self, step: "Step") -> None:
        self._line = step.end_line
        if len(self.steps) < MOST_STEPS:
            printed = self.lines[-1] if self.lines else 0
            self.lines.append(printed + step.text.count("\n"))
            self.steps.append(step)
