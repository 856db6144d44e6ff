"""The markup of evidence: what it says, and that no text of the program becomes markup."""

from html.parser import HTMLParser
from itertools import count
from typing import Any

from explanation.explaining import ProgramEvidence
from judges.jutge import JUTGE
from page.view.core.escaping import with_code
from page.view.program import program_explanation_html as html
from trials.trials import Trials
from unit.trials.fake_sandbox import PythonSandbox

HOSTILE = "<img src=x onerror=alert(1)>`<b>&amp;"


class Tags(HTMLParser):
    """Collects the names of elements and the text."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.text = ""
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.names.add(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def evidence(**facts: Any) -> ProgramEvidence:
    """Returns evidence with some facts."""
    sandbox = PythonSandbox()
    trials = Trials(sandbox, "", JUTGE, 1, count(1), lambda: None)
    found = ProgramEvidence(sandbox, "", trials, count(1))
    for name, value in facts.items():
        setattr(found, name, value)
    return found


def test_the_line_of_a_fix_comes_before_its_change() -> None:
    found = evidence(fixes=[(7, "`0 < r < 8` → `0 <= r < 8`"), (9, "a"), (11, "b")])
    assert Tags(html.change(found)).text == "Look at line 7."
    assert Tags(html.tested(found)).text == "One small change there makes all 200 tests pass."
    found.show_fix()
    shown = Tags(html.change(found))
    assert shown.text == "Line 7 0 < r < 8 → 0 <= r < 8" and {"del", "ins"} <= shown.names
    assert html.tested(found) == (
        "With this one change the program agrees with the judge on all 200 tests."
        " 2 other changes would do so too."
    )


def test_a_change_in_words_is_shown_in_words() -> None:
    found = evidence(fixes=[(7, "delete `break`")], shows_fix=True)
    assert Tags(html.change(found)).text == "Line 7: delete break"
    assert html.tested(found).endswith("200 tests.")


def test_the_moment_names_the_line_its_function_and_the_callers() -> None:
    found = evidence(stack=[[52, "main"], [57, "the main program"]], written=True)
    assert Tags(html.moment(found)).text == (
        "At line 52, when it printed the first difference in main, called from line 57"
    )
    found.written = False
    assert Tags(html.moment(found)).text.startswith("At line 52, the last line that ran in main")


def test_the_line_that_examined_the_first_wrong_square_is_named() -> None:
    trace = {"kind": "examined", "square": "(1,2)", "stack": [[16, "captured"]]}
    found = evidence(board={"trace": trace})
    assert Tags(html.square(found)).text == "Line 16 in captured last examined (1,2)."
    assert html.square(evidence(board={"trace": None})) == html.square(evidence()) == ""


def test_no_text_of_the_program_becomes_markup() -> None:
    trace = {"kind": "wrote", "square": HOSTILE, "stack": [[1, HOSTILE]]}
    found = evidence(
        stack=[[1, HOSTILE]],
        variables=[[HOSTILE, HOSTILE]],
        board={"trace": trace},
        fixes=[(1, f"`{HOSTILE}` → `{HOSTILE}`")],
        shows_fix=True,
    )
    allowed = {"strong", "span", "code", "del", "ins", "tr", "th", "td"}
    for draw in (html.change, html.tested, html.moment, html.square, html.variables):
        assert Tags(draw(found)).names <= allowed
    assert Tags(with_code(HOSTILE)).names <= {"code"}
