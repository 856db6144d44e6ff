"""Comparing a user's output with the judge's."""

from playwright.sync_api import Page, expect

from driving.core.pasting import paste
from driving.core.waiting import IN_SLICES
from driving.page.share.sharing import drop
from driving.page.shell.navigation import open_tab


class Comparison:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.actual = page.get_by_role("textbox", name="Your output", exact=True)
        self.long_actual = page.get_by_role("region", name="Your output", exact=True)
        self.verdict = page.locator("#judge-verdict")
        self.guess = page.locator("#judge-guess")
        self.foot = page.locator("#foot")
        self.differing_characters = page.locator(".band.differs mark")
        self.next = page.get_by_role("button", name="Next difference")
        self.number = page.locator("#differences-said")
        self._your_board = page.locator("#your-side")

    def open(self) -> None:
        open_tab(self._page, "Compare")

    def paste(self, output: str) -> None:
        self.open()
        paste(self.actual, output)

    def drop_file(self, name: str, output: str) -> None:
        drop(self._page, "#your-output", name, output)

    def expect_text(self) -> None:
        filled = self._page.locator("#your-output:is([hidden], :not(:placeholder-shown))")
        expect(filled).to_be_attached(timeout=IN_SLICES)

    def expect_verdict(self, part: str) -> None:
        expect(self.verdict).to_contain_text(part, timeout=IN_SLICES)

    def expect_differences(self) -> None:
        self.next.wait_for(timeout=IN_SLICES)

    def expect_your_board(self, caption: str) -> None:
        """Waits until the user's board at the first difference is shown with this caption."""
        expect(self._page.locator("#your-side svg")).to_be_visible()
        expect(self._page.locator("#your-caption")).to_have_text(caption)

    def expect_marked_squares(self, number: int) -> None:
        """Waits until this number of squares is marked on the judge's and the user's board."""
        for board in (self._page.locator("#drawing"), self._your_board):
            expect(board.locator(".mark.different")).to_have_count(number)
