"""The board as assistive technology, the keyboard and the pointer meet it: a grid of named cells.

    div[role=grid]#board     laid over the squares of the drawing
    └── div[role=row]
        └── div[role=gridcell][data-square=d3]
"""

from othello import square_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Game


STEPS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}


def markup(names: "list[str]", focus: int) -> str:
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


def names(game: "Game") -> "list[str]":
    """Returns the accessible name of each square: what it is called, then what is on it."""
    position, n = game.position, game.position.n
    names = []
    for square in range(n * n):
        names.append(f"{square_name(square, n)}, {position.color_at(square) or 'empty'}")
    for square in game.legal_moves():
        turned = len(position.flips(square, game.turn))
        names[square] += f", {game.turn} may play, turns {turned}"
    return names


def _cell(square: str, name: str, tabindex: int) -> str:
    return (
        f'<div role="gridcell" data-square="{square}" tabindex="{tabindex}" aria-label="{name}">'
        "</div>"
    )


def destination(square: int, key: str, whole: bool, n: int) -> "int | None":
    """Returns the square that a key leads to from another, None if it is no key of the grid.

    `whole` tells that the Control key was held: Home and End then go to the corners of the board.
    Keys and their effects are those of the WAI-ARIA Authoring Practices for grids.
    """
    row, column = divmod(square, n)
    if key in STEPS:
        down, right = STEPS[key]
        row, column = min(max(row + down, 0), n - 1), min(max(column + right, 0), n - 1)
    elif key == "Home":
        row, column = 0 if whole else row, 0
    elif key == "End":
        row, column = n - 1 if whole else row, n - 1
    else:
        return None
    return row * n + column
