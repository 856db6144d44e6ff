"""Draws the messages of the compiler: pure functions of them.

ol                   remarks
ol                   the errors
└── li
    ├── button       the place, which shows the line in the program
    └── span
details              the warnings
├── summary          their number, if all are shown
└── ol
"""

from compiler.diagnostics import REMARK, Diagnostic
from othello.phrases import counted
from page.view.core.escaping import escaped

MOST = 20  # Messages of a kind.


def error_lines(diagnostics: list[Diagnostic]) -> list[int]:
    """Returns the lines with errors."""
    return sorted({item.line for item in diagnostics if item.severity == "error" and item.line})


def drawn(diagnostics: list[Diagnostic]) -> str:
    """Returns the markup of all messages; may be empty."""
    remarks, errors, warnings = [
        [item for item in diagnostics if item.severity == severity]
        for severity in (REMARK, "error", "warning")
    ]
    number = len(warnings)
    said = counted(number, "warning") if number <= MOST else f"The first {MOST} warnings"
    folded = f"<summary>{said}</summary>{_list(warnings)}"
    shown = _list(remarks) + _list(errors)
    return shown + (f"<details>{folded}</details>" if warnings else "")


def _list(diagnostics: list[Diagnostic]) -> str:
    if not diagnostics:
        return ""
    return f"<ol>{''.join([_item(item) for item in diagnostics[:MOST]])}</ol>"


def _item(item: Diagnostic) -> str:
    if not item.line:
        return f"<li>{escaped(item.message)}</li>"
    place = f"Line {item.line}" + (f", column {item.column}" if item.column else "")
    link = f'<button type="button" class="link" data-line="{item.line}">{place}</button>'
    return f"<li>{link} {escaped(item.message)}</li>"
