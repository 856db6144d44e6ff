"""Draws two outputs side by side, line against line: a pure function of the rows.

div.block                    laid out only when it is in view
└── div.pair.different       a class for the state of the row
    ├── span.number  code    the judge's line
    └── span.number  code    yours, with <mark> around what differs
"""

from comparison import visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison import Row


def block(rows: "list[Row]") -> str:
    """Returns the markup of some rows, to be put after those before."""
    pairs = "".join([_pair(row) for row in rows])
    return f'<div class="block" style="--lines:{len(rows)}">{pairs}</div>'


def _pair(row: "Row") -> str:
    state = row.state
    ranges = ([], []) if state == "same" else row.ranges()
    judge = _line(row.judge, row.judge_text, ranges[0], state)
    yours = _line(row.yours, row.your_text, ranges[1], state)
    return f'<div class="pair {state}">{judge}{yours}</div>'


def _line(number: "int | None", text: str, ranges: "list[tuple[int, int]]", state: str) -> str:
    """Returns a line with its number; where the sides differ, blanks are made visible."""
    shown = text if state == "same" else visible(text)
    parts, done = [], 0
    for start, end in ranges:
        parts.append(f"{_escaped(shown[done:start])}<mark>{_escaped(shown[start:end])}</mark>")
        done = end
    parts.append(_escaped(shown[done:]))
    return f'<span class="number">{number or ""}</span><code>{"".join(parts)}</code>'


def _escaped(text: str) -> str:
    # That of MicroPython's `html` goes character by character.
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
