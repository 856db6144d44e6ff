"""The position editor."""

from playwright.sync_api import Locator, Page, expect

from driving.core.waiting import settle
from driving.page.shell.navigation import PLAY, go_to
from driving.play.play.game import Game


class PositionEditor:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.begin_button = page.get_by_role("button", name="Set up a position")
        self.panel = page.get_by_role("region", name="Set up a position")
        self.brushes = self.panel.get_by_role("group", name="Brush").locator("label")
        self.take_back = self.panel.get_by_role("button", name="Take back")
        self.clear = self.panel.get_by_role("button", name="Clear", exact=True)
        self.start_position = self.panel.get_by_role("button", name="Start position")
        self.play_from_here = self.panel.get_by_role("button", name="Play from here")
        self.cancel = self.panel.get_by_role("button", name="Cancel")
        self.black_to_move = self._turn("Black")
        self.said = self.panel.locator("#setup-said")

    def begin(self) -> None:
        """Opens the editor with the position of the game."""
        go_to(self._page, PLAY)
        settle(self._page)  # The choices for a new game may be about to go.
        if not self.begin_button.is_visible():
            Game(self._page).choose()
        self.begin_button.click()
        expect(self.panel).to_be_visible()

    def begin_empty(self) -> None:
        self.begin()
        self.clear.click()

    def choose_brush(self, name: str) -> None:
        """Chooses a brush: "In turn", "Black", "White" or "Empty"."""
        self.panel.get_by_role("group", name="Brush").get_by_role("radio", name=name).check()

    def set_turn(self, color: str) -> None:
        self._turn(color).check()

    def _turn(self, color: str) -> Locator:
        return self.panel.get_by_role("group", name="To move").get_by_role("radio", name=color)
