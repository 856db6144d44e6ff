"""One run of a judge on an input."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Job
from text.reader import FormatError
from workbench.formats import detect
from workbench.judging import Format, Step
from workbench.judging.expected_output import ExpectedOutput

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work

LARGEST_BOARD = 200  # On a larger one, a move takes MicroPython too long for one slice.
MOST_CHARACTERS = 4_000_000
MOST_STEPS = 20_000  # More would make the pauses of the garbage collector noticeable.
MOST_WARNINGS = 50

TOO_LONG = (
    "This input has {} characters; the page runs at most {}."
    " In a terminal, python py/judge.py runs any length."
)


class Run(Job):
    """One run of a judge on an input.

    Reports the first step and a wanted one, counted from 0, and the end if it comes by itself.

    Attributes:
        text: The input.
        chosen_form: The chosen format, None to detect it.
        form: The format of the input, None if it was not detected.
        format_note: The format and how it was detected, empty if it was not.
        expected: The first steps, at most MOST_STEPS, and the lines that they print.
        steps: The steps of `expected`.
        output: The output of each step, including those that are not in `steps`.
        warnings: The first warnings, at most MOST_WARNINGS.
        more_warnings: The number of further warnings.
        error: Why the run ended early, None if it did not.
        error_line: The input line of the error, None if it has none.
    """

    def __init__(
        self,
        chosen_form: Format | None,
        text: str,
        then: Callable[[], None] | None = None,
        wanted_step: int = 0,
        on_step: Callable[[], None] | None = None,
    ) -> None:
        self.text = text
        self.chosen_form = chosen_form
        self.expected = ExpectedOutput()
        self.steps = self.expected.steps
        self.output: list[str] = []
        self.warnings: list[str] = []
        self.more_warnings = 0
        self.error_line: int | None = None
        self._reported_counts = {1, wanted_step + 1}
        self._on_step = on_step
        self._line = 0
        self._line_count = text.count("\n") + (text[-1:] != "\n")
        if len(text) > MOST_CHARACTERS:
            self.form, reason = None, TOO_LONG.format(len(text), MOST_CHARACTERS)
        else:
            self.form, reason = (chosen_form, "") if chosen_form else detect(text)
        self.error = None if self.form else reason
        self.format_note = ""
        if self.form:
            self.format_note = f"{self.form.title}: {self.form.letters}. {reason}"
        super().__init__(then)

    def work(self) -> Work:
        """Runs the judge."""
        if not self.form:
            return
        try:
            for step in self.form.run(self.text, largest=LARGEST_BOARD):
                self._add(step)
                yield None
        except FormatError as error:
            self.error, self.error_line = str(error), error.line

    @property
    def printed(self) -> str:
        """The whole output so far."""
        return "".join(self.output)

    @property
    def complete(self) -> bool:
        """Whether `steps` contains all steps so far."""
        return len(self.steps) < MOST_STEPS

    @property
    def progress(self) -> float:
        """The fraction of the input that has been read."""
        return self._line / (self._line_count or 1)

    def stop(self) -> None:
        """Stops the run for the user."""
        self.cancel()
        self.error = f"Stopped after line {self._line} of {self._line_count}."

    def _add(self, step: Step) -> None:
        self._line = step.end_line
        self.output.append(step.text)
        if step.warning:
            self._add_warning(step.warning)
        if len(self.steps) < MOST_STEPS:
            self.expected.add(step)
            if len(self.steps) in self._reported_counts and self._on_step:
                self._on_step()

    def _add_warning(self, warning: str) -> None:
        if len(self.warnings) < MOST_WARNINGS:
            self.warnings.append(warning)
        else:
            self.more_warnings += 1
