"""Your output beside the judge's."""

from page.model.judge.output_differences import Comparing
from page.model.judge.stepper import Stepper
from page.model.judge.tabs import COMPARE, Tabs
from page.model.workspace import Workspace


class OutputComparison:
    """The output to compare with that of a run.

    `text` is the output and `comparing` its comparison with the judge's, None where there is none.
    `goes_there` tells that the first difference is to be shown as soon as it is found.
    """

    def __init__(self, workspace: Workspace, tabs: Tabs) -> None:
        self.text = ""
        self.goes_there = True
        self.comparing: Comparing | None = None
        self._stepper: Stepper | None = None
        self._workspace = workspace
        self._tabs = tabs

    def compare(self, stepper: Stepper) -> None:
        """Compares it, if there is one, with the output of the run that is stepped through."""
        if self.text:
            self._stepper = stepper
            self.comparing = Comparing(stepper.run, self.text, self._show_first)
            self._workspace.jobs.start(self.comparing)

    def leave(self) -> None:
        """Ends the comparison, and shows nothing of it any more."""
        self._workspace.jobs.cancel(Comparing)
        if self._stepper:
            self._stepper.different = []
        self.comparing = self._stepper = None

    def show_difference(self) -> None:
        """Shows the step that printed the lines of the difference that is looked at."""
        comparing, stepper = self.comparing, self._stepper
        if not (comparing and comparing.result and stepper):
            return
        result, place = comparing.result, comparing.differences.current
        step = place.step if place else result.step
        if step is not None:
            stepper.go_to(step)
            stepper.different = result.squares if step == result.step else []

    def go_to_difference(self, by: int) -> None:
        """Shows the next difference, or the one before with -1."""
        if self.comparing:
            self.comparing.differences.go_by(by)
            self._tabs.show(COMPARE)
            self.show_difference()

    def _show_first(self) -> None:
        if self.goes_there:
            self._workspace.do(self.show_difference)
