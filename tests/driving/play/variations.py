"""The variations of the game: going to them, changing and annotating them."""

from playwright.sync_api import Locator, Page


class Variations:
    """The variations in the list of moves, and the controls of the current move."""

    def __init__(self, page: Page) -> None:
        listed = page.get_by_role("list", name="Moves", exact=True)
        self.listed = listed.get_by_role("list")
        self.blocks = listed.locator(".variation")
        self.remarks = listed.locator(".remark")
        self.place = page.locator("#variation-place")
        self.previous = page.get_by_role("button", name="Previous variation")
        self.next = page.get_by_role("button", name="Next variation")
        self.make_main = page.get_by_role("button", name="Make main line")
        self.delete = page.get_by_role("button", name="Delete", exact=True)
        self.mark = page.get_by_role("combobox", name="Mark", exact=True)
        self.comment = page.get_by_role("textbox", name="Comment on")
        self._moves = listed

    def move(self, name: str) -> Locator:
        """Returns the listed move with an accessible name."""
        return self._moves.get_by_role("button", name=name, exact=True)
