"""Switching between the two views, and the address of each and of the tabs of Play."""

from typing import Any

import js as window
from js import document

from board.scene import Scene
from browser.page import Page, Part, element, focus_board
from page.share import address
from play.model.game.table import Table
from saved.work import PLAY, VIEWS

# In place of what the address names: the user has changed it. The page may go elsewhere before it
# is drawn.
CHANGED = "changed"


class ViewSwitchPart(Part):
    """Follows the address, and restores the focus and scroll position of each view."""

    def __init__(self, page: Page, table: Table) -> None:
        self._page, self._table, self._workspace = page, table, page.workspace
        self._embedded = address.embedded()
        self._shown = self._named = ""
        self._focused: dict[str, Any] = {}
        self._scrolled = dict.fromkeys(VIEWS, 0)
        document.addEventListener("focusin", self._note_focus)
        document.addEventListener("scroll", self._note_scroll)
        document.querySelector(".skip").addEventListener("click", self._skip)
        # PyScript's own addEventListener cannot be called on the window from MicroPython.
        window.onhashchange = self._change_address

    def show(self, scene: Scene) -> None:
        """Shows the current view with its last focus and scroll position."""
        self._name()
        view = self._workspace.view
        if view == self._shown:
            return
        is_first, self._shown = not self._shown, view
        document.documentElement.dataset.view = view
        for name in VIEWS:
            tab = element(f"go-{name}")
            if name == view:
                tab.setAttribute("aria-current", "page")
            else:
                tab.removeAttribute("aria-current")
        if not is_first:
            window.scrollTo(0, self._scrolled[view])
            self._page.after_frame(self._find_focus)

    def _name(self) -> None:
        """Names the view and the tab in the address, or a click on its link would do nothing."""
        place = self._table.place
        if place == self._named:
            return
        is_first, self._named = not self._named, place
        if self._workspace.view == PLAY:
            element("go-play").href = f"#{place}"  # Back from Judge to the same tab.
        if not (is_first or address.carried() or address.place() == place):
            address.follow(place)

    def _change_address(self, event: Any) -> None:
        view = address.view()
        if self._embedded or address.embedded():
            window.location.reload()
        elif address.carried() or address.puzzle():
            for part in self._page.parts:
                part.follow()
        elif view and address.place() != self._table.place:
            self._page.do(self._go_to, view)

    def _go_to(self, view: str) -> None:
        self._named = CHANGED
        self._workspace.go_to(view)
        if view == PLAY:
            self._table.show_sheet(address.sheet())

    def _find_focus(self) -> None:
        focused = self._focused.get(self._shown)
        if focused is None and document.activeElement.closest("header"):
            return
        # A square is another element after the board was drawn with other labels or squares.
        if focused is None or focused.closest("#board") or not focused.isConnected:
            focus_board()
        else:
            focused.focus()

    def _note_focus(self, event: Any) -> None:
        if event.target.closest("main"):
            self._focused[self._shown] = event.target

    def _note_scroll(self, event: Any) -> None:
        if self._shown == self._workspace.view:
            self._scrolled[self._shown] = window.scrollY

    def _skip(self, event: Any) -> None:
        event.preventDefault()
        focus_board()
