"""The keys of the page, and where those of a grid lead on the board.

The keys of the grid are those of the WAI-ARIA Authoring Practices.
"""

# Each key, the id of the button that does the same, and what that is.
SHORTCUTS = (
    ("M", "next-legal", "Go to the next square where you may play"),
    ("Shift+M", "previous-legal", "Go to the one before"),
    ("X", "read-rays", "Read the lines from the square, in all directions"),
    ("C", "read-score", "Read the score"),
    ("L", "read-last-move", "Read the last move"),
    ("?", "show-keys", "Show this sheet"),
)

# What acts on the board alone, where a pointer needs no button.
GRID_KEYS = (
    ("Arrow keys", "Go to the next square in that direction"),
    ("Home, End", "Go to the first or last square of the row"),
    ("Ctrl+Home, Ctrl+End", "Go to the first or last square of the board"),
    ("Enter, Space", "Play on the square"),
)

STEPS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def button_of(key: str, shift: bool) -> "str | None":
    """Returns the id of the button that a key stands for, None if it stands for none.

    `key` is the browser's name of it, with or without Shift, whether Caps Lock is on or not.
    """
    name = key.upper()
    if shift and name in LETTERS:
        name = f"Shift+{name}"
    for shortcut, button, _ in SHORTCUTS:
        if shortcut == name:
            return button
    return None


def destination(place: int, key: str, control: bool, n: int) -> "int | None":
    """Returns the place that a key leads to from another, None if the key leads nowhere.

    With Control held, Home and End go to the corners of the board.
    """
    row, column = divmod(place, n)
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


def next_of(places: "list[int]", place: int, step: int) -> "int | None":
    """Returns the next of some places, ascending, after the given one; with -1, the one before.

    After the last comes the first again; where there is none, None is returned.
    """
    if not places:
        return None
    if step > 0:
        return min([other for other in places if other > place], default=places[0])
    return max([other for other in places if other < place], default=places[-1])
