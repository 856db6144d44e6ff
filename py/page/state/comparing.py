"""Compares what was pasted with what the judge printed, a slice of time at a time."""

from comparison import aligned, comparing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from comparison import Comparison, Row
    from page.state.run import Run

MOST_ROWS = 4000


class Comparing:
    """A comparison under way.

    `result` is None until the verdict stands; `explained` tells that the guess at what went wrong
    has been added to it; `rows` are the first MOST_ROWS lines of both outputs side by side, as far
    as they are known; `done` tells that there is no more to come.
    """

    def __init__(self, run: "Run", yours: str) -> None:
        self.result: Comparison | None = None
        self.explained = False
        self.rows: list[Row] = []
        self.done = False
        self._rest = self._work(run, yours)

    def advance(self, milliseconds: int, clock: "Callable[[], int]") -> None:
        """Goes on for about so long by the clock."""
        end = clock() + milliseconds
        for _ in self._rest:
            if clock() >= end:
                return
        self.done = True

    def _work(self, run: "Run", yours: str) -> "Iterator[None]":
        """Goes on after each piece of work."""
        if run.form is None:
            return
        finished = run.error is None and run.complete
        for result in comparing(run.form, run.steps, yours, finished):
            self.result = result or self.result
            yield None
        self.explained = True
        for row in aligned(run.form, run.steps, yours):
            if row:
                self.rows.append(row)
            if len(self.rows) == MOST_ROWS:
                return
            yield None
