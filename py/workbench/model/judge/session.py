"""The state of the Judge view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Pause
from saved.work import JUDGE
from state.notice import Notice
from state.workspace import NoSteps, Workspace
from workbench.formats import AUTO, FORMATS, detect
from workbench.formats.boardsilly.rules import SIZE
from workbench.judging import ASIDE, Format
from workbench.model.judge.boardsilly_scene import repainted
from workbench.model.judge.input_generator import InputGenerator, InputOrigin
from workbench.model.judge.output_comparison import OutputComparison
from workbench.model.judge.run import Run
from workbench.model.judge.shown_failure import ShownFailure
from workbench.model.judge.stepper import Stepper
from workbench.model.judge.tabs import Tabs

if TYPE_CHECKING:
    from collections.abc import Callable

    from saved.work import SnapshotData

LONGEST_AUTOMATIC = 20_000  # Characters of an input that runs automatically.
TYPING = "waiting until the user stops typing"  # A kind of job.
AFTER_TYPING = 0.3  # Seconds.
CLEARED = "Input cleared."
REPLACED = "The input was replaced."
OUTPUT_REPLACED = "Your output was replaced."
NOTHING_READ = "No part of this input could be read."


class SessionUndo:
    """Returns functions that restore the current texts of a session, and offers them."""

    def __init__(self, session: JudgeSession, notice: Notice) -> None:
        self._session, self._notice = session, notice

    def of_input(self) -> Callable[[], None]:
        """Returns a function that restores the current format, input and step."""
        session = self._session
        form, text = session.chosen_form, session.input
        step = session.stepper.index if session.stepper else 0

        def undo() -> None:
            session.start_run(form, text, step)

        return undo

    def of_output(self) -> Callable[[], None]:
        """Returns a function that restores the user's current output."""
        actual = self._session.comparison.actual
        return lambda: self._session.compare(actual)

    def of_texts(self) -> Callable[[], None]:
        """Returns a function that restores the current format, input, step and output."""
        undo_input, comparison = self.of_input(), self._session.comparison
        actual = comparison.actual

        def undo() -> None:
            comparison.actual = actual
            undo_input()

        return undo

    def replace_restored(self, form: str, text: str) -> None:
        """Replaces the restored input by one typed before. It can be undone for a while."""
        session = self._session
        before, undo = session.input, self.of_input()
        session.restore(session.saved | {"format": form, "input": text})
        self.offer(REPLACED, before, text, undo)

    def offer(self, said: str, before: str, after: str, undo: Callable[[], None]) -> None:
        """Offers to undo the replacement of a text, if there was another one."""
        if before and before != after:
            self._notice.say_briefly(said, undo)


class JudgeSession:
    """The input, its run, and everything that depends on the run.

    Attributes:
        chosen_form: The chosen format, None to detect it.
        input: The judge input.
        stepper: The steps of the current run, None before the first run.
        wanted_step: The step to show when the run reaches it.
        tabs: The tabs of the Judge view.
        comparison: The user's output and its comparison with the run's.
        generator: Generates inputs.
        failure: The last failed test that was shown.
        undo: Restores replaced texts.
    """

    def __init__(self, workspace: Workspace, notice: Notice) -> None:
        self.chosen_form: Format | None = None
        self.input = ""
        self.stepper: Stepper | None = None
        self.wanted_step: int | None = None
        self.tabs = Tabs()
        self.comparison = OutputComparison(workspace, self.tabs)
        self.generator = InputGenerator(workspace.jobs)
        self.failure = ShownFailure()
        self.undo = SessionUndo(self, notice)
        self._workspace, self._notice = workspace, notice
        self._origin: InputOrigin | None = None  # Of the current input, if it was generated.

    @property
    def run(self) -> Run | None:
        """The current run, None before the first."""
        return self.stepper.run if self.stepper else None

    @property
    def chosen_form_name(self) -> str:
        """The name of the chosen format, or AUTO."""
        return self.chosen_form.name if self.chosen_form else AUTO

    @property
    def form(self) -> Format:
        """The format of generated inputs: the chosen one, or else that of the current run."""
        return self.chosen_form or (self.run and self.run.form) or FORMATS[0]

    @property
    def stale(self) -> bool:
        """Whether the input or the chosen format has changed since the run."""
        run = self.run
        return run is not None and (
            run.text is not self.input or run.chosen_form is not self.chosen_form
        )

    @property
    def runs_automatically(self) -> bool:
        """Whether the input is short enough to run without a press on Run."""
        return len(self.input) <= LONGEST_AUTOMATIC

    def choose_form(self, name: str) -> None:
        """Chooses a format, or AUTO, and runs the input."""
        self.chosen_form = _format(name)
        if self.input and self.runs_automatically:
            self.start_run(self.chosen_form, self.input, self.wanted_step)

    @property
    def saved(self) -> Any:
        """Its fields of a snapshot to store, with the user's texts if a test has replaced them."""
        displayed = self.displayed
        if self.shows_failure:
            return self.failure.replaced | {"shown": displayed["shown"]}
        return displayed

    @property
    def shows_failure(self) -> bool:
        """Whether a failing test has replaced the user's texts."""
        failure = self.failure
        return bool(failure.replaced) and failure.has_texts(self.input, self.comparison.actual)

    @property
    def displayed(self) -> Any:
        """Its fields of a snapshot to send. The step is the wanted one until the run reaches it."""
        stepper, step = self.stepper, self.wanted_step
        if step is None:
            step = stepper.index if stepper and stepper.on_board else -1
        return {
            "format": self.chosen_form_name,
            "input": self.input,
            "yours": self.comparison.actual,
            "step": step,
            "shown": self.tabs.shown,
        }

    def restore(self, data: SnapshotData) -> None:
        """Restores its fields of a snapshot without a run."""
        self.failure.forget_input()
        self.chosen_form, self.input = _format(data["format"]), data["input"]
        self.comparison.actual = data["yours"]
        self.tabs.show(data["shown"])
        self.wanted_step = data["step"] if data["step"] >= 0 else None

    def type(self, text: str) -> None:
        """Replaces the input by a typed one, which runs after a short delay."""
        self.input, self.wanted_step = text, None
        self.comparison.discard()
        self._workspace.jobs.cancel(Run)
        if self.runs_automatically:
            self._workspace.jobs.start(Pause(TYPING, AFTER_TYPING, self.rerun))

    def paste(self, text: str, replaces_all: bool) -> None:
        """Replaces the input after a paste and runs it at once.

        If nothing is left of another input, the format is detected.
        """
        self.type(text)
        if replaces_all:
            self.chosen_form = None
        if self.runs_automatically:
            self.rerun()

    def open_input(self, text: str, form: Format | None = None) -> None:
        """Runs a new input in the Judge view. It can be undone for a while.

        A known format is chosen if detection would find another one.
        """
        before, undo = self.input, self.undo.of_input()
        self._workspace.go_to(JUDGE)
        self.start_run(unless_detected(form, text), text)
        self.undo.offer(REPLACED, before, text, undo)

    def open_output(self, text: str) -> None:
        """Compares a new output. It can be undone for a while."""
        before, undo = self.comparison.actual, self.undo.of_output()
        self.compare(text)
        self.undo.offer(OUTPUT_REPLACED, before, text, undo)

    def clear(self) -> None:
        """Clears the input and its format. It can be undone for a while."""
        undo = self.undo.of_input()
        self.start_run(None, "")
        self._notice.say_briefly(CLEARED, undo)

    def start_run(
        self,
        chosen_form: Format | None,
        text: str,
        step: int | None = None,
        origin: InputOrigin | None = None,
    ) -> Run:
        """Replaces the format and the input, and runs the judge unless the input is empty.

        Args:
            chosen_form: The format, None to detect it.
            text: The input.
            step: The step to show. Without one, it is the first one, or that of the first
                difference of the outputs.
            origin: Where a generated input is from.
        """
        self._workspace.jobs.cancel(TYPING)
        self._workspace.jobs.cancel(Run)
        self.comparison.discard()
        if self.stepper:
            self.stepper.close()
        self.stepper = None
        self.chosen_form, self.input = chosen_form, text
        self.wanted_step, self._origin = step, origin
        self.comparison.shows_verdict = step is None
        run = Run(
            chosen_form, text, self._finish, 1 if step is None else step, self._show_wanted_step
        )
        if text:
            self.stepper = Stepper(run, self._workspace, self.paint)
            self._workspace.jobs.start(run)
        else:
            self._workspace.boards[JUDGE] = NoSteps()
            self._workspace.sayings += 1
        return run

    def rerun(self) -> None:
        """Runs the judge on the current input. The board stays at the user's step."""
        step, stepper = self.wanted_step, self.stepper
        if step is None and stepper and not self.comparison.actual:
            step = stepper.index if stepper.on_board and not stepper.untouched else None
        self.start_run(self.chosen_form, self.input, step)

    def stop_run(self) -> None:
        """Stops the run, if it has not ended."""
        if self.run and not self.run.done:
            self.run.stop()
            self._finish()

    def compare(self, actual: str) -> None:
        """Replaces the user's output. It is compared when the run has ended."""
        self.comparison.actual, self.comparison.shows_verdict = actual, True
        self.comparison.discard()
        if self.stepper and self.stepper.run.done and not self.stale:
            self._compare_with(self.stepper)

    def go_to_input_line(self, line: int) -> None:
        """Shows the step that read an input line, counted from 1, unless the input has changed."""
        if self.stepper and not self.stale:
            self.stepper.go_to_input_line(line)

    def paint(self, square: int, symbol: str) -> None:
        """Changes a square of the displayed Board Silly board in the input."""
        stepper = self.stepper
        if not stepper or self.stale:
            return
        start = stepper.board_start
        text = repainted(self.input, stepper.run.steps[start].line, divmod(square, SIZE), symbol)
        brush = stepper.brush
        self.start_run(self.chosen_form, text, start)
        if self.stepper:
            self.stepper.brush = brush

    def _show_wanted_step(self) -> None:
        stepper, step = self.stepper, self.wanted_step
        if not stepper:
            return
        if step is None:
            # The second step is shown if the first has no board.
            stepper.go_to(int(stepper.run.steps[0].kind == ASIDE))
            stepper.untouched = True
            return
        stepper.go_to(step)
        if step < len(stepper.run.steps):
            self.wanted_step = None

    def _finish(self) -> None:
        self.wanted_step = None
        stepper = self.stepper
        if not stepper:
            return
        run = stepper.run
        if not run.steps:
            self._workspace.boards[JUDGE] = NoSteps(NOTHING_READ)
        if self._origin:
            stepper.set_remark(self._origin.remark(run), self._origin.step(run))
        self._compare_with(stepper)

    def _compare_with(self, stepper: Stepper) -> None:
        """Compares the user's output with that of a run.

        For the output of a tested program, only the mistakes found by the test are considered.
        """
        failure, form = self.failure, stepper.run.form
        is_tested = form is self.form and failure.has_output(self.comparison.actual, form)
        self.comparison.start(stepper, failure.mistakes if is_tested else None)


def _format(name: str) -> Format | None:
    """Returns the format with a name, None for AUTO and for names that no format has."""
    return next((form for form in FORMATS if form.name == name), None)


def unless_detected(form: Format | None, text: str) -> Format | None:
    """Returns a format, or None if it is detected anyway."""
    return None if form is None or detect(text)[0] is form else form
