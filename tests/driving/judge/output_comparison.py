"""Comparing an output with the judge's."""

from collections.abc import Iterable

from playwright.sync_api import Page, expect

from driving.core.pasting import paste, paste_each, paste_lines
from driving.core.waiting import IN_SLICES
from driving.share.sharing import drop
from driving.shell.navigation import open_tab


class Comparison:
    """Your output, the verdict on it, and where the two part."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.yours = page.get_by_role("textbox", name="Your output", exact=True)
        self.verdict = page.locator("#judge-verdict")
        self.guess = page.locator("#judge-guess")
        self.differing_characters = page.locator(".band.differs mark")
        self.next = page.get_by_role("button", name="Next difference")
        self.previous = page.get_by_role("button", name="Previous difference")
        self.number = page.locator("#differences-said")
        self._your_board = page.locator("#your-side")

    def paste(self, output: str) -> None:
        """Pastes an output to compare with the judge's."""
        open_tab(self._page, "Compare")
        paste(self.yours, output)

    def paste_each(self, outputs: Iterable[str]) -> None:
        """Pastes one output after the other."""
        open_tab(self._page, "Compare")
        paste_each(self.yours, outputs)

    def paste_lines(self, line: str, times: int) -> None:
        """Pastes a line so many times."""
        open_tab(self._page, "Compare")
        paste_lines(self.yours, "", line, times)

    def drop_file(self, name: str, output: str) -> None:
        """Drops a file of such an output where it belongs."""
        drop(self._page, "#your-output", name, output)

    def expect_verdict(self, part: str) -> None:
        """Waits until the verdict says this, among other things."""
        expect(self.verdict).to_contain_text(part, timeout=IN_SLICES)

    def expect_differences(self) -> None:
        """Waits until the places that differ can be gone through."""
        expect(self.next).to_be_visible(timeout=IN_SLICES)

    def expect_your_board(self, caption: str) -> None:
        """Waits until your board of the first difference is there, under such a caption."""
        expect(self._page.locator("#your-side svg")).to_be_visible()
        expect(self._page.locator("#your-caption")).to_have_text(caption)

    def expect_marked_squares(self, number: int) -> None:
        """Waits until so many squares are marked as different, on the board and on yours."""
        for board in (self._page.locator("#drawing"), self._your_board):
            expect(board.locator(".mark.different")).to_have_count(number)
