"""The markup of evidence: what it says, and that no text of the program becomes markup."""

from html.parser import HTMLParser
from typing import Any

from board.markup import Markup, markup
from browser.prose import with_code
from browser.tables import table_rows
from workbench.model.program.why import TracedLine, WhyAnswer
from workbench.programs.explanation.explanation import (
    ENDED,
    WROTE,
    Explanation,
    HeldBoard,
    SquareEvent,
)
from workbench.view.program import program_explanation_html as html

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
    drawn = [html.moment(found), html.square(found), table_rows(found.variables)]
    drawn += [html.change(fixes, True)]
    drawn += [html.answer(WhyAnswer(HOSTILE, [TracedLine(HOSTILE, 1, [])], HOSTILE))]
    assert all(Tags(shown).names <= allowed for shown in drawn)
    assert Tags(with_code(HOSTILE)).names <= {"code"}
