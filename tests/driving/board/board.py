"""The board: its squares and their names, clicks, hovering and boxes."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import FloatRect, Locator, Page, expect

from driving.core.waiting import SHOWN, expect_value, settle
from driving.core.window import box_of, boxes_in

# The name of every square, row by row.
NAMES = """() => [...document.querySelectorAll("[role=grid][aria-label=Board] [data-square]")]
  .map((cell) => cell.ariaLabel)"""
# The rows of the board, a character for each square, from the squares' names.
ROWS = f"""() => {{
  const symbols = {{ black: "B", white: "W", X: "X", O: "O" }};
  const symbol = (name) => symbols[name.split(", ").find((part) => part in symbols)] ?? ".";
  const all = ({NAMES})().map(symbol).join("");
  return all.match(new RegExp(`.{{${{Math.sqrt(all.length)}}}}`, "g"));
}}"""
# The fields of Moment.
SEEN = f"""() => {{
  const {{ black, white, turn }} = document.querySelector("#score").dataset;
  return [({NAMES})(), Number(black), Number(white), turn];
}}"""

# Clicks on squares, on each once all changes before are drawn.
PRESS_EACH = f"""async (board, squares) => {{
  for (const square of squares) {{
    await {SHOWN};
    board.querySelector(`[data-square=${{square}}]`).click();
  }}
}}"""
PRESS_AT_ONCE = """(board, squares) => {
  for (const square of squares) board.querySelector(`[data-square=${square}]`).click();
}"""


class Moment(NamedTuple):
    """The displayed state of a game.

    Attributes:
        names: The names of all squares, row by row.
        black: The number of black discs.
        white: The number of white discs.
        turn: The side to move, "none" if the game is over.
    """

    names: list[str]
    black: int
    white: int
    turn: str


class Board:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.grid = page.get_by_role("grid", name="Board", exact=True)
        self.rows = self.grid.get_by_role("row")
        self.cells = self.grid.get_by_role("gridcell")
        self.tab_stop = self.grid.locator("[data-square][tabindex='0']")
        self.focused = self.grid.locator(":focus")
        self.frame = page.locator("#table")
        self.loupe = page.locator("#loupe")
        self.play_aimed = self.loupe.get_by_role("button")
        # Shows all names of the square under the pointer.
        self.readout = page.locator("#square-names")

    def square(self, name: str) -> Locator:
        return self.grid.locator(f"[data-square='{name}']")

    def press(self, *squares: str) -> None:
        """Clicks on squares: with the mouse on the last, which takes ten times as long."""
        if len(squares) > 1:
            self.grid.evaluate(PRESS_EACH, squares[:-1])
        for last in squares[-1:]:
            self.square(last).click()

    def press_at_once(self, *squares: str) -> None:
        """Clicks on squares one after another within one task."""
        self.grid.evaluate(PRESS_AT_ONCE, squares)

    def tap(self, *squares: str) -> None:
        for square in squares:
            self.square(square).tap()

    def point_at(self, square: str) -> None:
        self.square(square).hover()

    def press_any_legal_square(self) -> str:
        """Clicks on the first legal square; returns its name."""
        square = self.grid.locator("[aria-label*='may play']").first
        name = square.get_attribute("data-square") or ""
        square.click()
        return name

    def seen(self) -> Moment:
        """Returns the displayed state."""
        settle(self._page)
        return Moment(*self._page.evaluate(SEEN))

    def expect(self, moment: Moment) -> None:
        """Waits until exactly this state is displayed."""
        expect_value(self._page, SEEN, moment)

    def expect_rows(self, rows: Sequence[str]) -> None:
        """Waits until these discs or pieces are on the board; `.` is an empty square."""
        expect_value(self._page, ROWS, list(rows))

    def expect_row(self, number: int, row: str) -> None:
        """Waits until a row, counted from 1, looks like this."""
        expect_value(self._page, f"() => ({ROWS})()[{number - 1}]", row)

    def expect_square(self, square: str, name: str) -> None:
        expect(self.square(square)).to_have_accessible_name(name)

    def expect_taken(self, square: str) -> None:
        expect(self.square(square)).to_have_accessible_name(re.compile(", (black|white)$"))

    def expect_size(self, n: int) -> None:
        expect(self.cells).to_have_count(n * n)

    def lengths_of_rows(self) -> list[int]:
        return [row.get_by_role("gridcell").count() for row in self.rows.all()]

    def boxes(self) -> list[FloatRect]:
        settle(self._page)
        return boxes_in(self.cells)

    def picture_of_middle(self, square: str) -> bytes:
        """Returns a picture of the middle half of a square."""
        settle(self._page)
        box = box_of(self.square(square))
        side = round(box["width"] / 2)
        x, y = round(box["x"] + box["width"] / 4), round(box["y"] + box["height"] / 4)
        return self._page.screenshot(clip={"x": x, "y": y, "width": side, "height": side})
