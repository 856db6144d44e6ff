"""The grid over the drawing, for assistive technology, keyboard and pointer.

div[role=grid]#board     covers the squares of the drawing
└── div[role=row]
    └── div[role=gridcell][data-square=d3]
"""

from board.markup import Markup, joined, markup, repeated


def grid(squares: list[str], names: list[str], focus: int) -> Markup:
    """Returns a grid. The Tab key reaches the cell `focus`."""
    n = int(len(squares) ** 0.5)
    rows = []
    for first in range(0, n * n, n):
        end = first + n
        tabs = ["0" if cell == focus else "-1" for cell in range(first, end)]
        cells = repeated(
            '<div role="gridcell" data-square="{}" tabindex="{}" aria-label="{}"></div>',
            *(squares[first:end], tabs, names[first:end]),
        )
        rows.append(markup('<div role="row">{}</div>', cells))
    return joined(rows)
