"""Where the keys lead on the board: those of a grid in the WAI-ARIA Authoring Practices."""

STEPS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}


def destination(square: int, key: str, control: bool, n: int) -> "int | None":
    """Returns the square that a key leads to from another, None if the key leads nowhere.

    With Control held, Home and End go to the corners of the board.
    """
    row, column = divmod(square, n)
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
