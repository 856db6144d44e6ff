"""The board as assistive technology, the keyboard and the pointer meet it: a grid of named cells.

div[role=grid]#board     laid over the squares of the drawing
└── div[role=row]
    └── div[role=gridcell][data-square=d3]
"""

from othello import square_name


def grid(names: "list[str]", focus: int) -> str:
    """Returns the rows of a grid whose cells have the names, row by row.

    The cell of the square `focus` is the one that the Tab key reaches.
    """
    n = int(len(names) ** 0.5)
    rows = []
    for row in range(n):
        squares = range(row * n, row * n + n)
        cells = [_cell(square_name(i, n), names[i], 0 if i == focus else -1) for i in squares]
        rows.append(f'<div role="row">{"".join(cells)}</div>')
    return "".join(rows)


def _cell(square: str, name: str, tabindex: int) -> str:
    return (
        f'<div role="gridcell" data-square="{square}" tabindex="{tabindex}" aria-label="{name}">'
        "</div>"
    )
