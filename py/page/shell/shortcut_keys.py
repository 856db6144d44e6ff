"""The single-key shortcuts and the buttons that they press. index.html lists them for the user."""

from saved.work import JUDGE

# Each key, with the ids of its buttons in Play and in Judge.
SHORTCUTS = (
    ("U", "undo", None),
    ("N", "new-game", None),
    ("H", "hint", None),
    ("A", "analyse", "analyse-step"),
    ("P", "practise", "step-play"),
    ("D", None, "next-difference"),
    ("Shift+D", None, "previous-difference"),
    ("E", "note", None),
    ("F", "turn-board", "turn-board"),
    ("M", "next-legal", "next-legal"),
    ("Shift+M", "previous-legal", "previous-legal"),
    ("X", "read-rays", "read-rays"),
    ("C", "read-score", "read-score"),
    ("L", "read-last-move", "read-last-move"),
    ("R", "read-again", "read-again"),
    ("1", "go-play", "go-play"),
    ("2", "go-judge", "go-judge"),
    ("?", "show-keys", "show-keys"),
)
# Keys that follow the key G.
GO = {"P": "go-play", "J": "go-judge", "O": "tab-openings", "R": "tab-practice", "L": "tab-games"}

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def button_of(key: str, shift: bool, view: str) -> str | None:
    """Returns the id of the button that a key presses in a view, or None.

    Caps Lock makes no difference.
    """
    name = key.upper()
    if shift and name in CAPITALS:
        name = f"Shift+{name}"
    for shortcut, playing, judging in SHORTCUTS:
        if shortcut == name:
            return judging if view == JUDGE else playing
    return None
