"""Draws the bands behind the lines of a text: pure functions of line numbers, from 0.

div.band.lit                 the lines that a step read or printed
div.band.differs[.current]   a differing line, with its differing characters marked
└── code
    └── mark
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup
from workbench.comparison import visible

if TYPE_CHECKING:
    from workbench.model.judge.output_comparison import Difference

MOST_ROWS = 40  # Lines drawn for each difference.
MOST_CHARACTERS = 500  # In longer lines the differing characters are not marked.


def band(kind: str, first: int, lines: int, inside: Markup | str = "") -> Markup:
    """Returns a band behind a number of lines."""
    return markup(
        '<div class="band {}" style="--at:{};--n:{}">{}</div>', kind, first, lines, inside
    )


def differing(difference: Difference, in_actual: bool, is_current: bool = False) -> Markup:
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
            marked = markup("") if long else _marked(text, row.ranges()[in_actual])
            bands.append(band(kind, number - 1, 1, marked))
    return joined(bands)


def _marked(text: str, ranges: list[tuple[int, int]]) -> Markup:
    """Returns the line with marks. It is drawn below the text, so only its blanks are visible."""
    parts, done = [], 0
    for start, end in ranges:
        blanks = _with_blanks(text[start:end])
        parts.append(markup("{}<mark>{}</mark>", text[done:start], blanks))
        done = end
    return markup("<code>{}</code>", joined(parts)) if parts else markup("")


def _with_blanks(text: str) -> Markup:
    """Returns the text with a visible sign for each blank."""
    return joined(
        [
            character if sign == character else markup('<span class="blank">{}</span>', sign)
            for character, sign in zip(text, visible(text))
        ]
    )
