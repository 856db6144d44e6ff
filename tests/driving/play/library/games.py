"""The list of the user's games."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from playwright.sync_api import FilePayload, Locator, Page, expect

from driving.core.downloads import SavedFile, saved
from driving.core.waiting import settle, wait_until
from driving.core.window import box_of
from driving.play.play.sheet import Sheet

# Records that every game of an earlier visit is stored in; see `static/games.js`.
STORED = """async () => {
  const opening = indexedDB.open("othello-games");
  const database = await new Promise((done) => {
    opening.onsuccess = () => done(opening.result);
  });
  const reading = database.transaction("games").objectStore("games").getAll();
  const records = await new Promise((done) => { reading.onsuccess = () => done(reading.result); });
  database.close();
  return records.flatMap(({ rows }) => rows.split("\\n"));
}"""


CUT = """cells => cells
  .filter((cell) => [cell, ...cell.children].some((part) => {
    const style = getComputedStyle(part), content = document.createRange();
    content.selectNodeContents(part);
    const end = part.getBoundingClientRect().right - parseFloat(style.paddingRight);
    return style.display !== "inline" && content.getBoundingClientRect().right > end + 0.5;
  }))
  .map((cell) => cell.textContent)"""
IS_THERE = """async () =>
  (await indexedDB.databases()).some(({ name }) => name === "othello-games")"""
STORE = """async (records) => {
  const opening = indexedDB.open("othello-games");
  const database = await new Promise((done) => {
    opening.onsuccess = () => done(opening.result);
  });
  const writing = database.transaction("games", "readwrite");
  for (const [key, rows, keys] of records) {
    const record = { rows, ...(keys && { keys: Float64Array.from(keys) }) };
    writing.objectStore("games").put(record, key);
  }
  await new Promise((done) => { writing.oncomplete = done; });
  database.close();
}"""


class Games:
    def __init__(self, page: Page) -> None:
        self._page, self._sheet = page, Sheet(page)
        self.table = page.get_by_role("grid", name="Games", exact=True)
        self.rows = self.table.locator("[data-number]")
        self.selected = self.table.locator("[aria-selected=true]")
        self.search = page.get_by_role("searchbox", name="Search")
        self.found = page.locator("#games-found")
        self.size = page.locator("#games-size")
        self.statistics = page.get_by_role("region", name="Statistics")
        self.back_to_list = page.get_by_role("button", name="Back to the list")
        self.count = page.locator("#games-count")
        self.actions = page.get_by_role("group", name="Selected games")
        self.import_said = page.locator("#import-said")
        self.nothing = page.get_by_text("No games yet")
        self.removed = page.locator("#removed-games")
        self.no_fit = page.get_by_text("No game fits.")

    @property
    def end(self) -> float:
        """The lower end of the list in the window."""
        settle(self._page)
        box = box_of(self._page.locator("#games-foot"))
        return box["y"] + box["height"]

    def told(self, text: str) -> Locator:
        return self._page.get_by_text(text)

    def show(self) -> None:
        self._sheet.show("Games")

    def show_game(self) -> None:
        self._sheet.show("Game")

    def expect_cells(self, column: int, texts: list[str]) -> None:
        """Waits until a column of the visible rows has these texts."""
        expect(self.rows.locator(f"td:nth-child({column})")).to_have_text(texts)

    def expect_selected(self, column: int, text: str) -> None:
        expect(self.selected.locator(f"td:nth-child({column})")).to_have_text(text)

    def select(self, number: int) -> None:
        """Selects the game with a number in the list, from 0."""
        self.rows.nth(number).click()
        expect(self.rows.nth(number)).to_have_attribute("aria-selected", "true")

    @contextmanager
    def held(self, number: int) -> Iterator[None]:
        """Presses the mouse on the game with a number in the list, and releases it at the end."""
        box = box_of(self.rows.nth(number))
        self._page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self._page.mouse.down()
        yield
        self._page.mouse.up()

    def open(self, number: int = 0) -> None:
        """Makes a game the one in Play."""
        self.show()
        self.select(number)
        self.button("Open").click()

    def choose(self, label: str, option: str) -> None:
        self._page.get_by_role("combobox", name=label, exact=True).select_option(label=option)

    def choose_scope(self, name: str) -> None:
        self._page.get_by_role("radio", name=name, exact=True).check(force=True)

    def sort_by(self, heading: str) -> None:
        self.table.get_by_role("button", name=heading).click()

    def button(self, name: str) -> Locator:
        sheet = self._page.get_by_role("tabpanel", name="Games")
        return sheet.get_by_role("button", name=name, exact=True)

    def open_files(self, contents: Mapping[str, bytes]) -> None:
        with self._page.expect_file_chooser() as chooser:
            self.button("Open files").locator("visible=true").first.click()
        chooser.value.set_files(
            [
                FilePayload(name=name, mimeType="application/octet-stream", buffer=content)
                for name, content in contents.items()
            ]
        )

    def menu(self, item: str) -> None:
        self.button("More about your games").click()
        menu = self._page.get_by_role("group", name="More about your games")
        menu.get_by_role("button", name=item, exact=True).click()

    def export(self, form: str) -> SavedFile:
        self.button("Export").click()
        menu = self._page.get_by_role("group", name="Export")
        return saved(self._page, menu.get_by_role("button", name=form, exact=True).click)

    def export_all(self, form: str) -> SavedFile:
        return saved(self._page, lambda: self.menu(f"Export these as {form}"))

    def cut_cells(self, column: int) -> list[str]:
        """Returns the texts of a column that do not fit into their cells."""
        cells = self.rows.locator(f"td:nth-child({column})")
        return list(cells.evaluate_all(CUT))

    def cut_texts(self) -> list[str]:
        """Returns the texts around the list that do not fit into their places."""
        settle(self._page)
        return list(self._page.locator("#games-foot > *, #import-said").evaluate_all(CUT))

    def store(self, records: Mapping[str, Sequence[object]]) -> None:
        """Stores records as another version or a fault could have written them."""
        self._page.wait_for_function(IS_THERE)
        self._page.evaluate(STORE, [[key, *record] for key, record in records.items()])

    def back_up(self) -> SavedFile:
        return saved(self._page, self.button("Back up all").locator("visible=true").first.click)

    def reasons(self) -> list[str]:
        reasons = self._page.locator("#import-why")
        settle(self._page)
        if reasons.get_attribute("open") is None:
            reasons.locator("summary").click()
        return self._page.locator("#import-reasons li").all_inner_texts()

    def expect_noted(self, comment: str) -> None:
        """Waits until a stored game has a comment, given without characters to be escaped."""
        has = f"async () => (await ({STORED})()).some((row) => row.includes('{comment}'))"
        assert wait_until(self._page, has)
