"""Who plays, and how the board is looked at."""

from pyscript import document

from page.browser.page import element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.page import Page
    from page.state.scene import Scene


class SettingsPart:
    """The players, the theme and the turns of the board."""

    def __init__(self, page: "Page") -> None:
        self._page, self._table = page, page.table
        page.on_click("turn-board", self._table.turn_board)
        page.on_click("mirror-board", self._table.mirror_board)
        element("themes").addEventListener("change", self._choose_theme)
        element("seats").addEventListener("change", self._choose_seat)

    def show(self, scene: "Scene") -> None:
        """Shows the players and the theme."""
        for color, player in self._table.play.seats.items():
            element(f"seat-{color}").value = player
        theme = self._table.view.theme
        document.documentElement.dataset.theme = theme
        document.querySelector(f"#themes [value={theme}]").checked = True

    def _choose_theme(self, event: "Any") -> None:
        self._page.do(self._table.view.choose, event.target.value)

    def _choose_seat(self, event: "Any") -> None:
        color = event.target.id.split("-")[1]
        self._page.do(self._table.play.seat, color, event.target.value)
