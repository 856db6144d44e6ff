"""The markup of the report of a program test."""

from itertools import count

from reference.formats import REFERENCES
from unit.page.running import step
from unit.workbench.programs.trials.fake_sandbox import FakeSandbox, printing
from workbench.formats.boardsilly import BOARDSILLY
from workbench.programs.trials.outcome import Outcome
from workbench.programs.trials.trials import Trials
from workbench.view.program.program_test_html import report_html


def test_the_report_of_a_right_program_counts_the_inputs_with_each_feature() -> None:
    sandbox = FakeSandbox(printing(REFERENCES["boardsilly"].answer))
    trials = Trials(sandbox, "the program", BOARDSILLY, 2, count(1), lambda: None, 3)
    assert report_html(trials).html == ""
    while not trials.done:
        step(trials, 0)
    rows = "".join(
        f'<tr><th scope="row">{phrase}</th><td>{number}</td></tr>'
        for phrase, number in trials.events
    )
    assert trials.events and rows in report_html(trials).html
    assert report_html(trials).html.startswith("<table>")


def test_what_a_failing_program_writes_to_standard_error_is_folded() -> None:
    sandbox = FakeSandbox(lambda text: Outcome("ok", "", None, complaint="<b> is wrong"))
    said = "Not checked: `a < b`."
    settings = sandbox, "the program", BOARDSILLY, 2, count(1), lambda: None, 3
    trials = Trials(*settings, unchecked=said)
    while not trials.done:
        step(trials, 0)
    folded = "<details><summary>Standard error</summary><pre>&lt;b&gt; is wrong</pre></details>"
    assert report_html(trials).html.startswith(folded)
    assert report_html(trials).html.endswith("<p>Not checked: <code>a &lt; b</code>.</p>")
