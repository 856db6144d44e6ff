"""The places where two outputs differ, one after the other."""

from page.model.judge.run import Run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison import Row

SAME = "same"


class Place:
    """Rows that differ, one under the other, where a step printed them.

    `judge` and `yours` are lines of either output, counted from 1: those of the first row, or the
    last ones before it.
    """

    def __init__(self, step: int, judge: int, yours: int, row: "Row") -> None:
        self.step = step
        self.judge = judge
        self.yours = yours
        self.rows = [row]


class Differences:
    """All places in which the rows of a comparison differ, and the one that is looked at.

    `at` counts the places from 0; until one is gone to, that is the first of the step `verdict`.
    """

    def __init__(self, run: Run) -> None:
        self.places: list[Place] = []
        self.at = 0
        self.verdict: int | None = None
        self._run = run
        self._judge = self._yours = 0
        self._joins = False

    @property
    def current(self) -> Place | None:
        """The place that is looked at, None if there is none."""
        return self.places[self.at] if self.places else None

    def go_by(self, places: int) -> None:
        """Looks at another place; after the last comes the first."""
        self.verdict = None
        if self.places:
            self.at = (self.at + places) % len(self.places)

    def take(self, row: "Row") -> None:
        """Takes the next row of both outputs side by side."""
        self._judge = row.expected or self._judge
        self._yours = row.actual or self._yours
        if row.state == SAME:
            self._joins = False
        else:
            self._add(row)

    def _add(self, row: "Row") -> None:
        step = self._run.step_of_line(self._judge)
        if self._joins and self.places[-1].step == step:
            self.places[-1].rows.append(row)
        else:
            if step == self.verdict:
                self.at, self.verdict = len(self.places), None
            self.places.append(Place(step, self._judge, self._yours, row))
        self._joins = True
