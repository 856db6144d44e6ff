"""The panel to explore Board Silly with: brushes, boards to begin with, the way to the judge."""

import asyncio

from pyscript import fetch

from boardsilly import SIZE, Board
from page.browser.choices import on_choice, show_choice
from page.browser.clipboard import copy
from page.browser.page import element, go_to_board, show_sentences

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.judging import JudgePart
    from page.browser.page import Page
    from page.state.app import App
    from page.state.scene import Scene

FORM = "boardsilly"
SAMPLE = f"./static/examples/{FORM}.txt"
COPIED = "The board is copied, with {} to move, as input of the judge."
SENT = "The board is in the judge workbench, with {} to move."


class ExplorePart:
    """Starts to explore Board Silly, and shows the panel for as long as that goes on."""

    def __init__(self, page: "Page", app: "App", judge: "JudgePart") -> None:
        self._page, self._app, self._judge = page, app, judge
        explorer = app.explorer
        page.on_click("explorer-clear", explorer.clear)
        page.on_click("explorer-back", explorer.take_back)
        page.on_click("explorer-judged", app.explore_judged_board)
        page.on_click("explorer-send", self._send)
        element("explorer-copy").addEventListener("click", self._copy)
        on_choice(page, "explorer-brush", explorer.choose)
        element("explorer-sample").addEventListener("click", self._load_sample)
        element("explore").addEventListener("click", self._start)

    def show(self, scene: "Scene") -> None:
        """Shows the panel."""
        explorer = self._app.explorer
        shown = self._page.table.guest is explorer
        element("explorer").hidden = not shown
        if not shown:
            return
        element("explorer-back").disabled = not explorer.changed
        element("explorer-judged").disabled = self._app.judged_board is None
        show_choice("explorer-brush", explorer.brush)
        show_sentences("explorer-lines", explorer.lines())

    def _start(self, event: "Any") -> None:
        self._page.do(self._app.explore)
        go_to_board()

    def _load_sample(self, event: "Any") -> None:
        asyncio.create_task(self._fill())

    async def _fill(self) -> None:
        """Explores the first board of the judge's sample."""
        response = await fetch(SAMPLE)
        lines = (await response.text()).split("\n")
        board = Board.from_rows([line.strip() for line in lines[:SIZE]])
        self._page.do(self._app.explorer.fill, board, "the sample")

    def _copy(self, event: "Any") -> None:
        player = element("explorer-player").value
        text = self._app.explorer.judge_input(player)
        copy(self._page, text, self._page.table.say, COPIED.format(player))

    def _send(self) -> None:
        player = element("explorer-player").value
        self._app.choice, self._app.source = FORM, self._app.explorer.judge_input(player)
        self._page.table.say(SENT.format(player))
        self._judge.start()
