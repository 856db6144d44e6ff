"""The board as assistive technology, the keyboard and the pointer meet it: a grid of named cells.

div[role=grid]#board     laid over the squares of the drawing
└── div[role=row]
    └── div[role=gridcell][data-square=d3]
"""


def grid(squares: list[str], names: list[str], focus: int) -> str:
    """Returns the rows of a grid, given the square and the accessible name of each place.

    The cell of the place `focus` is the one that the Tab key reaches.
    """
    n = int(len(squares) ** 0.5)
    cells = [
        _cell(square, name, 0 if place == focus else -1)
        for place, (square, name) in enumerate(zip(squares, names))
    ]
    rows = ["".join(cells[i : i + n]) for i in range(0, n * n, n)]
    return "".join([f'<div role="row">{row}</div>' for row in rows])


def _cell(square: str, name: str, tabindex: int) -> str:
    return (
        f'<div role="gridcell" data-square="{square}" tabindex="{tabindex}" aria-label="{name}">'
        "</div>"
    )
