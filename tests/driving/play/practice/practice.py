"""The tab Practice: its home, and a session."""

from playwright.sync_api import Page, expect

from driving.core import stored
from driving.core.keyboard import Keyboard
from driving.core.shared_page import BLANK
from driving.core.starting import opened
from driving.play.play.sheet import Sheet

# Keeps a game as the first version of the store did, which kept nothing else.
KEEP_GAME = """async (row) => {
  const opening = indexedDB.open("othello-games");
  opening.onupgradeneeded = () => opening.result.createObjectStore("games");
  const database = await new Promise((done) => {
    opening.onsuccess = () => done(opening.result);
  });
  const writing = database.transaction("games", "readwrite");
  writing.objectStore("games").put({ rows: row, keys: new Float64Array(20) }, "mine-2026-11-01");
  await new Promise((done) => { writing.oncomplete = done; });
  database.close();
}"""

NOTHING = "\t\t$"


class Practice:
    """The home of the practice, and the card of a session."""

    def answer(self, square: str) -> None:
        """Moves the focus to a square by keyboard and plays there."""
        keyboard = Keyboard(self._page)
        keyboard.walk_to(square)
        keyboard.press("Enter")

    def __init__(self, page: Page) -> None:
        self._page, self._sheet = page, Sheet(page)
        self.start = page.locator("#start-practice")
        self.due, self.pill = page.locator("#due-count"), page.locator("#due")
        self.title, self.said = page.locator("#due-title"), page.locator("#due-said")
        self.review = page.locator("#review-said")
        self.limit = page.get_by_label("At most")
        self.put_away = page.locator("#put-away")
        self.bring_back = self.put_away.get_by_role("button", name="Bring back")
        self.past = page.get_by_role("table", name="Last sessions")
        self.card = page.get_by_role("region", name="Practise your mistakes")
        self.skip = self.card.get_by_role("button", name="Skip")
        self.take_back = self.card.get_by_role("button", name="Take back")
        self.not_again = self.card.get_by_role("button", name="Not again")
        self.again = self.card.get_by_role("button", name="Again the")
        self.back = self.card.get_by_role("button", name="Back")

    def list_put_away(self) -> None:
        self.put_away.locator("summary").click()

    def show(self) -> None:
        self._sheet.show("Practice")

    def expect_kept(self, pattern: str = NOTHING) -> None:
        """Waits until a reload would bring back what fits a pattern."""
        stored.expect_practice(self._page, pattern)

    def choose(self, label: str, option: str) -> None:
        self._page.get_by_role("combobox", name=label, exact=True).select_option(label=option)

    def expect_past(self, *rows: str) -> None:
        expect(self.past.get_by_role("row")).to_have_text(list(rows))

    def open_with_game(self, address: str, row: str) -> None:
        """Opens the page after a visit of the first version of the page, which kept a game."""
        self._page.goto(address + BLANK)
        self._page.evaluate(KEEP_GAME, row)
        opened(self._page, address)
