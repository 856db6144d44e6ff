"""The tab with the moves that were played from the position on the board."""

from collections.abc import Mapping

from playwright.sync_api import Page, expect

from driving.play.play.sheet import Sheet


class Openings:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.reach = page.locator("#opening-reach")
        self._rows = page.get_by_role("table", name="Moves from here").locator("tbody tr")

    def show(self) -> None:
        Sheet(self._page).show("Openings")

    def press(self, square: str) -> None:
        self._rows.get_by_role("button", name=f" {square},").click()

    def expect_games(self, games: Mapping[str, str]) -> None:
        """Waits until exactly these moves are listed, with the numbers of their games."""
        expect(self._rows).to_have_count(len(games))
        for square, number in games.items():
            row = self._rows.filter(has=self._page.get_by_role("button", name=f" {square},"))
            expect(row.locator("td").nth(3)).to_have_text(number)

    def expect_listed(self) -> None:
        """Waits until moves are listed. Bad ones are folded as soon as the engine has values."""
        expect(self._rows.first).to_be_visible()

    def show_games(self) -> None:
        self._page.get_by_role("button", name="Show all in Games").click()
