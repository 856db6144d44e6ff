"""Asking why a square of the user's board or a character of the output is as it is."""

from playwright.sync_api import Locator, Page, expect

from driving.core.window import box_of


class Why:
    """The user's board as a grid, the answers, and the way back."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.board = page.locator("#your-board")
        self.tab_stop = self.board.locator("[role=gridcell][tabindex='0']")
        self.focused = self.board.locator(":focus")
        self.lines = page.locator("#why").get_by_role("button")
        self.printed = page.locator("#printed").get_by_role("button")
        self.back = page.locator("#moment").get_by_role("button", name="Back", exact=True)

    def square(self, name: str) -> Locator:
        return self.board.locator(f"[data-square='{name}']")

    def expect_marked(self, name: str) -> None:
        """Waits until a square, and no other, is drawn as the one asked about."""
        marked = self._page.locator("#your-side .mark.chosen")
        expect(marked).to_have_count(1)
        expect(self.tab_stop).to_have_attribute("data-square", name)
        mark, cell = box_of(marked), box_of(self.tab_stop)
        assert cell["x"] < mark["x"] + mark["width"] / 2 < cell["x"] + cell["width"]
        assert cell["y"] < mark["y"] + mark["height"] / 2 < cell["y"] + cell["height"]
