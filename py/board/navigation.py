"""Keyboard navigation: on the board (as a grid of the WAI-ARIA Authoring Practices), and in a game.

Cells are those of `orientation`.
"""

STEPS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}


def destination(cell: int, key: str, control: bool, n: int) -> int | None:
    """Returns the cell to which a key moves the focus, None for other keys.

    With Control, Home and End go to the corners of the board.
    """
    row, column = divmod(cell, n)
    if key in STEPS:
        down, right = STEPS[key]
        row, column = min(max(row + down, 0), n - 1), min(max(column + right, 0), n - 1)
    elif key == "Home":
        row, column = 0 if control else row, 0
    elif key == "End":
        row, column = n - 1 if control else row, n - 1
    else:
        return None
    return row * n + column


def ply_after(key: str, ply: int, last: int) -> int | None:
    """Returns the ply, from 0 to `last`, to which a key goes from another, None for other keys."""
    plies = {"ArrowLeft": ply - 1, "ArrowRight": ply + 1, "Home": 0, "End": last}
    return min(max(plies[key], 0), last) if key in plies else None


def next_in_cycle(cells: list[int], cell: int, step: int) -> int | None:
    """Returns the next of some ascending cells, or the previous one if `step` is -1.

    The first follows the last. If there are no cells, returns None.
    """
    if not cells:
        return None
    if step > 0:
        return min([other for other in cells if other > cell], default=cells[0])
    return max([other for other in cells if other < cell], default=cells[-1])
