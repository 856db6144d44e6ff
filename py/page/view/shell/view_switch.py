"""The two views of the page, each as it was left."""

from pyscript import document, window

from page.model.board.scene import Scene
from page.model.workspace import WORKPLACES
from page.view.core.page import Page, Part, element, focus_board
from page.view.share import address

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class ViewsPart(Part):
    """Goes where the address says, and finds the focus and the place of each view again."""

    def __init__(self, page: Page) -> None:
        self._page, self._table = page, page.table
        self._shown = ""
        self._focused: dict[str, Any] = {}
        self._scrolled = dict.fromkeys(WORKPLACES, 0)
        document.addEventListener("focusin", self._note_focus)
        document.addEventListener("scroll", self._note_scroll)
        document.querySelector(".skip").addEventListener("click", self._skip)
        # PyScript's own addEventListener cannot be called on the window from MicroPython.
        window.onhashchange = self._follow

    def show(self, scene: Scene) -> None:
        """Shows the view of the workplace, with the focus and the scrolling that it had."""
        workplace = self._table.workplace
        if workplace == self._shown:
            return
        is_first, self._shown = not self._shown, workplace
        document.documentElement.dataset.view = workplace
        for name in WORKPLACES:
            tab = element(f"go-{name}")
            if name == workplace:
                tab.setAttribute("aria-current", "page")
            else:
                tab.removeAttribute("aria-current")
        if not is_first:
            window.scrollTo(0, self._scrolled[workplace])
            self._page.once_shown(self._find_focus)

    def _follow(self, event: Any) -> None:
        workplace = address.workplace()
        if address.carried():
            self._page.follow_link()
        elif workplace and workplace != self._table.workplace:
            self._page.do(self._table.go_to, workplace)

    def _find_focus(self) -> None:
        focused = self._focused.get(self._shown)
        if focused is None and document.activeElement.closest("header"):
            return
        if focused is None or focused.closest("#board"):
            focus_board()
        else:
            focused.focus()

    def _note_focus(self, event: Any) -> None:
        if event.target.closest("main"):
            self._focused[self._shown] = event.target

    def _note_scroll(self, event: Any) -> None:
        if self._shown == self._table.workplace:
            self._scrolled[self._shown] = window.scrollY

    def _skip(self, event: Any) -> None:
        event.preventDefault()
        focus_board()
