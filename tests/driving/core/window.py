"""The window: its size, and the parts of the page in view."""

from functools import reduce

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize

from driving.core.waiting import settle
from harness.extent import in_part
from harness.media import emulated

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALLEST: ViewportSize = {"width": 320, "height": 640}
# Windows at 400 % zoom, and the frame of another page.
TINY: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in ((320, 256), (320, 300), (427, 320), (320, 350), (400, 300))
]
TABLET: ViewportSize = {"width": 768, "height": 1024}
PHONE_ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
SMALL_ON_ITS_SIDE: ViewportSize = {"width": 568, "height": 320}
ZOOMED: ViewportSize = {"width": 640, "height": 400}  # A window of 1280 x 800 at 200 %.
FINGER = 44  # Pixels; the smallest touch target (WCAG 2.2, 2.5.5).

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


# The visible controls below the size of a touch target, except links in sentences and controls
# with a label to click.
CONTROLS = "a, button, select, summary, input, [role=slider]"
SMALL = f"""finger => [...document.querySelectorAll("{CONTROLS}")]
  .filter((control) => control.checkVisibility() && !control.matches(".link, .skip, label input"))
  .map((control) => [control.outerHTML.slice(0, 80), control.getBoundingClientRect()])
  .filter(([, box]) => Math.round(Math.min(box.width, box.height)) < finger)
  .map(([html]) => html)"""

# The visible controls, squares and texts that cannot be scrolled to or are covered there.
OUT_OF_REACH = f"""() => [
  ...document.querySelectorAll("{CONTROLS}, textarea, pre[tabindex], [role=gridcell]")
].filter((part) => {{
  if (!part.checkVisibility() || part.matches(".skip")) return false;
  part.scrollIntoView({{ block: "center", inline: "center" }});
  const {{ x, y, width, height }} = part.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return !(hit && (part.contains(hit) || part.closest("label")?.contains(hit)));
}}).map((part) => part.outerHTML.slice(0, 80))"""


def of_sizes(*sizes: ViewportSize) -> pytest.MarkDecorator:
    """Runs a test in windows of these sizes, by default in the first."""
    return pytest.mark.parametrize("size", in_part(sizes, 1), ids=sized)


def sized(size: ViewportSize) -> str:
    return f"{size['width']}x{size['height']}"


class Window:
    def __init__(self, page: Page) -> None:
        self._page = page

    def resize(self, size: ViewportSize) -> None:
        self._page.set_viewport_size(size)

    def prefer(self, **media: str) -> None:
        """Emulates user preferences such as `color_scheme="dark"`.

        Skips the test if the browser cannot emulate them.
        """
        if not emulated(self._page, **media):
            pytest.skip(f"this browser cannot emulate {media}")

    def own_color(self, name: str) -> str:
        """Returns the value of a system colour such as `Canvas`."""
        return str(self._page.evaluate(OWN_COLOR, name))

    def small_controls(self) -> list[str]:
        settle(self._page)
        return list(self._page.evaluate(SMALL, FINGER))

    def out_of_reach(self) -> list[str]:
        """Returns the visible controls that cannot be used even by scrolling."""
        settle(self._page)
        return list(self._page.evaluate(OUT_OF_REACH))

    def scrolled(self) -> float:
        settle(self._page)
        return float(self._page.evaluate("scrollY"))

    def scroll_to_top(self) -> None:
        self._page.evaluate("scrollTo(0, 0)")

    def expect_nothing_sideways(self) -> None:
        settle(self._page)
        assert self._page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    def expect_whole(self, *parts: Locator) -> None:
        """Checks that these parts of the page are completely in the window."""
        settle(self._page)
        size = self._page.viewport_size
        assert size
        for box in boxes_of(*parts):
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= size["width"]
            assert box["y"] + box["height"] <= size["height"]


def box_of(part: Locator) -> FloatRect:
    return boxes_of(part)[0]


def boxes_of(*parts: Locator) -> list[FloatRect]:
    """Returns the bounding boxes of visible parts, in document order."""
    # One message for all elements; Playwright's `bounding_box` takes three for each.
    boxes = boxes_in(reduce(Locator.or_, parts))
    assert len(boxes) == len(parts), parts
    return boxes


def boxes_in(found: Locator) -> list[FloatRect]:
    """Returns the bounding boxes of all visible elements of a locator."""
    return list(found.evaluate_all(BOXES))
