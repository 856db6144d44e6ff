"""The stepper of a judge's run."""

from typing import NamedTuple

from playwright.sync_api import Locator, Page, Position, expect

from driving.core.waiting import settle, wait_until
from driving.page.shell.bar import bar_button
from driving.page.shell.navigation import PLAY, go_to

# The highlighted lines of a text; and the number of veiled lines.
LIT = """box => {
  const { style } = box.closest(".code").querySelector(".band.lit");
  return ["--at", "--n"].map((name) => +style.getPropertyValue(name));
}"""
VEIL = """box => {
  const veil = box.closest(".code").querySelector(".veil div");
  return veil.getBoundingClientRect().height / 20;
}"""
# Whether the highlighted lines are in view, both in their box and in the window. Of more lines than
# fit, those from the first on must be.
SEEN = """box => {
  const bounds = box.getBoundingClientRect();
  const lines = box.closest(".code").querySelector(".band.current, .band.lit");
  const band = lines.getBoundingClientRect();
  const end = Math.min(band.bottom, band.top + bounds.height - 20);
  const within = ({ top, bottom }) => band.top >= top - 1 && end <= bottom + 1;
  return within(bounds) && within({ top: 0, bottom: innerHeight });
}"""
LINE = 20  # Pixels.
TOP = 10  # Pixels above the first line.


class Lines(NamedTuple):
    """Highlighted lines: the first, counted from 1, and their number."""

    first: int
    number: int


class Stepper:
    """The stepper, and the lines of input and output that it highlights."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.label = page.locator("#step-label")
        self.slider = page.get_by_role("slider", name="Step", exact=True)
        self.details = page.locator("#details li")
        self.play = self._button("Play the steps")
        self.input = page.get_by_role(
            "textbox", name="Judge input", exact=True, include_hidden=True
        )
        self.output = page.locator("#judge-output")
        self.brushes = page.get_by_role("group", name="Change the board")

    def forward(self) -> None:
        self._button("Next step").click()

    def back(self) -> None:
        self._button("Previous step").click()

    def first(self) -> None:
        self._button("First step").click()

    def last(self) -> None:
        self._button("Last step").click()

    def go_to(self, number: int) -> None:
        """Moves the slider to a step, counted from 1."""
        self.slider.fill(str(number))

    def set_speed(self, name: str) -> None:
        """Chooses the speed of playing: slow, normal or fast."""
        bar_button(self._page, "Settings").click()
        self._page.get_by_role("combobox", name="Speed").select_option(name)
        self._page.keyboard.press("Escape")

    def brush(self, name: str) -> Locator:
        """Returns the radio button of a brush: "Look", "X", "O" or "Empty"."""
        return self.brushes.get_by_role("radio", name=name, exact=True)

    def back_to_game(self) -> None:
        go_to(self._page, PLAY)

    def click_line(self, text: Locator, number: int) -> None:
        """Clicks on a line of an input or output, counted from 1."""
        text.click(position=_middle_of(number))

    def expect_at(self, number: int, total: int) -> None:
        """Waits until the board shows a step, counted from 1."""
        expect(self.label).to_have_text(f"{number} of {total}")

    def expect_seen(self, *boxes: Locator) -> None:
        """Checks that the highlighted lines of these texts are in view."""
        settle(self._page)
        for box in boxes:
            assert box.evaluate(SEEN), box

    def lit_input(self) -> Lines:
        return self._lit(self.input)

    def lit_output(self) -> Lines:
        return self._lit(self.output)

    def expect_veiled(self, lines: int) -> None:
        """Waits until this number of output lines is veiled, to a tenth of a line."""
        settle(self._page)
        near = f"([output, lines]) => Math.abs(({VEIL})(output) - lines) < 0.1"
        assert wait_until(self._page, near, [self.output.element_handle(), lines])

    def _lit(self, box: Locator) -> Lines:
        settle(self._page)
        first, number = box.evaluate(LIT)
        return Lines(first + 1, number)

    def _button(self, name: str) -> Locator:
        return self._page.get_by_role("button", name=name, exact=True)


def _middle_of(line: int) -> Position:
    return {"x": 40, "y": TOP + (line - 0.5) * LINE}
