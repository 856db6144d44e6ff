"""The smallest input fails like the first one, and is reported with the run that failed."""

from itertools import count

import pytest

from reference.formats import REFERENCES
from unit.page.running import step
from unit.workbench.programs.trials.fake_sandbox import FakeSandbox, printing
from workbench.formats import FORMATS
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.inputs import generate
from workbench.judging import Format
from workbench.programs.trials.outcome import Outcome
from workbench.programs.trials.trials import MOST_INPUTS, MOST_LATE, Trials


def ended(sandbox: FakeSandbox, form: Format, number: int = MOST_INPUTS) -> Trials:
    trials = Trials(sandbox, "the program", form, 2, count(1), lambda: None, number)
    while not trials.done:
        step(trials)
    return trials


LONG = 90  # Characters of an input.
WITH_LONG_INPUTS = [
    form for form in FORMATS if any(len(generate(form, seed)) > LONG for seed in range(9))
]
LATE = Outcome("timeout", "", "It was still running.")


class SlowSandbox(FakeSandbox):
    """A sandbox of a program whose runs take a number of seconds, which it names as it is stopped.

    The first runs on a busy machine take 9 s.
    """

    def __init__(self, seconds: float, busy_runs: int = 0) -> None:
        super().__init__(lambda text: self._ended(text))
        self.seconds = seconds
        self.busy_runs = busy_runs

    def _ended(self, text: str) -> Outcome:
        taken = 9 if len(self.inputs) <= self.busy_runs else self.seconds
        if taken < self.limits[-1]:
            return printing(REFERENCES["jutge"].answer)(text)
        return Outcome("timeout", "", f"It was still running after {self.limits[-1]:g} s.")


def test_a_time_out_that_does_not_happen_again_is_none() -> None:
    sandbox = SlowSandbox(1, busy_runs=1)
    trials = ended(sandbox, JUTGE, 3)
    assert trials.verdict == "Accepted"
    assert sandbox.inputs[0] == sandbox.inputs[1] and len(sandbox.inputs) == 3 + 1


def test_a_smaller_input_must_exceed_the_time_limit_clearly() -> None:
    sandbox = SlowSandbox(3)
    trials = ended(sandbox, JUTGE)
    assert trials.verdict == "Time limit exceeded"
    assert trials.failing == sandbox.inputs[0] == sandbox.inputs[1]
    assert sandbox.limits[:2] == [2, 2] and set(sandbox.limits[2:]) == {4}


def test_a_time_out_names_the_limit_that_was_set() -> None:
    for seconds, failing in ((3, None), (5, "4\n")):
        trials = ended(SlowSandbox(seconds), JUTGE)
        assert trials.said.startswith("It was still running after 2 s. The program fails on this")
        assert trials.failing == failing or failing is None


def test_a_smaller_time_out_within_the_limit_is_reported_on_the_first_input() -> None:
    """The busy machine recovers after the last smaller input that was late."""
    first = ended(SlowSandbox(3), JUTGE).failing
    sandbox = SlowSandbox(1, busy_runs=3)
    trials = ended(sandbox, JUTGE)
    assert trials.verdict == "Time limit exceeded" and trials.failing == first
    assert trials.said.startswith("It was still running after 2 s.")


def test_an_endless_program_gets_the_smallest_input() -> None:
    assert ended(FakeSandbox(lambda text: LATE), JUTGE).failing == "4\n"


def test_a_smaller_input_gets_the_same_judgement() -> None:
    """The program crashes on small inputs, which is another mistake."""

    def program(text: str) -> Outcome:
        small = text.count("\n") < 14
        return Outcome("crash", "", "Line 1: KeyError") if small else Outcome("ok", "no", None)

    trials = ended(FakeSandbox(program), UVA220)
    assert trials.verdict == "Wrong answer" and trials.outcome and trials.failing
    assert trials.failing.count("\n") >= 14 and trials.outcome.output == "no"


@pytest.mark.parametrize("form", WITH_LONG_INPUTS)
def test_few_smaller_inputs_are_tried_on_a_program_that_is_late(form: Format) -> None:
    """Each takes seconds; the last one is run twice within the limit."""
    answer = printing(REFERENCES[form.name].answer)
    sandbox = FakeSandbox(lambda text: LATE if len(text) > LONG else answer(text))
    trials = ended(sandbox, form)
    first = next(text for text in sandbox.inputs if len(text) > LONG)
    smaller = sandbox.inputs[sandbox.inputs.index(first) + 2 :]
    assert trials.verdict == "Time limit exceeded"
    assert len(trials.failing or first) <= len(first) and len(smaller) <= MOST_LATE + 2
