"""The smallest input fails like the first one, and is reported with the run that failed."""

from itertools import count

from judges import Format
from judges.jutge import JUTGE
from judges.uva220 import UVA220
from reference.formats import REFERENCES
from trials.outcome import Outcome
from trials.trials import Trials
from unit.page.running import step
from unit.trials.fake_sandbox import FakeSandbox, printing


def ended(sandbox: FakeSandbox, form: Format) -> Trials:
    """Returns trials that have ended."""
    trials = Trials(sandbox, "the program", form, 2, count(1), lambda: None)
    while not trials.done:
        step(trials)
    return trials


LATE = Outcome("timeout", "", "It was still running.")


def test_a_time_out_that_does_not_happen_again_is_reported_as_it_was() -> None:
    outcomes = iter([LATE])
    right = printing(REFERENCES["uva220"].answer)
    sandbox = FakeSandbox(lambda text: next(outcomes, None) or right(text))
    trials = ended(sandbox, UVA220)
    assert trials.judgement == "Time limit exceeded"
    assert trials.said.startswith("It was still running. The program fails on this input")
    assert trials.failing == sandbox.inputs[0] and trials.outcome is LATE


def test_a_smaller_input_must_exceed_the_time_limit_clearly() -> None:
    """Every run takes three seconds; the limit is two."""
    right = printing(REFERENCES["jutge"].answer)
    sandbox = FakeSandbox(lambda text: right(text) if sandbox.limits[-1] > 3 else LATE)
    trials = ended(sandbox, JUTGE)
    assert trials.judgement == "Time limit exceeded"
    assert trials.failing == sandbox.inputs[0]
    assert sandbox.limits[0] == 2 and set(sandbox.limits[1:]) == {4}


def test_an_endless_program_gets_the_smallest_input() -> None:
    assert ended(FakeSandbox(lambda text: LATE), JUTGE).failing == "4\n"


def test_a_smaller_input_gets_the_same_judgement() -> None:
    """The program crashes on small inputs, which is another mistake."""

    def program(text: str) -> Outcome:
        small = text.count("\n") < 14
        return Outcome("crash", "", "Line 1: KeyError") if small else Outcome("ok", "no", None)

    trials = ended(FakeSandbox(program), UVA220)
    assert trials.judgement == "Wrong answer" and trials.outcome and trials.failing
    assert trials.failing.count("\n") >= 14 and trials.outcome.output == "no"
