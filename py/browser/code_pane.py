"""Text boxes with line numbers and with coloured bands behind the lines."""

from typing import TYPE_CHECKING, Any

import js as window
from js import document

from board.markup import Markup, markup
from browser.page import element, fill

if TYPE_CHECKING:
    from collections.abc import Callable

LINE = 20  # The height of a line in pixels; see static/judge.css.
TOP = 10  # The space above the first line, in pixels.
TEXTS = "textarea, pre"
MOST_SEEN = 120  # Lines. No window is higher.


class Pane:
    """The text box with an id, and the gutter and the bands that scroll with it."""

    def __init__(self, name: str) -> None:
        self.box = element(name)
        self.code = self.box.closest(".code")
        self._bands = _layer(self.code.querySelector(".bands"), "div")
        self._gutter = _layer(self.code.querySelector(".gutter"), "span")
        self._veil = _layer(self.code.querySelector(".veil"), "div")
        self._veil.hidden = True
        self._lines = 0
        self._drawn = markup("")
        self._revealed: tuple[int, int] | None = None
        self._listen(self.box)

    def scroll_with(self, scroller: Any) -> None:
        """Lets the line numbers and bands follow the text box, or the element in its place."""
        self._listen(scroller)
        self._follow()

    def _listen(self, scroller: Any) -> None:
        self._scroller = scroller
        scroller.onscroll = lambda event: self._follow()

    def on_line(self, act: Callable[[int], None]) -> None:
        """Calls `act` with the number of each line that is clicked."""

        def click(event: Any) -> None:
            line = self._line_at(event.clientY)
            if event.target.closest(TEXTS) and line <= self._lines:
                act(line)

        self.code.addEventListener("click", click)

    def _line_at(self, y: float) -> int:
        """Returns the line number at a height of the window, also beyond the last line."""
        top = self._scroller.getBoundingClientRect().top + TOP - self._scroller.scrollTop
        return int(y - top) // LINE + 1

    def number(self, lines: int) -> None:
        """Shows line numbers up to `lines`."""
        if lines != self._lines:
            self._lines = lines
            self._follow()
            self.code.style.setProperty("--lines", str(lines))

    def draw(self, bands: Markup) -> None:
        """Shows bands behind the lines."""
        if bands != self._drawn:
            self._drawn = bands
            fill(self._bands, bands)

    def veil(self, first: int, end: int) -> None:
        """Dims the lines from `first` up to, but not including, `end`, counted from 0."""
        self._veil.hidden = end <= first
        self._veil.style.setProperty("--at", str(first))
        self._veil.style.setProperty("--n", str(end - first))

    def reveal(self, first: int, end: int) -> None:
        """Scrolls the lines from `first` to before `end`, counted from 0, into view.

        It does so once: afterwards the user may scroll elsewhere.
        """
        if (first, end) == self._revealed:
            return
        height = self._scroller.clientHeight
        if not height:
            return
        self._revealed = (first, end)
        top, bottom = TOP + first * LINE, TOP + end * LINE
        scrolled = self._scroller.scrollTop
        if top < scrolled or bottom > scrolled + height:
            room = height - (bottom - top)
            self._scroller.scrollTop = top - max(min(height / 3, room / 2), TOP if room < 0 else 0)

    def scroll_page_to(self, line: int) -> None:
        """Scrolls the page to a line, counted from 0, if it is outside of the window."""
        top = self._scroller.getBoundingClientRect().top - self._scroller.scrollTop
        top += TOP + line * LINE
        if not 0 <= top <= window.innerHeight - LINE:
            window.scrollBy(0, top - window.innerHeight / 3)

    def select_line(self, line: int) -> None:
        """Selects a line, counted from 1, and scrolls to it."""
        lines = self.box.value.split("\n")[:line]
        end = len("\n".join(lines))
        self._scroller.focus()
        self.box.setSelectionRange(end - len(lines[-1]), end)
        self.forget()
        self.reveal(line - 1, line)

    def forget(self) -> None:
        """Lets `reveal` scroll to the same lines again."""
        self._revealed = None

    def _follow(self) -> None:
        # The browser lays out the page to answer, so both are read before anything is changed.
        scrolled, left = self._scroller.scrollTop, self._scroller.scrollLeft
        first = int(scrolled) // LINE
        last = min(first + MOST_SEEN, self._lines)
        self._gutter.textContent = "\n".join([str(line) for line in range(first + 1, last + 1)])
        self._gutter.style.transform = f"translateY({first * LINE - scrolled}px)"
        self._bands.style.transform = f"translateY({-scrolled}px)"
        self._veil.style.transform = self._bands.style.transform
        self._bands.style.setProperty("--left", f"{-left}px")


def _layer(holder: Any, tag: str) -> Any:
    """Returns a new element, appended to a holder."""
    layer = document.createElement(tag)
    holder.append(layer)
    return layer


class Panes:
    """The panes of the Judge view."""

    def __init__(self) -> None:
        self.input = Pane("judge-input")
        self.expected = Pane("judge-output")
        self.actual = Pane("your-output")
        self.program = Pane("program")


def line_count(text: str) -> int:
    """Returns the number of lines of a text in a text box."""
    return text.count("\n") + 1 if text else 0
