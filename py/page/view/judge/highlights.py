"""Draws what lies behind the lines of a text: a pure function of line numbers, from 0.

div.band.lit                 lines that a step read or printed
div.band.differs[.current]   a line that differs, with what differs in it
└── code
    └── mark
"""

from comparison import visible
from page.view.core.escaping import escaped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.model.judge.difference_list import Place


MOST_ROWS = 40  # Of a place; whoever reads more of them has seen what is the matter.
MOST_CHARACTERS = 500  # Of a line in which those that differ are looked for.


def band(kind: str, first: int, lines: int, inside: str = "") -> str:
    """Returns the markup of a band behind so many lines."""
    return f'<div class="band {kind}" style="--at:{first};--n:{lines}">{inside}</div>'


def differing(place: "Place", is_yours: bool, is_current: bool = False) -> str:
    """Returns the bands of the rows of a place, in your output or in the judge's."""
    kind = "differs current" if is_current else "differs"
    bands, last = [], place.yours if is_yours else place.judge
    for row in place.rows[:MOST_ROWS]:
        number, text = (
            (row.actual, row.actual_text) if is_yours else (row.expected, row.expected_text)
        )
        if number is None:
            bands.append(band(f"{kind} missing", last, 0))
        else:
            last = number
            long = max(len(row.expected_text), len(row.actual_text)) > MOST_CHARACTERS
            marked = "" if long else _marked(text, row.ranges()[is_yours])
            bands.append(band(kind, number - 1, 1, marked))
    return "".join(bands)


def _marked(text: str, ranges: list[tuple[int, int]]) -> str:
    """Returns the line with marks; it is laid under the text, so only its blanks are seen."""
    parts, done = [], 0
    for start, end in ranges:
        parts.append(f"{escaped(text[done:start])}<mark>{_with_blanks(text[start:end])}</mark>")
        done = end
    return f"<code>{''.join(parts)}</code>" if parts else ""


def _with_blanks(text: str) -> str:
    """Returns the text with a sign to be seen for every blank."""
    return "".join(
        [
            escaped(character) if sign == character else f'<span class="blank">{sign}</span>'
            for character, sign in zip(text, visible(text))
        ]
    )
