"""The grid over the drawing, for assistive technology, keyboard and pointer.

div[role=grid]#board     covers the squares of the drawing
└── div[role=row]
    └── div[role=gridcell][data-square=d3]
"""


def grid(squares: list[str], names: list[str], focus: int) -> str:
    """Returns the markup of a grid. The Tab key reaches the cell `focus`."""
    n = int(len(squares) ** 0.5)
    # MicroPython joins strings four times as fast as it formats them.
    parts: list[str] = []
    for first in range(0, n * n, n):
        parts.append('<div role="row">')
        for cell in range(first, first + n):
            parts += ['<div role="gridcell" data-square="', squares[cell]]
            parts += ['" tabindex="', "0" if cell == focus else "-1"]
            parts += ['" aria-label="', names[cell], '"></div>']
        parts.append("</div>")
    return "".join(parts)
