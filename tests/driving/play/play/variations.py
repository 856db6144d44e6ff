"""The variations of the game: going to them, changing and annotating them."""

from playwright.sync_api import Locator, Page


class Variations:
    """The variations in the list of moves, and the controls of the current move."""

    def __init__(self, page: Page) -> None:
        listed = page.get_by_role("list", name="Moves", exact=True)
        self.listed = listed.get_by_role("list")
        self.remarks = listed.locator(".remark")
        self.place = page.locator("#variation-place")
        self.previous = page.get_by_role("button", name="Previous variation")
        self.next = page.get_by_role("button", name="Next variation")
        self.make_main = page.get_by_role("button", name="Make main line")
        self.promote = page.get_by_role("button", name="Promote", exact=True)
        self.pencil = page.get_by_role("button", name="Note on this move")
        self._tools = page.get_by_role("group", name="This move")
        self._moves = listed

    @property
    def delete(self) -> Locator:
        """The button that deletes the move, behind the pencil."""
        return self._behind_pencil.get_by_role("button", name="Delete", exact=True)

    @property
    def mark(self) -> Locator:
        """The choice of a mark, behind the pencil."""
        return self._behind_pencil.get_by_role("combobox", name="Mark", exact=True)

    @property
    def comment(self) -> Locator:
        """The comment, behind the pencil."""
        return self._behind_pencil.get_by_role("textbox", name="Comment on")

    @property
    def _behind_pencil(self) -> Locator:
        if self.pencil.get_attribute("aria-expanded") == "false":
            self.pencil.click()
        return self._tools

    def move(self, name: str) -> Locator:
        """Returns the listed move with an accessible name."""
        return self._moves.get_by_role("button", name=name, exact=True)
