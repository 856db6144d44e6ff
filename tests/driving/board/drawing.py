"""The drawing under the squares: its discs, its marks and its coordinates."""

from typing import Any

from playwright.sync_api import Page, expect

from driving.core.waiting import expect_value, settle, wait_until

# Records for each disc that begins to turn when its animation ends, in milliseconds.
WATCH = """drawing => {
  window.turns = [];
  window.ended = 0;
  drawing.addEventListener("animationstart", ({ target }) => {
    const { animationDelay, animationDuration } = getComputedStyle(target);
    turns.push(1000 * (parseFloat(animationDelay) + parseFloat(animationDuration)));
  });
  drawing.addEventListener("animationend", () => { ended += 1; });
}"""
PREVIEWED = """() => [...document.querySelectorAll("#drawing .preview .mark")]
  .map((mark) => mark.getAttribute("class").split(" ")[1]).sort()"""

# For each mark its kind, its colour and the colours behind it.
DRAWN = """() => {
  const paint = (element, property) => getComputedStyle(element)[property];
  const stops = (face) =>
    [...document.querySelectorAll(`#drawing #face-${face} stop`)].map((stop) =>
      paint(stop, "stopColor"));
  const behind = {
    empty: [paint(document.querySelector("#drawing .squares"), "fill")],
    black: stops("black"),
    white: stops("white"),
  };
  const around = ["preview", "listed", "chosen"];
  return [...document.querySelectorAll("#drawing .mark")].map((mark) => {
    const [, kind, on] = mark.getAttribute("class").split(" ");
    const stroke = paint(mark, "stroke");
    const ground = around.includes(kind) || kind.startsWith("ghost") ? "empty" : on.slice(3);
    return [kind, stroke === "none" ? paint(mark, "fill") : stroke, behind[ground]];
  });
}"""
# The distance, in squares, of each disc's centre from that of its cell.
OFFSETS = """(board) => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const offsets = [];
  for (const cell of board.querySelectorAll("[data-square]")) {
    if (cell.ariaLabel.includes("empty")) continue;
    const box = cell.getBoundingClientRect();
    const [x, y] = middle(box);
    const [disc] = document.elementsFromPoint(x, y).filter((part) => part.localName === "circle");
    const [discX, discY] = middle(disc.getBoundingClientRect());
    offsets.push(Math.hypot(discX - x, discY - y) / box.width);
  }
  return offsets;
}"""


class Drawing:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.drawing = page.locator("#drawing")
        self.svg = self.drawing.locator("svg")
        self.coordinates = self.drawing.locator(".coordinate")

    def watch_discs(self) -> None:
        """Records the discs that turn from now on."""
        self.drawing.evaluate(WATCH)

    def turns(self) -> list[float]:
        """Returns for each turned disc when its animation ends, in milliseconds."""
        settle(self._page)
        return list(self._page.evaluate("turns"))

    def finished_turns(self, number: int) -> list[float]:
        """Returns the same once this number of discs has turned."""
        assert wait_until(self._page, "number => ended === number", number)
        return self.turns()

    def lay_out_anew(self) -> None:
        for display in ("none", ""):
            self.drawing.evaluate("(drawing, to) => { drawing.style.display = to; }", display)
            settle(self._page)

    def expect_preview(self, *kinds: str) -> None:
        """Waits until the preview has exactly these kinds of marks, in alphabetical order."""
        expect_value(self._page, PREVIEWED, list(kinds))

    def expect_different(self, number: int) -> None:
        """Waits until this number of squares is marked as different."""
        expect(self.drawing.locator(".mark.different")).to_have_count(number)

    def expect_coordinates(self, text: str) -> None:
        """Waits until these coordinates are above and beside the board."""
        expect(self.coordinates).to_have_text(text.split(), use_inner_text=False)

    def marks_with_colors(self) -> list[Any]:
        """Returns for each mark its kind, its colour, and the colours behind it."""
        settle(self._page)
        return list(self._page.evaluate(DRAWN))

    def expect_fill(self, part: str, color: str) -> None:
        """Waits until `squares`, `frame` or `coordinate` have a fill colour."""
        expect(self.drawing.locator(f".{part}").first).to_have_css("fill", color)

    def offsets(self) -> list[float]:
        """Returns the distance, in squares, of each disc from the centre of its square."""
        settle(self._page)
        return list(self._page.get_by_role("grid", name="Board").evaluate(OFFSETS))
