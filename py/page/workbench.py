"""The judge workbench: runs a judge over what was pasted, a slice of time at a time."""

from judges import FormatError, detect, run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judges import Step

AUTO = "auto"
LARGEST_BOARD = 200  # The main thread writes out a board of this size in about 50 ms.

TITLES = {
    "uva220": "UVa 220, where B is black and W is white",
    "jutge": "Jutge P18992, where N is black (negre) and B is white (blanc)",
    "boardsilly": "Board Silly, where any order of the moves is right",
}


class Run:
    """One run of a judge over an input.

    `form` is the format, None if the input looks like none, and `reading` says which it is and
    why. `steps` are the steps so far, `error` is what stopped the run, None if nothing did, and
    `done` tells that it is over.
    """

    def __init__(self, choice: str, text: str) -> None:
        self.steps: list[Step] = []
        self.error: str | None = None
        self.form, reason = detect(text) if choice == AUTO else (choice, "")
        self.done = self.form is None
        if self.form is None:
            self.reading = ""
            self.error = reason
            return
        self.reading = f"Read as {TITLES[self.form]}. {reason}"
        options = {"largest": LARGEST_BOARD} if self.form == "jutge" else {}
        self._rest = run(self.form, text, **options)

    def advance(self, milliseconds: int, clock: "Callable[[], int]") -> "list[Step]":
        """Goes on for about so long by the clock and returns the new steps."""
        known = len(self.steps)
        end = clock() + milliseconds
        try:
            for step in self._rest:
                self.steps.append(step)
                if clock() >= end:
                    return self.steps[known:]
        except FormatError as error:
            self.error = str(error)
        self.done = True
        return self.steps[known:]
