"""Compares the user's output with the judge's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Job
from state.workspace import Workspace
from workbench.comparison import Comparison, comparing
from workbench.comparison.whitespace import is_blank
from workbench.model.judge.run import Run
from workbench.model.judge.stepper import Stepper
from workbench.model.judge.tabs import COMPARE, Tabs

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work
    from workbench.comparison import Mistake, Row

SAME = "same"
MOST_ROWS = 4000


class Difference:
    """Consecutive differing rows that belong to the same step.

    Attributes:
        step: The step that printed the expected lines, or the last of them after empty lines.
        expected_line: The expected line of the first row, counted from 1, or else the one above.
        actual_line: The actual line of the first row, counted from 1, or else the one above.
        rows: The rows.
    """

    def __init__(self, step: int, expected_line: int, actual_line: int, row: Row) -> None:
        self.step = step
        self.expected_line = expected_line
        self.actual_line = actual_line
        self.rows = [row]

    @property
    def first_expected(self) -> int:
        """The expected line of the first row, or the line that would be beside it."""
        return self.rows[0].expected or self.expected_line + 1

    @property
    def is_blank(self) -> bool:
        """Whether there is no text in the rows."""
        return all(is_blank(row.expected_text + row.actual_text) for row in self.rows)

    @property
    def shift(self) -> int:
        """The excess of actual over expected line numbers below the difference."""
        last = max([row.expected or self.expected_line for row in self.rows])
        return max([row.actual or self.actual_line for row in self.rows]) - last


class Differences:
    """The differences between two outputs, one of which is selected.

    Attributes:
        items: The differences found so far.
        index: The index of the selected difference.
        verdict_step: The step whose first difference will be selected when it is found, None after
            that and after the user has selected another difference.
    """

    def __init__(self, run: Run) -> None:
        self.items: list[Difference] = []
        self.index = 0
        self.verdict_step: int | None = None
        self._run = run
        self._expected_line = self._actual_line = 0
        self._continues = False

    @property
    def current(self) -> Difference | None:
        """The selected difference, None if there is none."""
        return self.items[self.index] if self.items else None

    def go_by(self, differences: int) -> None:
        """Selects another difference. After the last comes the first."""
        self.verdict_step = None
        if self.items:
            self.index = (self.index + differences) % len(self.items)

    def add(self, row: Row) -> None:
        """Adds the next row of both outputs."""
        self._expected_line = row.expected or self._expected_line
        self._actual_line = row.actual or self._actual_line
        if row.state == SAME:
            self._continues = False
        else:
            self._add_differing(row)

    def actual_line(self, expected: int) -> int | None:
        """Returns the actual line beside an expected one, both counted from 1, None if missing."""
        before = [item for item in self.items if item.first_expected <= expected]
        if not before:
            return expected
        beside = [row.actual for row in before[-1].rows if row.expected == expected]
        return beside[0] if beside else expected + before[-1].shift

    def _add_differing(self, row: Row) -> None:
        step = self._run.expected.step_of(self._expected_line - 1)
        last = self.items[-1] if self._continues else None
        if last and (last.step == step or last.is_blank):
            last.step = step
            last.rows.append(row)
        else:
            self.items.append(Difference(step, self._expected_line, self._actual_line, row))
        if step == self.verdict_step:
            self.index, self.verdict_step = len(self.items) - 1, None
        self._continues = True


class ComparisonJob(Job):
    """Compares an actual output with a finished run's, then lists their differences.

    Considers only the mistakes `among`, or all if None. Line ends of CR and LF, as Windows
    writes them, do not count as a difference.

    Attributes:
        result: The result, None until the verdict is known.
        differences: The differences found so far, from at most MOST_ROWS rows.
    """

    def __init__(
        self,
        run: Run,
        actual: str,
        on_verdict: Callable[[], None],
        among: list[Mistake] | None = None,
        of_windows: bool = False,
    ) -> None:
        self.result: Comparison | None = None
        self.differences = Differences(run)
        self._run, self._actual, self._among = run, actual, among
        self._of_windows, self._on_verdict = of_windows, on_verdict
        super().__init__()

    def work(self) -> Work:
        """Compares the outputs and lists their differences."""
        run = self._run
        if run.form is None:
            return
        finished = run.error is None and run.complete
        for result in comparing(
            run.form, run.expected, self._actual, finished, self._among, self._of_windows
        ):
            is_first = self.result is None
            self.result = result or self.result
            if self.result and is_first:
                self.differences.verdict_step = self.result.step
                self._on_verdict()
            yield None
        rows = 0
        for row in self.result.rows() if self.result else ():
            if row:
                self.differences.add(row)
                rows += 1
            if rows == MOST_ROWS:
                return
            yield None


class OutputComparison:
    """The user's output and its comparison with a run's.

    Attributes:
        actual: The user's output.
        on_windows: Whether the page runs on Windows, which writes and copies text with CR and LF.
        shows_verdict: Whether to go to the step of the verdict when it is known.
        job: The comparison, None if there is nothing to compare.
    """

    def __init__(self, workspace: Workspace, tabs: Tabs) -> None:
        self.actual = ""
        self.on_windows = False
        self.shows_verdict = True
        self.job: ComparisonJob | None = None
        self._stepper: Stepper | None = None
        self._workspace, self._tabs = workspace, tabs

    @property
    def result(self) -> Comparison | None:
        """The result, None until the verdict is known."""
        return self.job.result if self.job else None

    @property
    def differences(self) -> Differences | None:
        """The differences found so far, None if there is nothing to compare."""
        return self.job.differences if self.job else None

    def start(self, stepper: Stepper, among: list[Mistake] | None) -> None:
        """Starts to compare the actual output, unless it is empty, with that of a run.

        `among` is explained in ComparisonJob.
        """
        if self.actual:
            self._stepper = stepper
            of_windows = self.on_windows and among is None  # The sandbox adds no CR.
            self.job = ComparisonJob(stepper.run, self.actual, self._on_verdict, among, of_windows)
            self._workspace.jobs.start(self.job)

    def discard(self) -> None:
        """Cancels the comparison and removes its result."""
        self._workspace.jobs.cancel(ComparisonJob)
        if self._stepper:
            self._stepper.different = []
        self.job = self._stepper = None

    def show_difference(self) -> None:
        """Shows the step of the selected difference, or of the verdict if none is selected."""
        job, stepper = self.job, self._stepper
        if not (job and job.result and stepper):
            return
        result, difference = job.result, job.differences.current
        step = difference.step if difference else result.step
        if step is not None:
            stepper.go_to(step)
            stepper.different = result.squares if step == result.step else []

    def go_to_difference(self, by: int) -> None:
        """Selects and shows the next difference, or the previous one with -1."""
        if self.job:
            self.job.differences.go_by(by)
            self._tabs.show(COMPARE)
            self.show_difference()

    def _on_verdict(self) -> None:
        if self.shows_verdict:
            self.show_difference()
