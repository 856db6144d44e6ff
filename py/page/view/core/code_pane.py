"""A text with the numbers of its lines, and what lies behind them."""

from pyscript import document

from page.view.core.page import element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LINE = 20  # Pixels; see static/judge.css.
TOP = 10
MOST_SEEN = 120  # Lines; no window is higher.


class Pane:
    """The box with an id, its gutter and its bands; both follow its scrolling."""

    def __init__(self, name: str) -> None:
        self.box = element(name)
        code = self.box.closest(".code")
        self._bands = _layer(code.querySelector(".bands"), "div")
        self._gutter = _layer(code.querySelector(".gutter"), "span")
        self._veil = _layer(code.querySelector(".veil"), "div")
        self._veil.hidden = True
        self._lines = 0
        self._drawn = ""
        self._revealed: tuple[int, int] | None = None
        self.box.addEventListener("scroll", lambda event: self._follow())

    def number(self, lines: int) -> None:
        """Shows the numbers of so many lines."""
        if lines != self._lines:
            self._lines = lines
            self._follow()

    def draw(self, bands: str) -> None:
        """Shows bands behind the lines."""
        if bands != self._drawn:
            self._bands.innerHTML = self._drawn = bands

    def veil(self, first: int, end: int) -> None:
        """Lays a veil over lines, from one counted from 0 to before another."""
        self._veil.hidden = end <= first
        self._veil.style.setProperty("--at", str(first))
        self._veil.style.setProperty("--n", str(end - first))

    def reveal(self, first: int, end: int) -> None:
        """Scrolls to lines, from one counted from 0 to before another, if they are out of view.

        Once they have been brought into view the reader may scroll elsewhere.
        """
        height = self.box.clientHeight
        if (first, end) == self._revealed or not height:
            return
        self._revealed = (first, end)
        top, bottom = TOP + first * LINE, TOP + end * LINE
        if top < self.box.scrollTop or bottom > self.box.scrollTop + height:
            room = height - (bottom - top)
            self.box.scrollTop = top - max(min(height / 3, room / 2), TOP if room < 0 else 0)

    def forget(self) -> None:
        """Has lines brought into view again that were before."""
        self._revealed = None

    def _follow(self) -> None:
        scrolled = self.box.scrollTop
        first = int(scrolled) // LINE
        last = min(first + MOST_SEEN, self._lines)
        self._gutter.textContent = "\n".join([str(line) for line in range(first + 1, last + 1)])
        self._gutter.style.transform = f"translateY({first * LINE - scrolled}px)"
        self._bands.style.transform = f"translateY({-scrolled}px)"
        self._veil.style.transform = self._bands.style.transform
        self._bands.style.setProperty("--left", f"{-self.box.scrollLeft}px")


def _layer(holder: Any, tag: str) -> Any:
    """Returns a new element in a holder."""
    layer = document.createElement(tag)
    holder.append(layer)
    return layer


class Panes:
    """The panes of Judge."""

    def __init__(self) -> None:
        self.input = Pane("judge-input")
        self.output = Pane("judge-output")
        self.yours = Pane("your-output")
        self.program = Pane("program")


def lines_of(text: str) -> int:
    """Returns how many lines a text box has for a text."""
    return text.count("\n") + 1 if text else 0
