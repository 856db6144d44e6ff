"""The engine in its worker, `static/engine.js`."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import js as window
from js import document
from jsffi import to_js

from board.scene import Scene
from browser.locations import location
from browser.page import Page, Part, element
from play.model.engine.answers import checked_answer
from play.model.engine.client import END, FAILED, EngineLost
from play.model.play_app import PlayApp
from play.view.engine.worker_start import lists, started
from saved.players import COMPUTER
from saved.work import PLAY

if TYPE_CHECKING:
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest

WORKER = "./static/engine.js"
KERNEL, WEIGHTS = "./static/engine.wasm", "./static/evaluation.bin"
UNAVAILABLE = "The engine could not be loaded. {}"
PATIENCE = 6  # Seconds. A worker that is silent for twice as long has died.


class WorkerEngine:
    """The engine as `play.model.engine.client` expects it.

    Args:
        micropython: The addresses of its Python, `installed` beside the page and `published`.
    """

    def __init__(self, micropython: dict[str, str]) -> None:
        self._micropython = micropython
        self._worker: Any = None
        self._serial = 0
        self._request: EngineRequest = {"want": ""}
        self._answers: list[str] = []
        self._waiting: Any = None
        self._messages = 0
        self._working = False

    async def start(self) -> None:
        """Loads the engine in a new worker. Raises EngineLost if that fails."""
        self._end()
        try:
            made_of = {
                "installed": self._micropython["installed"],
                "published": self._micropython["published"],
                "loader": str(await window.loader()),
                "modules": await lists("engine"),
                "kernel": location(KERNEL),
                "weights": location(WEIGHTS),
            }
            worker, _ = await started(WORKER, {}, made_of)
        except EngineLost as reason:
            raise EngineLost(UNAVAILABLE.format(reason)) from None
        worker.onmessage = self._hear
        worker.onerror = lambda event: self._end()
        self._worker = worker

    def ask(self, request: EngineRequest) -> None:
        """Sends a request; cancels the previous one."""
        self._request = request
        self._turn_to(json.dumps(request))
        asyncio.create_task(self._watch(self._serial))

    def next(self) -> Any:
        """Returns the next answer, END after the last. Raises EngineLost."""
        return self._next(self._serial)

    def stop(self) -> None:
        """Cancels the current request."""
        self._turn_to("")

    def _turn_to(self, request: str) -> None:
        self._serial += 1
        self._answers = []
        self._working = bool(request)
        if self._worker:
            self._worker.postMessage(to_js({"serial": self._serial, "request": request}))
        self._wake()

    async def _next(self, serial: int) -> EngineAnswer:
        while self._worker:
            if serial != self._serial:
                return {"answer": END}
            if self._answers:
                return self._checked(self._answers.pop(0))
            self._waiting = window.Promise.withResolvers()
            await self._waiting.promise
        raise EngineLost

    def _checked(self, text: str) -> EngineAnswer:
        """Returns an answer. Ends a worker that gives an impossible one, and raises EngineLost."""
        try:
            return checked_answer(json.loads(text), self._request)
        except ValueError:
            self._end()
            raise EngineLost from None

    def _hear(self, event: Any) -> None:
        self._messages += 1
        message = event.data
        if message.serial == self._serial and message.answer:
            self._answers.append(message.answer)
            self._working = not message.last
            self._wake()

    def _wake(self) -> None:
        """Wakes the coroutine that waits for an answer."""
        if self._waiting:
            self._waiting.resolve()

    async def _watch(self, serial: int) -> None:
        """Ends a worker that has fallen silent; a worker that dies sends no event."""
        silent = 0
        while serial == self._serial and self._working and silent < 2:
            messages = self._messages
            await asyncio.sleep(PATIENCE)
            silent = silent + 1 if messages == self._messages else 0
        if silent == 2:
            self._end()

    def _end(self) -> None:
        if self._worker:
            self._worker.terminate()
            self._worker = None
            self._working = False
            self._wake()


class WorkerPart(Part):
    """Connects the engine to the state, and shows its status."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._workspace, self._table, self._computer = page.workspace, app.table, app.computer
        self._client = app.client
        places = json.loads(element("runtime").textContent)
        page.do(self._client.connect, WorkerEngine(places["micropython"]))
        page.on_click("load-engine", self._client.try_again)
        for color in app.table.play.players:
            page.on_click(f"stop-{color}", self._computer.play_now)

    def show(self, scene: Scene) -> None:
        """Shows the engine's status, and a button to stop each side's search."""
        client, play = self._client, self._table.play
        if client.status:
            document.documentElement.dataset.analysis = client.status
        for color in play.players:
            may_stop = self._computer.can_play_now and play.game.turn == color
            element(f"stop-{color}").hidden = not (may_stop and self._workspace.view == PLAY)
        notice = client.opponent_notice if COMPUTER in play.players.values() else ""
        shown = element("engine").firstElementChild
        if shown.textContent != notice:
            shown.textContent = notice
        element("engine").hidden = not notice
        element("load-engine").hidden = client.status != FAILED
