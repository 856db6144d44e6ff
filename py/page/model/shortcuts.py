"""The single keys of the page and the buttons they press; index.html lists all keys."""

from page.model.workspace import JUDGE

# Each key, and the ids of the buttons that do the same in Play and in Judge.
SHORTCUTS = (
    ("U", "undo", None),
    ("N", "new-game", None),
    ("H", "hint", None),
    ("A", "analyse", "analyse-step"),
    ("P", None, "step-play"),
    ("D", None, "next-difference"),
    ("Shift+D", None, "previous-difference"),
    ("F", "turn-board", "turn-board"),
    ("M", "next-legal", "next-legal"),
    ("Shift+M", "previous-legal", "previous-legal"),
    ("X", "read-rays", "read-rays"),
    ("C", "read-score", "read-score"),
    ("L", "read-last-move", "read-last-move"),
    ("1", "go-play", "go-play"),
    ("2", "go-judge", "go-judge"),
    ("?", "show-keys", "show-keys"),
)
# After the key G.
GO = {"P": "go-play", "J": "go-judge"}

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def button_of(key: str, shift: bool, view: str) -> str | None:
    """Returns the id of the button that a key stands for, None if it stands for none.

    `key` is the browser's name of it, with or without Shift, whether Caps Lock is on or not.
    """
    name = key.upper()
    if shift and name in CAPITALS:
        name = f"Shift+{name}"
    for shortcut, playing, judging in SHORTCUTS:
        if shortcut == name:
            return judging if view == JUDGE else playing
    return None
