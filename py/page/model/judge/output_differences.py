"""Compares what was pasted with what the judge printed."""

from comparison import Comparison, comparing
from jobs.job import Job
from page.model.judge.difference_list import Differences
from page.model.judge.run import Run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work

MOST_ROWS = 4000


class Comparing(Job):
    """A comparison under way.

    `result` is None until the verdict stands; `explained` tells that the guess at what went wrong
    has been added to it; `differences` are the places where the outputs part, as far as they are
    known, with MOST_ROWS of both side by side at most.
    """

    def __init__(self, run: Run, yours: str, found: "Callable[[], None]") -> None:
        """`found` is called when the verdict stands."""
        self.result: Comparison | None = None
        self.explained = False
        self.differences = Differences(run)
        self._run = run
        self._yours = yours
        self._found = found
        super().__init__()

    def work(self) -> "Work":
        """Compares the outputs, then sets them side by side."""
        run, yours = self._run, self._yours
        if run.form is None:
            return
        finished = run.error is None and run.complete
        for result in comparing(run.form, run.steps, yours, finished):
            is_first = self.result is None
            self.result = result or self.result
            if self.result and is_first:
                self.differences.verdict = self.result.step
                self._found()
            yield None
        self.explained = True
        rows = 0
        for row in self.result.rows() if self.result else ():
            if row:
                self.differences.take(row)
                rows += 1
            if rows == MOST_ROWS:
                return
            yield None
