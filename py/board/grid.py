"""The grid over the drawing, for assistive technology, keyboard and pointer.

div[role=grid]#board     covers the squares of the drawing
└── div[role=row]
    └── div[role=gridcell][data-square=d3]
"""

from board.markup import Markup, joined, markup


def grid(squares: list[str], names: list[str], focus: int) -> Markup:
    """Returns a grid. The Tab key reaches the cell `focus`."""
    n = int(len(squares) ** 0.5)
    cells = [
        markup(
            '<div role="gridcell" data-square="{}" tabindex="{}" aria-label="{}"></div>',
            *(squares[cell], 0 if cell == focus else -1, names[cell]),
        )
        for cell in range(n * n)
    ]
    rows = [joined(cells[first : first + n]) for first in range(0, n * n, n)]
    return joined([markup('<div role="row">{}</div>', row) for row in rows])
