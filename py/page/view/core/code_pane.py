"""Text boxes with line numbers and with coloured bands behind the lines."""

from pyscript import document, window

from page.view.core.page import element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LINE = 20  # The height of a line in pixels; see static/judge.css.
TOP = 10  # The space above the first line, in pixels.
MOST_SEEN = 120  # Lines. No window is higher.


class Pane:
    """The text box with an id, and the gutter and the bands that scroll with it."""

    def __init__(self, name: str) -> None:
        self.box = element(name)
        self._code = code = self.box.closest(".code")
        self._bands = _layer(code.querySelector(".bands"), "div")
        self._gutter = _layer(code.querySelector(".gutter"), "span")
        self._veil = _layer(code.querySelector(".veil"), "div")
        self._veil.hidden = True
        self._lines = 0
        self._drawn = ""
        self._revealed: tuple[int, int] | None = None
        self.box.addEventListener("scroll", lambda event: self._follow())

    def number(self, lines: int) -> None:
        """Shows line numbers up to `lines`."""
        if lines != self._lines:
            self._lines = lines
            self._code.style.setProperty("--lines", str(lines))
            self._follow()

    def draw(self, bands: str) -> None:
        """Shows the markup of bands behind the lines."""
        if bands != self._drawn:
            self._bands.innerHTML = self._drawn = bands

    def veil(self, first: int, end: int) -> None:
        """Dims the lines from `first` to before `end`, counted from 0."""
        self._veil.hidden = end <= first
        self._veil.style.setProperty("--at", str(first))
        self._veil.style.setProperty("--n", str(end - first))

    def reveal(self, first: int, end: int) -> None:
        """Scrolls the lines from `first` to before `end`, counted from 0, into view.

        It does so once: afterwards the user may scroll elsewhere.
        """
        height = self.box.clientHeight
        if (first, end) == self._revealed or not height:
            return
        self._revealed = (first, end)
        top, bottom = TOP + first * LINE, TOP + end * LINE
        if top < self.box.scrollTop or bottom > self.box.scrollTop + height:
            room = height - (bottom - top)
            self.box.scrollTop = top - max(min(height / 3, room / 2), TOP if room < 0 else 0)

    def scroll_page_to(self, line: int) -> None:
        """Scrolls the page to a line, counted from 0, if it is outside of the window."""
        top = self.box.getBoundingClientRect().top + TOP + line * LINE - self.box.scrollTop
        if not 0 <= top <= window.innerHeight - LINE:
            window.scrollBy(0, top - window.innerHeight / 3)

    def forget(self) -> None:
        """Lets `reveal` scroll to the same lines again."""
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
    """Returns a new element, appended to a holder."""
    layer = document.createElement(tag)
    holder.append(layer)
    return layer


class Panes:
    """The panes of the Judge view."""

    def __init__(self) -> None:
        self.input = Pane("judge-input")
        self.output = Pane("judge-output")
        self.yours = Pane("your-output")
        self.program = Pane("program")


def lines_of(text: str) -> int:
    """Returns the number of lines of a text in a text box."""
    return text.count("\n") + 1 if text else 0
