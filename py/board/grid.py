"""The grid over the drawing, for assistive technology, keyboard and pointer.

div[role=grid]#board     covers the squares of the drawing
└── div[role=row]
    └── div[role=gridcell][data-square=d3]
"""


def grid(squares: list[str], names: list[str], focus: int) -> str:
    """Returns the markup of a grid. The Tab key reaches the cell `focus`."""
    n = int(len(squares) ** 0.5)
    cells = [
        _cell(square, name, 0 if cell == focus else -1)
        for cell, (square, name) in enumerate(zip(squares, names))
    ]
    rows = ["".join(cells[i : i + n]) for i in range(0, n * n, n)]
    return "".join([f'<div role="row">{row}</div>' for row in rows])


def _cell(square: str, name: str, tabindex: int) -> str:
    return (
        f'<div role="gridcell" data-square="{square}" tabindex="{tabindex}" aria-label="{name}">'
        "</div>"
    )
