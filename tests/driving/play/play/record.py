"""The record of a game: its moves, its graph, and the game as text."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from driving.core.clipboard import Clipboard
from driving.core.pasting import paste
from driving.core.waiting import settle
from driving.core.window import box_of
from driving.page.shell.navigation import PLAY, go_to

ROWS = """items => Object.values(Object.groupBy(
  items, (item) => Math.round(item.getBoundingClientRect().top / 10)
)).map((row) => row.map((item) => item.textContent))"""
OVERLONG = """items => items
  .filter(({ clientWidth, firstElementChild }) => firstElementChild.scrollWidth > clientWidth)
  .map((item) => item.textContent)"""


class Record:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._clipboard = Clipboard(page)
        self._list = listed = page.get_by_role("list", name="Moves", exact=True)
        self.moves = listed.locator("[data-ply]")
        self.entries = listed.get_by_role("listitem")
        self.graph = page.locator("#graph")
        self.said = page.locator("#record-said")
        self.put_button = page.get_by_role("button", name="Put on the board")
        self._text = page.get_by_role("textbox", name="A game or a board")
        self._form = page.get_by_role("combobox", name="As", exact=True)

    def go_to(self, ply: int) -> None:
        """Goes to the position after a number of moves."""
        if ply:
            self.moves.nth(ply - 1).click()
        else:
            self._page.get_by_role("button", name="Start", exact=True).click()

    def show_graph(self) -> None:
        self._page.get_by_role("switch", name="Analysis").locator("visible=true").click()
        expect(self.graph).to_be_visible()

    def point_in_graph(self, ply: int) -> None:
        """Clicks in the graph at a ply, of 20 that it shows."""
        box = box_of(self.graph)
        self.graph.click(position={"x": ply / 20 * box["width"], "y": box["height"] / 3})

    def expect_moves(self, squares: Sequence[str]) -> None:
        expect(self.moves).to_have_text(list(squares))

    def expect_plies(self, number: int) -> None:
        expect(self.moves).to_have_count(number)

    def expect_at(self, ply: int) -> None:
        """Waits until the list marks the position after this number of moves."""
        if ply:
            expect(self.moves.nth(ply - 1)).to_have_attribute("aria-current", "step")
        else:
            expect(self.moves.locator("[aria-current]")).to_have_count(0)

    def expect_whole_rows(self) -> None:
        """Checks that no row of moves is wider than the list."""
        settle(self._page)
        assert self._list.evaluate("list => list.scrollWidth <= list.clientWidth")

    def rows(self) -> list[list[str]]:
        settle(self._page)
        return list(self.entries.evaluate_all(ROWS))

    def overlong_moves(self) -> list[str]:
        settle(self._page)
        return list(self.entries.evaluate_all(OVERLONG))

    def paste(self, text: str) -> None:
        self._unfold()
        paste(self._text, text)

    def offer(self, moves: int) -> Locator:
        """Returns the button that puts the first `moves` moves of a text on the board."""
        return self._page.get_by_role("button", name=f"Put the first {moves} moves on the board")

    def put_on_the_board(self, text: str) -> None:
        self.paste(text)
        self.put_button.click()

    def press_copy(self) -> None:
        self._unfold()
        self._page.get_by_role("button", name="Copy game").click()

    def copy(self, form: str) -> str:
        """Copies the game in a form; returns the text once the page confirms it."""
        self._unfold()
        self._form.select_option(form)
        self.press_copy()
        expect(self.said).to_have_text("Copied.")
        return self._clipboard.last()

    def send_to_the_judge(self) -> None:
        self._unfold()
        self._page.locator("#judge-record").click()

    def _unfold(self) -> None:
        go_to(self._page, PLAY)
        settle(self._page)  # The choices for a new game may be about to go.
        folder = self._page.locator("details").filter(has_text="Copy or paste a game")
        if not folder.is_visible():  # The choices for a new game are shown.
            self._page.get_by_role("button", name="Paste a game").click()
        elif folder.get_attribute("open") is None:
            folder.locator("summary").click()
