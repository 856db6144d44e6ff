"""Runs of the user's program, compared with the judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from workbench.comparison import Comparison, comparing
from workbench.judging import Format, Step
from workbench.judging.expected_output import ExpectedOutput
from workbench.programs.compiler.diagnostics import Diagnostic
from workbench.programs.trials.observations import RunsBySize
from workbench.programs.trials.outcome import NotCompiled, Outcome
from workbench.programs.trials.verdict import ACCEPTED, as_sentence, verdict_of

if TYPE_CHECKING:
    from collections.abc import Generator

    from jobs.job import Wait
    from workbench.comparison import Mistake
    from workbench.programs.trials.outcome import Sandbox

MOST_REMEMBERED = 8  # Inputs with the right output that a mistake must not contradict.


class Trial:
    """A run of the program on an input.

    Attributes:
        text: The input.
        outcome: How the run ended.
        verdict: The verdict in a judge's words.
    """

    def __init__(self, text: str, outcome: Outcome, verdict: str) -> None:
        self.text = text
        self.outcome = outcome
        self.verdict = verdict


class TrialRuns:
    """Runs a program on inputs and the judge on the same ones.

    Attributes:
        by_size: The runs by the size of their boards.
        right: The last inputs with the right output.
        steps: The judge's steps on the input compared last.
    """

    def __init__(self, sandbox: Sandbox, program: str, form: Format, seconds: float) -> None:
        self.by_size = RunsBySize()
        self.right: list[str] = []
        self.steps: list[Step] = []
        self._sandbox, self._program, self._form, self._seconds = sandbox, program, form, seconds

    def trial(self, text: str, patience: int = 1) -> Generator[Wait, Any, Trial]:
        """Runs the program on an input; `patience` multiplies the time limit.

        A time-out counts if it happens twice, as the machine may have been busy.
        """
        outcome = yield self._sandbox.run(self._program, text, self._seconds * patience)
        if outcome.kind == "timeout" and patience == 1:
            outcome = yield self._sandbox.run(self._program, text, self._seconds)
        if outcome.cause == "syntax":
            raise _not_compiled(outcome.error or "")
        self.steps = steps = yield from self._judged(text)
        result = None
        if outcome.kind == "ok" and outcome.output != "".join([step.text for step in steps]):
            # The verdict is enough: an explanation would take longer than everything else.
            result = yield from self._compared(steps, outcome, explain=False)
        verdict = verdict_of(outcome, result)[0]
        self.by_size.note(steps, verdict == ACCEPTED)
        if verdict == ACCEPTED:
            self.right = self.right[1 - MOST_REMEMBERED :] + [text]
        return Trial(text, outcome, verdict)

    def explained(
        self, trial: Trial, among: list[Mistake] | None = None
    ) -> Generator[Wait, Any, Comparison | None]:
        """Returns the comparison of a trial's output, None if the program did not end normally.

        Considers only the mistakes `among`, or all if None.
        """
        if trial.outcome.kind != "ok":
            return None
        steps = yield from self._judged(trial.text)
        return (yield from self._compared(steps, trial.outcome, True, among))

    def _judged(self, text: str) -> Generator[Wait, Any, list[Step]]:
        """Returns the steps of the judge on an input."""
        steps = []
        for step in self._form.run(text):
            steps.append(step)
            yield None
        return steps

    def _compared(
        self, steps: list[Step], outcome: Outcome, explain: bool, among: list[Mistake] | None = None
    ) -> Generator[Wait, Any, Comparison]:
        expected, last = ExpectedOutput(steps), None
        for result in comparing(self._form, expected, outcome.output, among=among):
            last = result or last
            if last and not explain:
                break
            yield None
        assert last
        return last


def _not_compiled(error: str) -> NotCompiled:
    """Returns the refusal of a program that Python cannot read, with the line of the error."""
    code_place, _, message = error.partition(": ")
    digits = code_place[len("Line ") :]
    is_placed = digits.isdigit() and len(digits) < 10  # The program may falsify its error.
    line, said = (int(digits), message) if is_placed else (0, error)
    return NotCompiled(as_sentence(error), [Diagnostic(line, 0, "error", said)])
