"""The markup of the compiler's messages: what is shown at once, and what is folded."""

from workbench.programs.compiler.diagnostics import REMARK, Diagnostic
from workbench.view.program.diagnostics_html import drawn, marks

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
