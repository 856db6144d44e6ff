"""The choices for a new game."""

from typing import Any

from jsffi import to_js

from board.scene import Scene
from browser.choices import show_choice
from browser.page import Page, Part, element, fill, go_to_board
from play.model.play_app import PlayApp
from play.view.play.level_results_html import results_by_level
from saved.players import LEVEL_NAMES, level_name, seat_text

BALANCED = "Random balanced start"
LAST_LEVELS = dict(LEVEL_NAMES)


class NewGamePart(Part):
    """Shows the choices before the first move and over a game, and begins what is chosen."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._table = page, app.table
        self._results, self._balanced_start = app.level_results, app.balanced_start
        self._drawn: tuple[Any, ...] = ()
        self._choice = choice = app.table.choice
        self._waiting = app.waiting
        for name in ("new-game", "choose-game", "change-level"):
            page.on_click(name, self._table.choose_game, _focus_play)
        for name in ("close-begin", "back-from-begin"):
            page.on_click(name, choice.close, go_to_board)
        element("begin").addEventListener("keydown", self._key)
        page.on_click("begin-game", self._table.begin, go_to_board)
        page.on_click("balanced-start", app.balanced_start.begin)
        page.on_click("watch", self._table.watch, go_to_board)
        page.on_value("opponent", lambda opponent: choice.choose(opponent=opponent))
        page.on_value("own-color", lambda color: choice.choose(color=color))
        page.on_value("size", lambda n: choice.choose(n=int(n)))
        page.on_value("level", lambda level: choice.choose(level=int(level)))
        page.on_value("levels", lambda last: choice.choose_name(int(last)))

    def show(self, scene: Scene) -> None:
        """Shows the choices, with a description of the level."""
        choice = self._choice
        if not self._table.choosing:
            return
        element("balanced-start").textContent = self._balanced_start.message or BALANCED
        for color, seat in self._waiting.seats.items():
            element(f"seat-{color}").value = seat_text(*seat)
        over = choice.is_over(self._table.play.game)
        element("begin").className = f"part {choice.opponent}"
        element("begin-head").hidden = element("back-from-begin").hidden = not over
        show_choice("opponent", choice.opponent)
        show_choice("own-color", choice.color)
        show_choice("levels", str(LAST_LEVELS[level_name(choice.level)]))
        element("size").value = str(choice.n)
        level = element("level")
        level.value = str(choice.level)
        line = level.selectedOptions[0].dataset.line
        if element("level-line").textContent != line:
            element("level-line").textContent = line
        state = self._results.counts, choice.level
        if state != self._drawn:
            self._drawn = state
            element("level-results").hidden = not self._results.counts
            rows = results_by_level(*state)
            fill(element("level-results").querySelector("tbody"), rows)

    def _key(self, event: Any) -> None:
        """Goes back to the game, also from a radio button, which handles its keys itself."""
        if event.key == "Escape" and self._choice.is_over(self._table.play.game):
            event.stopPropagation()
            self._page.do(self._choice.close)
            self._page.after_frame(go_to_board)


def _focus_play() -> None:
    """Focuses the button, and shows the choices from their beginning."""
    element("sheet-game").scrollTop = 0
    element("begin-game").focus(to_js({"preventScroll": True}))
