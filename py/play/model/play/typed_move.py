"""A move typed by its name, such as f5, anywhere in Play.

A letter that names a column begins the move. If the letter is a shortcut as well, the shortcut
waits briefly for a digit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Pause
from othello import column_name, parse_square
from saved.work import PLAY

if TYPE_CHECKING:
    from collections.abc import Callable

    from board.scene import Scene
    from state.workspace import Workspace

WAITING = "waiting for the digit of a move"  # A kind of job.
SOON = 0.6  # Seconds in which a digit must follow a letter that is a shortcut.
ENTER, BACKSPACE, ESCAPE = "Enter", "Backspace", "Escape"
DIGITS = "0123456789"

ROW = "{} … Type its row, 1 to {}."
READY = "{} … Enter plays it, Escape clears it."


class TypedMove:
    """The move that the user is typing.

    Attributes:
        text: What is typed so far, in lower case.
        shortcut: The shortcut that waits because its letter may begin a move, empty if none does.
    """

    def __init__(self, workspace: Workspace) -> None:
        self.text = ""
        self.shortcut = ""
        self._workspace = workspace
        self._n = 0

    def takes(self, key: str) -> bool:
        """Returns whether a key belongs to a typed move now, by the browser's name of the key."""
        if key == ENTER:
            return self._square is not None
        if self.keeps(key):
            return bool(self.text)
        return len(key) == 1 and key.lower() in self._columns()

    def keeps(self, key: str) -> bool:
        """Returns whether a key continues or clears what is typed, so that no shortcut may act."""
        return key in DIGITS or key in (BACKSPACE, ESCAPE)

    def type(self, key: str) -> None:
        """Adds a key that the move takes. A digit that leads to no row is ignored."""
        self._stop_waiting()
        if key == ENTER:
            self._play()
        elif key == ESCAPE:
            self.clear()
        elif key == BACKSPACE:
            self.text = self.text[:-1]
        elif key not in DIGITS:
            self.text, self._n = key.lower(), len(self._columns())
        elif 1 <= int(self.text[1:] + key) <= self._n:
            self.text += key

    def wait(self, shortcut: str, then: Callable[[], None]) -> None:
        """Delays the shortcut of the typed letter. `then` is called if no digit follows."""
        self.shortcut = shortcut
        self._workspace.jobs.start(Pause(WAITING, SOON, then))

    def clear(self) -> None:
        """Forgets what is typed."""
        self.text = ""
        self._stop_waiting()

    def add_to(self, scene: Scene) -> None:
        """Shows in the scene what is typed, and marks the square."""
        if not self.text or self.shortcut or self._workspace.view != PLAY:
            return
        square = self._square
        if square is None:
            scene.message = ROW.format(self.text, self._n)
        else:
            scene.message = READY.format(self.text)
            scene.marks["aimed"] = [square]

    @property
    def _square(self) -> int | None:
        """The typed square, None if its row is missing."""
        return parse_square(self.text, self._n) if self.text[1:] else None

    def _columns(self) -> list[str]:
        """Returns the names of the columns of the board."""
        n = self._workspace.on_board.scene().n
        return [column_name(column) for column in range(1, n + 1)]

    def _stop_waiting(self) -> None:
        self.shortcut = ""
        self._workspace.jobs.cancel(WAITING)

    def _play(self) -> None:
        square = self._square
        self.clear()
        if square is not None:
            self._workspace.press(square)
