"""The window: its size, and what of the page is in view."""

from functools import reduce

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize

from driving.core.waiting import settle
from harness.extent import in_part
from harness.media import emulated

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALLEST: ViewportSize = {"width": 320, "height": 640}
PHONE_ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
ZOOMED: ViewportSize = {"width": 640, "height": 400}  # A window of 1280 x 800 at 200 %.
FINGER = 44  # Pixels, the least that a finger can be asked to hit (WCAG 2.2, 2.5.5).

BOXES = """(parts) => parts
  .filter((part) => part.checkVisibility())
  .map((part) => part.getBoundingClientRect().toJSON())"""

OWN_COLOR = """name => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = name;
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}"""


# The controls that are seen and smaller than a finger, but for those in a sentence and those whose
# label is pressed.
CONTROLS = "a, button, select, summary, input, [role=slider]"
SMALL = f"""finger => [...document.querySelectorAll("{CONTROLS}")]
  .filter((control) => control.checkVisibility() && !control.matches(".link, .skip, label input"))
  .map((control) => [control.outerHTML.slice(0, 80), control.getBoundingClientRect()])
  .filter(([, box]) => Math.round(Math.min(box.width, box.height)) < finger)
  .map(([html]) => html)"""


def of_sizes(*sizes: ViewportSize) -> pytest.MarkDecorator:
    """Runs a test in windows of these sizes, every time in a third of them."""
    ids = [f"{size['width']}x{size['height']}" for size in sizes]
    return pytest.mark.parametrize("size", in_part(sizes, (len(sizes) + 1) // 3 or 1), ids=ids)


class Window:
    """The window that the page is in."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def resize(self, size: ViewportSize) -> None:
        """Makes it so many pixels wide and high."""
        self._page.set_viewport_size(size)

    def prefer(self, **media: str) -> None:
        """Has the reader prefer something, such as `color_scheme="dark"`.

        Skips the test where the browser cannot be told.
        """
        if not emulated(self._page, **media):
            pytest.skip(f"this browser cannot be told to prefer {media}")

    def own_color(self, name: str) -> str:
        """Returns how the browser writes one of the reader's own colours, such as `Canvas`."""
        color: str = self._page.evaluate(OWN_COLOR, name)
        return color

    def small_controls(self) -> list[str]:
        """Returns the controls in view that are too small for a finger."""
        settle(self._page)
        small: list[str] = self._page.evaluate(SMALL, FINGER)
        return small

    def scrolled(self) -> float:
        """Returns how far down the page is scrolled."""
        settle(self._page)
        scrolled: float = self._page.evaluate("scrollY")
        return scrolled

    def scroll_to_top(self) -> None:
        """Scrolls the page to its beginning."""
        self._page.evaluate("scrollTo(0, 0)")

    def expect_nothing_sideways(self) -> None:
        """Checks that nothing is wider than the window."""
        settle(self._page)
        assert self._page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    def expect_whole(self, *parts: Locator) -> None:
        """Checks that these parts of the page are in the window, each as a whole."""
        settle(self._page)
        size = self._page.viewport_size
        assert size
        for box in boxes_of(*parts):
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= size["width"]
            assert box["y"] + box["height"] <= size["height"]


def box_of(part: Locator) -> FloatRect:
    """Returns where a part of the page is in the window, which has to be seen there."""
    return boxes_of(part)[0]


def boxes_of(*parts: Locator) -> list[FloatRect]:
    """Returns the same of several parts, in the order in which they stand in the page."""
    # To have all that are found asked at once is one message; Playwright's own box is three.
    boxes = boxes_in(reduce(Locator.or_, parts))
    assert len(boxes) == len(parts), parts
    return boxes


def boxes_in(found: Locator) -> list[FloatRect]:
    """Returns the same of all that a locator finds and that is seen."""
    boxes: list[FloatRect] = found.evaluate_all(BOXES)
    return boxes
