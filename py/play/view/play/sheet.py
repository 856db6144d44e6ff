"""The sheet of Play: its tabs, and the body of the chosen one."""

from typing import Any

from js import document

from board.scene import Scene
from board.small_drawing import small_svg
from browser.page import Page, Part, element, fill
from play.model.game.table import NEW_GAME
from play.model.play_app import PlayApp
from saved.work import GAME, GAMES, OPENINGS, PLAY, PRACTICE, SHEETS

TITLES = {
    GAME: "Game",
    OPENINGS: "Openings",
    PRACTICE: "Practice",
    GAMES: "Your games",
    NEW_GAME: "New game",
}
TABS = "[role=tab][data-sheet]"
STEPS = {"ArrowRight": 1, "ArrowLeft": -1}


class SheetPart(Part):
    """Shows the chosen tab, scrolled to where the user left it."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._workspace = page, page.workspace
        self._table, self._folding = app.table, app.folding
        self._shown = GAME
        self._scrolled = dict.fromkeys(SHEETS, 0)
        self._rows: list[str] = []
        for name in ("fold", "unfold"):
            page.on_click(name, self._folding.switch)
        for tab in document.querySelectorAll(TABS):
            tab.addEventListener("click", self._choose)
            tab.addEventListener("keydown", self._go_to_next)

    def show(self, scene: Scene) -> None:
        """Shows the tab and marks it as selected, and on phones folds the board."""
        sheet, folded = self._table.sheet, self._folding.is_folded
        document.querySelector("main").classList.toggle("folded", folded)
        element("fold").hidden = not self._folding.can_fold
        element("fold").ariaExpanded = "false" if folded else "true"
        if folded:
            self._show_strip(scene)
        if sheet == self._shown:
            return
        self._scrolled[self._shown] = element(f"sheet-{self._shown}").scrollTop
        self._shown = sheet
        for name in SHEETS:
            tab, selected = element(f"tab-{name}"), name == sheet
            tab.ariaSelected = "true" if selected else "false"
            tab.tabIndex = 0 if selected else -1
            element(f"sheet-{name}").hidden = not selected
        element(f"sheet-{sheet}").scrollTop = self._scrolled[sheet]

    def _show_strip(self, scene: Scene) -> None:
        """Shows what phones have in place of the folded board."""
        element("play-strip-title").textContent = TITLES[self._folding.shown]
        element("play-strip-said").textContent = scene.message
        if scene.rows != self._rows:
            self._rows = scene.rows
            fill(element("play-strip-board"), small_svg(scene.rows))

    def _choose(self, event: Any) -> None:
        sheet = event.currentTarget.dataset.sheet
        self._page.do(self._workspace.go_to, PLAY)
        self._page.do(self._table.show_sheet, sheet)

    def _go_to_next(self, event: Any) -> None:
        if event.key in STEPS and not event.altKey:
            event.preventDefault()
            index = SHEETS.index(event.currentTarget.dataset.sheet) + STEPS[event.key]
            tab = element(f"tab-{SHEETS[index % len(SHEETS)]}")
            tab.click()
            tab.focus()
