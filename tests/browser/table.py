"""What a player sees of the game on the page and does to it, by the page's public face alone."""

from playwright.sync_api import Locator, Page, TimeoutError

from browser.playthrough import Moment

# What Moment holds, as the page shows it now.
SEEN = """() => {
  const cells = document.querySelectorAll("[role=grid][aria-label=Board] [data-square]");
  const {black, white, turn} = document.querySelector("#score").dataset;
  return [[...cells].map((cell) => cell.ariaLabel), Number(black), Number(white), turn];
}"""
SHOWS = f"(moment) => JSON.stringify(({SEEN})()) === JSON.stringify(moment)"


class Table:
    """The board, the score, the status line and the buttons of a game on an opened page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("grid", name="Board", exact=True)
        self.status = page.get_by_role("status")
        self.undo = page.get_by_role("button", name="Undo", exact=True)
        self.redo = page.get_by_role("button", name="Redo", exact=True)

    def cell(self, square: str) -> Locator:
        """Returns the cell of a square of the board."""
        return self.board.locator(f'[data-square="{square}"]')

    def click(self, square: str) -> None:
        """Clicks where the middle of a square is on the screen."""
        box = self.cell(square).bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def new_game(self, n: int) -> None:
        """Starts a new game on n x n squares."""
        self.page.get_by_label("Size").select_option(str(n))
        self.page.get_by_role("button", name="New game").click()

    def seen(self) -> Moment:
        """Returns what the page shows now."""
        return Moment(*self.page.evaluate(SEEN))

    def expect(self, moment: Moment) -> None:
        """Waits until the page shows exactly this; fails if it does not come to."""
        if self.seen() == moment:
            return
        try:
            self.page.wait_for_function(SHOWS, arg=moment, timeout=5000)
        except TimeoutError:
            assert self.seen() == moment
