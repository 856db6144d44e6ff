"""Draws the messages of the compiler: pure functions of them.

div.band.error       a line with an error
└── code
    └── span.beside    the first message on the line, behind its text
div.band.warning     the same of a line that has warnings only
ol                   remarks
ol                   the errors
ol                   the warnings of variables that were never set, which explain many failures
└── li
    ├── button       the place, which shows the line in the program
    └── span
details              the other warnings
├── summary          their number, if all are shown
└── ol
"""

from browser.escaping import escaped
from othello.phrases import counted
from workbench.programs.compiler.diagnostics import REMARK, Diagnostic
from workbench.view.judge.highlights import band

MOST = 20  # Messages of a kind.


def marks(diagnostics: list[Diagnostic], program: str) -> str:
    """Returns the bands of errors and warnings, each with the first message behind its line."""
    lines = program.split("\n")
    bands: dict[int, str] = {}
    for kind in ("error", "warning"):
        for item in diagnostics:
            if item.severity == kind and 0 < item.line <= len(lines) and item.line not in bands:
                line, said = escaped(lines[item.line - 1]), escaped(item.message)
                inside = f'<code>{line}<span class="beside">{said}</span></code>'
                bands[item.line] = band(kind, item.line - 1, 1, inside)
    return "".join(bands.values())


def error_lines(diagnostics: list[Diagnostic]) -> list[int]:
    """Returns the lines with errors."""
    return sorted({item.line for item in diagnostics if item.severity == "error" and item.line})


def drawn(diagnostics: list[Diagnostic]) -> str:
    """Returns the markup of all messages; may be empty."""
    remarks, errors, warnings = [
        [item for item in diagnostics if item.severity == severity]
        for severity in (REMARK, "error", "warning")
    ]
    unset = [item for item in warnings if item.is_unset]
    others = [item for item in warnings if not item.is_unset]
    number = len(others)
    said = counted(number, "warning") if number <= MOST else f"The first {MOST} warnings"
    folded = f"<details><summary>{said}</summary>{_list(others)}</details>" if others else ""
    return _list(remarks) + _list(errors) + _list(unset) + folded


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
