"""What players do to the board: turns events into calls of `App` and shows the result."""

from othello import parse_square
from page import grid
from page.screen import Screen, element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.app import App

PLAY_KEYS = ("Enter", " ")


class Playing:
    """Listens to the board and its buttons."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._screen = Screen(app)
        board = element("board")
        board.addEventListener("click", self._click)
        board.addEventListener("keydown", self._key)
        board.addEventListener("mouseover", self._hover)
        board.addEventListener("focusin", self._hover)
        board.addEventListener("mouseleave", self._leave)
        element("new-game").addEventListener("click", self._new_game)
        element("undo").addEventListener("click", lambda event: self._do(app.undo))
        element("redo").addEventListener("click", lambda event: self._do(app.redo))

    def _do(self, action: "Any", *arguments: "Any") -> None:
        action(*arguments)
        self._screen.show(self._app)

    def _click(self, event: "Any") -> None:
        square = self._square(event)
        if square is not None:
            self._do(self._app.play, square)

    def _key(self, event: "Any") -> None:
        if event.altKey or event.metaKey:
            return
        app = self._app
        if event.key in PLAY_KEYS:
            event.preventDefault()
            self._do(app.play, app.focus)
            return
        square = grid.destination(app.focus, event.key, event.ctrlKey, app.game.position.n)
        if square is not None:
            event.preventDefault()
            self._do(app.move_focus, square)
            self._screen.focus()

    def _hover(self, event: "Any") -> None:
        self._screen.preview(self._app, self._square(event))

    def _leave(self, event: "Any") -> None:
        self._screen.preview(self._app, None)

    def _new_game(self, event: "Any") -> None:
        self._do(self._app.new_game, int(element("size").value))

    def _square(self, event: "Any") -> "int | None":
        cell = event.target.closest("[data-square]")
        return parse_square(cell.dataset.square, self._app.game.position.n) if cell else None
