"""The board as assistive technology, the keyboard and the pointer meet it: a grid of named cells.

div[role=grid]#board     laid over the squares of the drawing
└── div[role=row]
    └── div[role=gridcell][data-square=d3]
"""

from othello import square_names


def grid(names: "list[str]", squares: "list[int]", focus: int) -> str:
    """Returns the rows of a grid of the squares, laid out row by row, with their names.

    The cell of the square `focus` is the one that the Tab key reaches.
    """
    n = int(len(squares) ** 0.5)
    called = square_names(n)
    cells = [
        _cell(called[square], name, 0 if square == focus else -1)
        for square, name in zip(squares, names)
    ]
    rows = ["".join(cells[i : i + n]) for i in range(0, n * n, n)]
    return "".join([f'<div role="row">{row}</div>' for row in rows])


def _cell(square: str, name: str, tabindex: int) -> str:
    return (
        f'<div role="gridcell" data-square="{square}" tabindex="{tabindex}" aria-label="{name}">'
        "</div>"
    )
