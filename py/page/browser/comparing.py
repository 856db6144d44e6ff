"""The comparison: your output, the verdict on it, and both boards where the two part."""

import asyncio
from time import ticks_ms  # type: ignore[attr-defined]

from page.browser.page import SLICE, TURN, element
from page.markup import drawing
from page.markup.rows import block
from page.state.comparing import Comparing
from page.state.window import Window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from comparison import Comparison, Row, Side
    from page.browser.page import Page
    from page.state.app import App
    from page.state.scene import Scene

BLOCK = 40  # Rows, so many as take no longer than a slice.


class ComparePart:
    """Shows what is compared with the judge's output and what comes of it."""

    def __init__(self, page: "Page", app: "App") -> None:
        self._page, self._app = page, app
        # What was typed before this part was loaded counts, and else what was restored.
        self._yours = element("your-output").value
        self._app.yours = self._yours or self._app.yours
        self._rows = 0
        element("your-output").addEventListener("input", self._type)
        page.on_click("show-difference", self._app.step_to_difference)

    def start(self) -> None:
        """Compares, as soon as there is something to compare, in slices of time."""
        asyncio.create_task(self._compare())

    def show(self, scene: "Scene") -> None:
        """Shows the output to compare."""
        if self._yours != self._app.yours:
            element("your-output").value = self._yours = self._app.yours
        if self._app.comparing is None:
            self._clear()

    def _type(self, event: "Any") -> None:
        self._app.yours = self._yours = event.target.value
        self.start()

    async def _compare(self) -> None:
        app = self._app
        comparing = Comparing(app.run, app.yours) if app.run and app.yours else None
        app.comparing, self._rows = comparing, 0
        shown: tuple[Comparison | None, bool] = None, False
        while comparing and (not comparing.done or self._rows < len(comparing.rows)):
            comparing.advance(SLICE, ticks_ms)
            if not await self._goes_on(comparing):
                return
            if shown != (comparing.result, comparing.explained):
                shown = comparing.result, comparing.explained
                _show_result(comparing.result)
            self._show_rows(comparing.rows)
            if not await self._goes_on(comparing):
                return
        if shown[0] is None:
            self._clear()

    async def _goes_on(self, comparing: Comparing) -> bool:
        """Gives the browser a turn; returns whether the comparison is still the one asked for."""
        await asyncio.sleep(TURN)
        return self._app.comparing is comparing

    def _show_rows(self, rows: "list[Row]") -> None:
        """Adds some rows that are not shown yet, the first in place of an earlier comparison's."""
        aligned = element("aligned")
        if not self._rows:
            aligned.textContent = ""
            aligned.hidden = not rows
        if len(rows) > self._rows:
            new = rows[self._rows : self._rows + BLOCK]
            aligned.insertAdjacentHTML("beforeend", block(new))
            self._rows += len(new)

    def _clear(self) -> None:
        _show_result(None)
        self._rows = 0
        self._show_rows([])


def _show_result(result: "Comparison | None") -> None:
    element("judge-verdict").textContent = result.verdict if result else ""
    element("judge-verdict").className = result.kind if result else ""
    element("judge-guess").textContent = (result.guess or result.reading) if result else ""
    element("difference").hidden = result is None or result.step is None
    if result:
        element("judge-side").innerHTML = _board(result.judge, result)
        element("your-side").innerHTML = _board(result.yours, result)


def _board(side: "Side", result: "Comparison") -> str:
    """Returns the drawing of one side of the difference, with the squares that differ marked."""
    if side.rows is None:
        return ""
    marks = {
        "listed": side.listed,
        "from": [origin for origin, _ in side.moves],
        "to": [target for _, target in side.moves],
        "different": result.squares,
    }
    window = Window(len(side.rows), result.squares)
    return drawing.svg(window.rows(side.rows), window.marks(marks), window.labels())
