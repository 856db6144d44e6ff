"""Use of the page by keyboard."""

from playwright.sync_api import Locator, Page

from driving.core.waiting import settle

MOST_TABS = 100
# True for a single element. Playwright's own check would fail for several. In Firefox, Tab leads
# from the last element out of the page, which then gets keys without focus.
HAS_FOCUS = """all =>
  all.length === 1 && all[0] === document.activeElement && document.hasFocus()"""


class Keyboard:
    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, *keys: str) -> None:
        """Presses keys one after another, such as `Control+Enter`."""
        for key in keys:
            self._page.keyboard.press(key)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def square(self) -> str:
        """Returns the name of the focused square, "" if there is none."""
        settle(self._page)
        return str(self._page.evaluate("document.activeElement.dataset.square ?? ''"))

    def has(self, element: Locator) -> bool:
        return bool(element.evaluate_all(HAS_FOCUS))

    def tab_to(self, wanted: Locator, backwards: bool = False) -> int:
        """Presses Tab until an element has the focus; returns the number of presses."""
        settle(self._page)
        for presses in range(MOST_TABS):
            if self.has(wanted):
                return presses
            self.press("Shift+Tab" if backwards else "Tab")
            settle(self._page)  # Firefox handles a key a moment later.
        raise AssertionError(f"{MOST_TABS} presses of Tab do not lead to {wanted}")

    def walk_to(self, square: str) -> None:
        """Moves the focus from one square to another with arrow keys."""
        now = self.square()
        across, down = ord(square[0]) - ord(now[0]), int(square[1:]) - int(now[1:])
        self.press(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self.press(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        assert self.square() == square
