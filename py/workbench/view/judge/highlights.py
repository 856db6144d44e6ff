"""Draws the bands behind the lines of a text: pure functions of line numbers, from 0.

div.band.lit                 the lines that a step read or printed
div.band.differs[.current]   a differing line, with its differing characters marked
└── code
    └── mark
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.escaping import escaped
from workbench.comparison import visible

if TYPE_CHECKING:
    from workbench.model.judge.output_comparison import Difference

MOST_ROWS = 40  # Drawn of each difference.
MOST_CHARACTERS = 500  # In longer lines the differing characters are not marked.


def band(kind: str, first: int, lines: int, inside: str = "") -> str:
    """Returns the markup of a band behind a number of lines."""
    return f'<div class="band {kind}" style="--at:{first};--n:{lines}">{inside}</div>'


def differing(difference: Difference, in_actual: bool, is_current: bool = False) -> str:
    """Returns the bands of a difference in the actual output, or in the expected one."""
    kind = "differs current" if is_current else "differs"
    bands, last = [], difference.actual_line if in_actual else difference.expected_line
    for row in difference.rows[:MOST_ROWS]:
        number, text = (
            (row.actual, row.actual_text) if in_actual else (row.expected, row.expected_text)
        )
        if number is None:
            bands.append(band(f"{kind} missing", last, 0))
        else:
            last = number
            long = max(len(row.expected_text), len(row.actual_text)) > MOST_CHARACTERS
            marked = "" if long else _marked(text, row.ranges()[in_actual])
            bands.append(band(kind, number - 1, 1, marked))
    return "".join(bands)


def _marked(text: str, ranges: list[tuple[int, int]]) -> str:
    """Returns the line with marks. It is drawn below the text, so only its blanks are visible."""
    parts, done = [], 0
    for start, end in ranges:
        parts.append(f"{escaped(text[done:start])}<mark>{_with_blanks(text[start:end])}</mark>")
        done = end
    return f"<code>{''.join(parts)}</code>" if parts else ""


def _with_blanks(text: str) -> str:
    """Returns the text with a visible sign for each blank."""
    return "".join(
        [
            escaped(character) if sign == character else f'<span class="blank">{sign}</span>'
            for character, sign in zip(text, visible(text))
        ]
    )
