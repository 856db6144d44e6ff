"""The analysis, hints, the graph of the game and its report."""

from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from driving.board.board import NAMES
from driving.core.waiting import IN_SLICES, expect_value, settle, wait_until

# The values in the names of squares, by square.
VALUES = f"""() => Object.fromEntries(({NAMES})()
  .map((name) => [name.split(", ")[0], name.match(/, ([+\u2212]?\\d+)( exact)?$/)])
  .filter(([square, found]) => found)
  .map(([square, [, value, exact]]) => [square, (exact ? "=" : "") + value]))"""
# The drawn values, in order, and whether each has the shape of an exact one.
DRAWN = """() => [...document.querySelectorAll("#drawing .values .value")].map((value) =>
  [value.textContent, +value.querySelector("rect").getAttribute("rx") < 0.1])"""
# Records the height of the analysis panel at each change while it is on, without the rows that the
# best line takes beyond the first as the engine looks further ahead.
WATCH_HEIGHT = """box => {
  const heights = window.heights = [], line = box.querySelector("#line");
  new ResizeObserver(() => {
    const first = line.firstElementChild;
    const more = first ? line.offsetHeight - first.offsetHeight : 0;
    if (box.offsetHeight) heights.push(box.offsetHeight - more);
  }).observe(box);
}"""
POINTS = """() => [...document.querySelectorAll("#graph .lead")]
  .map((line) => line.getAttribute("points").split(" ").length)
  .reduce((sum, number) => sum + number, 0)"""


class Analysis:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.switch = page.get_by_role("switch", name="Analysis").locator("visible=true")
        self.knob = self.switch.locator(".knob")
        self.now = page.locator("#now")
        self.line = page.get_by_role("list", name="Best line").get_by_role("button")
        self.back = page.get_by_role("button", name="Back to the")
        self.solve = page.get_by_role("button", name="Solve the last")
        self.graph = page.locator("#graph")
        self.mistakes = self.graph.locator("[data-ply]")
        self.rows = page.get_by_role("region", name="Course of the game as a table").get_by_role(
            "row"
        )
        self.report = page.get_by_role("button", name="Report", exact=True).locator("visible=true")
        self.report_card = page.get_by_role("region", name="Report")
        self.costliest = page.get_by_role("list", name="Costliest moves").get_by_role("listitem")
        self.accuracy = page.locator("#accuracy")
        self.try_again = page.get_by_role("button", name="Try again from here")

    def turn_on(self) -> None:
        if self.switch.is_visible():
            self.switch.click()
        else:  # The choices for a new game are shown.
            self._page.keyboard.press("a")
        expect(self._page.locator("#analyse")).to_have_attribute("aria-checked", "true")

    def watch_height(self) -> None:
        """Records the height of the panel from now on, while the analysis is on."""
        self._page.locator("#analysis").evaluate(WATCH_HEIGHT)

    def heights(self) -> list[int]:
        """Returns the recorded heights, in pixels, each one once."""
        settle(self._page)
        return list(self._page.evaluate("[...new Set(heights)]"))

    def expect_values(self, values: Mapping[str, int]) -> None:
        """Waits until the names of squares have exactly these values, all marked as exact."""
        texts = {square: "=" + signed(value) for square, value in values.items()}
        by_square = f"() => Object.entries(({VALUES})()).sort()"
        expect_value(self._page, by_square, [list(entry) for entry in sorted(texts.items())])

    def expect_some_values(self, squares: set[str]) -> None:
        """Waits until exactly these squares have values."""
        expect_value(self._page, f"() => Object.keys(({VALUES})()).sort()", sorted(squares))

    def expect_no_values(self) -> None:
        self.expect_some_values(set())

    def expect_drawn(self, number: int, exact: bool) -> None:
        """Waits until `number` values are drawn, all of them exact or all estimated."""
        same = """([number, exact]) => {
          const drawn = (DRAWN)();
          return drawn.length === number && drawn.every((value) => value[1] === exact);
        }""".replace("DRAWN", DRAWN)
        assert wait_until(self._page, same, [number, exact], IN_SLICES)

    def expect_points(self, number: int) -> None:
        assert wait_until(self._page, f"number => ({POINTS})() === number", number, IN_SLICES)

    def expect_report(self) -> None:
        expect(self.accuracy).to_contain_text("Accuracy", timeout=IN_SLICES)
        expect(self.report_card.get_by_role("progressbar")).to_be_hidden(timeout=IN_SLICES)

    def show_of(self, place: int) -> Locator:
        """Returns the button that shows a costly move; place 0 is the costliest."""
        return self.costliest.nth(place).get_by_role("button")

    def unfold_table(self) -> None:
        self._page.locator("summary").filter(has_text="As a table").click()


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"\u2212{-value}" if value else "0"
