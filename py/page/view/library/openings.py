"""The tab with the moves from the position on the board."""

from typing import Any

from board.scene import Scene
from page.model.app import App
from page.view.core.choices import show_choice
from page.view.core.page import Page, Part, element
from page.view.library.openings_html import listed_moves
from saved.work import GAMES, OPENINGS


class OpeningsPart(Part):
    """Lists the moves, plays the one that is pressed, and leads to the games."""

    def __init__(self, page: Page, app: App) -> None:
        self._page, self._app, self._openings = page, app, app.openings
        self._drawn: tuple[Any, ...] = ()
        page.on_value("opening-scope", self._openings.choose_scope)
        element("opening-moves-list").addEventListener("click", self._play)
        page.on_click("show-in-games", self._show_games)

    def show(self, scene: Scene) -> None:
        """Shows the moves if they have changed."""
        openings, name = self._openings, self._app.advice.opening.name
        state = openings.changes, name, openings.scope
        if self._page.workspace.sheet != OPENINGS or state == self._drawn:
            return
        self._drawn = state
        element("opening-here").textContent = name or "Moves from here"
        element("opening-so-far").textContent = openings.transcript
        show_choice("opening-scope", openings.scope)
        focused = element("opening-moves-list").querySelector(":focus")
        square = focused.dataset.play if focused else ""
        element("opening-moves-list").tBodies[0].innerHTML = listed_moves(openings.moves)
        again = element("opening-moves-list").querySelector(f"[data-play='{square}']")
        if square and again:
            again.focus()
        element("opening-said").textContent = openings.said or f"{openings.games:,} games from here"
        element("show-in-games").hidden = not openings.games or not openings.transcript

    def _play(self, event: Any) -> None:
        row = event.target.closest("tr")
        button = row and row.querySelector("[data-play]")
        if button:
            self._page.do(self._openings.play, int(button.dataset.play))

    def _show_games(self) -> None:
        """Lists the games that began with these moves."""
        library, openings = self._app.library, self._openings
        self._page.workspace.show_sheet(GAMES)
        library.want(scope=openings.scope, words=openings.transcript)
