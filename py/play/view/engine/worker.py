"""The engine in its worker, `static/engine.js`."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import js as window
from js import document
from jsffi import to_js

from board.scene import Scene
from browser.locations import absolute, location, reason_of
from browser.page import Page, Part, element
from play.model.engine.answers import checked_answer
from play.model.engine.client import END, FAILED, EngineLost
from play.model.play_app import PlayApp
from saved.players import COMPUTER
from saved.work import PLAY

if TYPE_CHECKING:
    from collections.abc import Callable

    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest

SCRIPT = "text/javascript"
WORKER, PYTHON = "./static/engine.js", "./static/python.js"
UNAVAILABLE = "The engine could not be loaded. {}"
UNNAMED = "Openings have no names. {}"
PROCESSORS = 4  # At least this many for a second engine.
PATIENCE = 6  # Seconds. A worker that is silent for twice as long has died.


class WorkerEngine:
    """The engine as `play.model.engine.client` expects it.

    Reports files that could not be loaded and are not needed to play.
    """

    def __init__(self, places: dict[str, Any], report: Callable[[str], None]) -> None:
        self._places, self._report = places, report
        self._worker: Any = None
        self._serial = 0
        self._request: EngineRequest = {"want": ""}
        self._answers: list[str] = []
        self._waiting: Any = None
        self._messages = 0
        self._working = False
        self._lost = False
        self._lose: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Loads the engine in a new worker. Raises EngineLost if that fails."""
        self._end()
        addresses = [location(path) for path in (WORKER, PYTHON)]
        try:
            script, python = await _script(addresses[0]), await _script(addresses[1])
            engine = json.loads(str(await window.modules()))["engine"]
        except Exception:  # The browser raises many kinds.
            raise EngineLost(UNAVAILABLE.format(await reason_of(addresses))) from None
        worker = window.working(script, to_js({"type": "module"}))
        loaded = window.Promise.withResolvers()
        worker.onmessage = lambda event: loaded.resolve(event.data)
        worker.onerror = lambda event: loaded.resolve(to_js({"faulty": []}))
        pinned = document.querySelector("script[type=importmap]").textContent
        pyodide = self._places["pyodide"]
        made_of = {
            "page": absolute("./"),
            "python": python,
            "installed": pyodide["installed"],
            "published": pyodide["published"],
            "integrity": json.loads(pinned)["integrity"],
            "library": engine["library"],
            "files": engine["files"],
            "afresh": self._lost,
        }
        worker.postMessage(to_js(made_of))
        answer = await loaded.promise
        faulty = list(answer.faulty)
        reason = await reason_of(faulty)
        if not getattr(answer, "ready", False):
            worker.terminate()
            raise EngineLost(UNAVAILABLE.format(reason))
        if faulty:
            self._report(UNNAMED.format(reason))
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

    def read_files(self, files: Any, port: Any, lose: Callable[[], None]) -> bool:
        """Reads files of games into a port; returns False if the worker has ended.

        `lose` is called if it ends before everything is read.
        """
        if not self._worker:
            return False
        self._lose = lose
        self._worker.postMessage(to_js({"port": port, "opened": files}), to_js([port]))
        return True

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
            self._lost = True
            self._wake()
            self._lose()


async def _script(address: str) -> str:
    """Returns the address of a copy of a script, which `fetch` has checked."""
    response = await window.fetch(address)
    if not response.ok:
        raise OSError(address)
    content = to_js([await response.blob()])
    return str(window.URL.createObjectURL(window.Blob.new(content, to_js({"type": SCRIPT}))))


def _has_room() -> bool:
    """Returns whether the machine has enough processors for a second engine and is no phone."""
    navigator = window.navigator
    data = getattr(navigator, "userAgentData", None)  # Some browsers have none.
    is_phone = window.matchMedia("(pointer: coarse)").matches or (data and data.mobile)
    return not is_phone and (navigator.hardwareConcurrency or 1) >= PROCESSORS


class WorkerPart(Part):
    """Connects the engines to the state, and shows the status of the first."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._workspace, self._table, self._computer = page.workspace, app.table, app.computer
        self._client = app.client
        places = json.loads(element("runtime").textContent)
        engine = WorkerEngine(places, lambda text: page.do(app.notice.say, text))
        page.do(self._client.connect, engine)
        if _has_room():
            page.do(app.second.connect, WorkerEngine(places, lambda text: None))
        page.on_click("load-engine", self._client.try_again)
        for color in app.table.play.players:
            page.on_click(f"stop-{color}", self._computer.play_now)

    def show(self, scene: Scene) -> None:
        """Shows the engine's status, and a button to stop each side's search."""
        client, play = self._client, self._table.play
        if client.status:
            document.documentElement.dataset.analysis = client.status
        for color in play.players:
            searching = self._computer.asks and play.game.turn == color
            element(f"stop-{color}").hidden = not (searching and self._workspace.view == PLAY)
        notice = client.opponent_notice if COMPUTER in play.players.values() else ""
        shown = element("engine").firstElementChild
        if shown.textContent != notice:
            shown.textContent = notice
        element("engine").hidden = not notice
        element("load-engine").hidden = client.status != FAILED
