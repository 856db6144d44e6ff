"""The markup of evidence, of the compiler's messages and of the report of a program test."""

from html.parser import HTMLParser
from itertools import count
from typing import Any

from board.markup import Markup, markup
from browser.prose import with_code
from browser.tables import table_rows
from reference.formats import REFERENCES
from unit.page.running import step
from unit.workbench.programs.trials.fake_sandbox import FakeSandbox, printing
from workbench.formats.boardsilly import BOARDSILLY
from workbench.model.program.why import TracedLine, WhyAnswer
from workbench.programs.compiler.diagnostics import REMARK, Diagnostic
from workbench.programs.explanation.explanation import (
    ENDED,
    WROTE,
    Explanation,
    HeldBoard,
    SquareEvent,
)
from workbench.programs.trials.outcome import Outcome
from workbench.programs.trials.trials import Trials
from workbench.view.program import program_explanation_html as html
from workbench.view.program.diagnostics_html import drawn, marks
from workbench.view.program.program_test_html import report_html

HOSTILE = "<img src=x onerror=alert(1)>`<b>&amp;"


class Tags(HTMLParser):
    """Collects the names of elements and the text."""

    def __init__(self, markup: Markup) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.text = ""
        self.feed(markup.html)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.names.add(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def explanation(**known: Any) -> Explanation:
    """Returns an explanation that knows some things."""
    found = Explanation()
    for name, value in known.items():
        setattr(found, name, value)
    return found


def board(*events: SquareEvent, name: str = "(1,2)") -> HeldBoard:
    """Returns a board that is first wrong after its only step, on its only square."""
    held = HeldBoard("b", 0, {0: "W"})
    held.names, held.labels, held.wrong_square, held.events = [name], {0: "M11"}, 0, [*events]
    return held


def test_the_line_of_a_fix_comes_before_its_change() -> None:
    fixes = [(7, "`0 < r < 8` → `0 <= r < 8`"), (9, "a"), (11, "b")]
    assert Tags(html.change(fixes, False)).text == "Look at line 7."
    assert html.tested(fixes, False) == "One small change there makes all 200 tests pass."
    shown = Tags(html.change(fixes, True))
    assert shown.text == "Line 7 0 < r < 8 → 0 <= r < 8" and {"del", "ins"} <= shown.names
    assert html.tested(fixes, True) == (
        "With this one change the program agrees with the judge on all 200 tests."
        " 2 other changes would do so too."
    )


def test_a_change_in_words_is_shown_in_words() -> None:
    fixes = [(7, "delete `break`")]
    assert Tags(html.change(fixes, True)).text == "Line 7: delete break"
    assert html.tested(fixes, True).endswith("200 tests.")


def test_the_moment_names_the_line_its_function_and_the_callers() -> None:
    found = explanation(stack=[(52, "main"), (57, "the main program")], moment=WROTE)
    assert Tags(html.moment(found)).text == (
        "At line 52, when it printed the first difference in main, called from line 57"
    )
    found.moment = ENDED
    assert Tags(html.moment(found)).text.startswith("At line 52, the last line that ran in main")


def test_without_a_line_the_reason_is_shown() -> None:
    assert html.moment(explanation(failure="No <Python>.")).html == "No &lt;Python&gt;."


def test_the_line_that_wrote_the_first_wrong_square_is_named() -> None:
    found = explanation(board=board(SquareEvent(0, 0, WROTE, [(16, "captured")], "W", [])))
    assert Tags(html.square(found)).text == "Line 16 in captured wrote W on (1,2) at M11."
    assert html.square(explanation(board=board())) == html.square(explanation()) == markup("")


def test_an_answer_has_a_button_for_each_line() -> None:
    lines = [TracedLine("Line 1 in `f` wrote `B`.", 1, []), TracedLine("Line 2.", 2, [])]
    shown = Tags(html.answer(WhyAnswer("After M11, (1,1) has `B`.", lines, "Earlier.")))
    assert shown.text == "After M11, (1,1) has B.Line 1 in f wrote B.Line 2.Earlier."
    assert {"h2", "ol", "button", "p"} <= shown.names
    assert html.answer(WhyAnswer("", [])) == markup("")


def test_no_text_of_the_program_becomes_markup() -> None:
    event = SquareEvent(0, 0, WROTE, [(1, HOSTILE)], HOSTILE, [])
    found = explanation(
        moment=WROTE,
        stack=[(1, HOSTILE)],
        variables=[[HOSTILE, HOSTILE]],
        board=board(event, name=HOSTILE),
    )
    fixes = [(1, f"`{HOSTILE}` → `{HOSTILE}`")]
    allowed = {"strong", "span", "code", "del", "ins", "tr", "th", "td", "h2", "ol", "li"}
    allowed |= {"button", "p"}
    shown = [html.moment(found), html.square(found), table_rows(found.variables)]
    shown += [html.change(fixes, True)]
    shown += [html.answer(WhyAnswer(HOSTILE, [TracedLine(HOSTILE, 1, [])], HOSTILE))]
    assert all(Tags(one).names <= allowed for one in shown)
    assert Tags(with_code(HOSTILE)).names <= {"code"}


ERROR = Diagnostic(3, 9, "error", "expected ';'")
REMARKED = Diagnostic(0, 0, REMARK, "The program compiles as C++11, not as C++17.")
UNUSED = Diagnostic(5, 1, "warning", "unused variable 'x'")
UNSET = (
    Diagnostic(6, 1, "warning", "variable 'n' is uninitialized when used here"),
    Diagnostic(7, 1, "warning", "variable 'n' is used uninitialized whenever 'if' is false"),
)


def test_remarks_errors_and_variables_never_set_are_shown_and_other_warnings_folded() -> None:
    shown, folded = drawn([UNUSED, *UNSET, ERROR, REMARKED]).html.split("<details>")
    places = [shown.index(text) for text in ("C++11", "expected", "Line 6", "Line 7")]
    assert places == sorted(places) and "unused" not in shown
    assert folded.startswith("<summary>1 warning</summary>") and "unused" in folded


def test_errors_and_warnings_are_marked_with_the_first_message_behind_their_line() -> None:
    program = "int main() {\n  int x\n  return 1 < n;\n\n}"
    second = Diagnostic(3, 9, "warning", "unused value")
    marked = marks(
        [second, Diagnostic(2, 1, "note", "here"), ERROR, UNUSED, REMARKED], program
    ).html
    assert marked.count('class="band') == 2
    line = '--at:2;--n:1"><code>  return 1 &lt; n;<span class="beside">expected'
    assert f'<div class="band error" style="{line}' in marked
    assert '<div class="band warning" style="--at:4;--n:1"><code>}<span class="beside">' in marked
    assert not marks([Diagnostic(6, 1, "error", "no such line")], program).html
    assert not marks([], program).html


def test_the_number_of_warnings_is_told_if_all_are_shown() -> None:
    assert not drawn([]).html and "<details>" not in drawn([*UNSET, ERROR, REMARKED]).html
    assert "<summary>20 warnings</summary>" in drawn([UNUSED] * 20).html
    many = drawn([UNUSED] * 21).html
    assert "<summary>The first 20 warnings</summary>" in many and many.count("<li>") == 20


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
