"""The keys of the page, for the sheet that lists them, and what those do that are no text."""

from page.model.workspace import JUDGE

# Each key, the ids of the buttons that do the same in Play and in Judge, and what that is.
SHORTCUTS = (
    ("U", "undo", None, "Take the last move back"),
    ("N", "new-game", None, "Start a new game"),
    ("H", "hint", None, "Show the best move"),
    ("A", "analyse", "analyse-step", "Show what each move is worth, or no longer"),
    ("P", None, "step-play", "Play the steps, or pause"),
    ("D", None, "next-difference", "Go to the next difference"),
    ("Shift+D", None, "previous-difference", "Go to the difference before"),
    ("F", "turn-board", "turn-board", "Turn the board"),
    ("M", "next-legal", "next-legal", "Go to the next square where you may play"),
    ("Shift+M", "previous-legal", "previous-legal", "Go to the one before"),
    ("X", "read-rays", "read-rays", "Read the lines from the square, in all directions"),
    ("C", "read-score", "read-score", "Read the score"),
    ("L", "read-last-move", "read-last-move", "Read the last move"),
    ("1", "go-play", "go-play", "Go to Play; so does G and then P"),
    ("2", "go-judge", "go-judge", "Go to Judge; so does G and then J"),
    ("?", "show-keys", "show-keys", "Show this sheet"),
)
# After the key G.
GO = {"P": "go-play", "J": "go-judge"}

# What works even where single keys are turned off.
STEP_KEYS = (
    ("←, →", "Go a move or a step back or on, outside the board and with Alt on it"),
    ("Home, End", "Go to the first or last move or step, outside the board"),
    ("Ctrl+Enter", "Run the judge"),
    ("Ctrl+V", "Paste a game in Play, an input in Judge, outside of text"),
    ("Escape", "Come back from the best line"),
    ("F6", "Go to the next part of the page"),
)

# What acts on the board alone, where a pointer needs no button.
GRID_KEYS = (
    ("Arrow keys", "Go to the next square in that direction"),
    ("Home, End", "Go to the first or last square of the row"),
    ("Ctrl+Home, Ctrl+End", "Go to the first or last square of the board"),
    ("Enter, Space", "Play on the square"),
)

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def button_of(key: str, shift: bool, view: str) -> str | None:
    """Returns the id of the button that a key stands for, None if it stands for none.

    `key` is the browser's name of it, with or without Shift, whether Caps Lock is on or not.
    """
    name = key.upper()
    if shift and name in CAPITALS:
        name = f"Shift+{name}"
    for shortcut, playing, judging, _ in SHORTCUTS:
        if shortcut == name:
            return judging if view == JUDGE else playing
    return None
