"""Draws the messages of the compiler: pure functions of them.

div.band.error       a line with an error
└── code
    └── span.beside    the first message on the line, behind its text
div.band.warning     a line that has only warnings, likewise
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

from board.markup import Markup, joined, markup
from othello.phrases import counted
from workbench.programs.compiler.diagnostics import REMARK, Diagnostic
from workbench.view.judge.highlights import band

MOST = 20  # Messages of a kind.


def marks(diagnostics: list[Diagnostic], program: str) -> Markup:
    """Returns the bands of errors and warnings, each with the first message behind its line."""
    lines = program.split("\n")
    bands: dict[int, Markup] = {}
    for kind in ("error", "warning"):
        for item in diagnostics:
            if item.severity == kind and 0 < item.line <= len(lines) and item.line not in bands:
                inside = markup(
                    '<code>{}<span class="beside">{}</span></code>',
                    *(lines[item.line - 1], item.message),
                )
                bands[item.line] = band(kind, item.line - 1, 1, inside)
    return joined(bands.values())


def error_lines(diagnostics: list[Diagnostic]) -> list[int]:
    """Returns the lines with errors."""
    return sorted({item.line for item in diagnostics if item.severity == "error" and item.line})


def drawn(diagnostics: list[Diagnostic]) -> Markup:
    """Returns all messages; may be empty."""
    remarks, errors, warnings = [
        [item for item in diagnostics if item.severity == severity]
        for severity in (REMARK, "error", "warning")
    ]
    unset = [item for item in warnings if item.is_unset]
    others = [item for item in warnings if not item.is_unset]
    number = len(others)
    said = counted(number, "warning") if number <= MOST else f"The first {MOST} warnings"
    lists = [_list(remarks), _list(errors), _list(unset)]
    if others:
        folded = markup("<details><summary>{}</summary>{}</details>", said, _list(others))
        lists.append(folded)
    return joined(lists)


def _list(diagnostics: list[Diagnostic]) -> Markup:
    if not diagnostics:
        return markup("")
    return markup("<ol>{}</ol>", joined([_item(item) for item in diagnostics[:MOST]]))


def _item(item: Diagnostic) -> Markup:
    if not item.line:
        return markup("<li>{}</li>", item.message)
    place = f"Line {item.line}" + (f", column {item.column}" if item.column else "")
    return markup(
        '<li><button type="button" class="link" data-line="{}">{}</button> {}</li>',
        *(item.line, place, item.message),
    )
