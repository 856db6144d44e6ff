"""The page: changes the state on events, runs its jobs, and redraws once per frame."""

import asyncio
import gc
import sys
from time import ticks_ms  # type: ignore[attr-defined]
from typing import TYPE_CHECKING, Any

import js as window
from js import document
from jsffi import create_proxy, to_js

from board.markup import Markup
from board.scene import Scene
from jobs.job import Job
from state.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

SLICE = 20  # Milliseconds. A slice, the last piece of its work and a click fit in a task of 50.
SLICES = 16  # Slices between two garbage collections, which take a task each.
# Seconds of sleep between two slices, for the browser to handle events. After a shorter sleep,
# Python may continue before the browser has run.
TURN = 0.004


class Failure(Exception):
    """Something that the browser could not do. The message tells the user."""


def element(name: str) -> Any:
    """Returns the element with an id."""
    return document.getElementById(name)


def fill(place: Any, content: Markup) -> None:
    """Replaces the content of an element. Nothing else writes markup; see index.html."""
    window.fill(place, content.html)


def focus_board() -> None:
    """Moves the focus to the board."""
    document.querySelector("#board [tabindex='0']").focus()


def scroll_to_board() -> None:
    """Scrolls the board into view."""
    element("table").scrollIntoView(to_js({"block": "nearest"}))


def claim(event: Any) -> None:
    """Keeps an event from the browser and from other listeners."""
    event.preventDefault()
    event.stopPropagation()


def go_to_board() -> None:
    """Scrolls the board into view and moves the focus to it."""
    scroll_to_board()
    focus_board()


def _guarded(action: Callable[..., Any], *arguments: Any) -> None:
    """Runs an action. An exception is reported, and the rest of the page keeps working.

    What is written to the standard error appears in the console and as a message on the page; see
    index.html.
    """
    try:
        action(*arguments)
    except Exception as error:
        sys.print_exception(error, sys.stderr)  # type: ignore[attr-defined]


class Part:
    """Draws one piece of the page from the state.

    Every part is shown after every change, at most once per frame, also while jobs run. A part
    that is slow to draw compares its state with what it has drawn.
    """

    def show(self, scene: Scene) -> None:
        """Draws the state. `scene` is what the board shows."""

    def follow(self) -> None:
        """Opens what the address carries, after it has changed."""


class Page:
    """Passes events to the state, runs the jobs of the state, and draws its parts.

    Attributes:
        workspace: The state.
        parts: The parts, in the order in which they are drawn.
    """

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.parts: list[Part] = []
        self._after_frame: list[Callable[[], None]] = []
        self._awaits_frame = self._awaits_progress = False
        self._drawn = ticks_ms()  # When the last frame was drawn.
        self._frame_interval = 0  # Of the job whose slice is running.
        self._slices = 0
        self._turn = asyncio.Lock()  # Of the job whose slice runs.
        self._show_frame = create_proxy(lambda time: self._show())
        workspace.changes.subscribe(self._follow_change)

    def add(self, parts: list[Part]) -> None:
        """Adds parts and draws at once."""
        self.parts += parts
        self._show()
        self._start_jobs()

    def do(self, action: Callable[..., Any], *arguments: Any) -> None:
        """Runs an action that changes the state, and reports any exception."""
        _guarded(self.perform, action, *arguments)

    def perform(self, action: Callable[..., Any], *arguments: Any) -> None:
        """Runs an action that changes the state and may refuse to, by an exception."""
        try:
            self.workspace.do(action, *arguments)
        finally:
            self._start_jobs()

    def on_click(
        self, name: str, action: Callable[[], Any], then: Callable[[], None] | None = None
    ) -> None:
        """Changes the state at each click on an element, and acts after the next frame."""

        def click(event: Any) -> None:
            self.do(action)
            if then:
                self.after_frame(then)

        element(name).addEventListener("click", click)

    def on_value(self, name: str, action: Callable[[str], Any]) -> None:
        """Runs an action that changes the state with each new value in the element with an id."""
        element(name).addEventListener("input", lambda event: self.do(action, event.target.value))

    def on_switch(self, name: str, action: Callable[[bool], Any]) -> None:
        """Changes the state whenever the checkbox with an id is switched."""
        box = element(name)
        box.addEventListener("change", lambda event: self.do(action, event.target.checked))

    def after_frame(self, action: Callable[[], None]) -> None:
        """Runs an action after the next frame is drawn.

        It moves the focus to an element, or scrolls to it. Both belong to the browser and not to
        the state, and must wait until the element is drawn, visible and enabled.
        """
        self._after_frame.append(action)
        self.request_frame()

    def attempt(self, work: Coroutine[Any, Any, None], tell: Callable[[str], None]) -> None:
        """Starts a slow task of the browser. `tell` changes the state to report its failure."""
        asyncio.create_task(self._attempt(work, tell))

    async def _attempt(self, work: Coroutine[Any, Any, None], tell: Callable[[str], None]) -> None:
        try:
            await work
        except Failure as error:
            self.do(tell, str(error))

    def request_frame(self) -> None:
        """Schedules a drawing for the next frame, one for all changes until then."""
        if not self._awaits_frame:
            self._awaits_frame = True
            window.requestAnimationFrame(self._show_frame)

    def _follow_change(self) -> None:
        """Draws the state in the next frame, or after the interval that a running job asks for."""
        interval = self._frame_interval
        # The clock may have been set back.
        wait = min(interval, self._drawn + interval - ticks_ms())
        if wait <= 0:
            self.request_frame()
        elif not self._awaits_progress:
            self._awaits_progress = True
            asyncio.create_task(self._show_progress(wait))

    async def _show_progress(self, wait: int) -> None:
        await asyncio.sleep(wait / 1000)
        self._awaits_progress = False
        self.request_frame()

    def _show(self) -> None:
        self._awaits_frame = False
        self._drawn = ticks_ms()
        _guarded(self._draw)
        actions, self._after_frame = self._after_frame, []
        for action in actions:
            _guarded(action)

    def _draw(self) -> None:
        scene = self.workspace.scene()
        for part in self.parts:
            _guarded(part.show, scene)

    def _start_jobs(self) -> None:
        for job in self.workspace.jobs.take_up():
            asyncio.create_task(self._run(job))

    async def complete(self, job: Job) -> None:
        """Starts a job and waits until it has ended."""
        jobs = self.workspace.jobs
        self.workspace.do(jobs.start, job)
        jobs.started.remove(job)  # It runs here and not as a task.
        await self._run(job)

    async def _run(self, job: Job) -> None:
        """Runs a job in slices. The browser handles events in between."""
        while not job.done:
            # Without turns, the slices of two jobs would follow each other in one task.
            async with self._turn:
                self._frame_interval = job.frame_interval
                _guarded(self.workspace.jobs.advance, job, SLICE, ticks_ms)
                self._frame_interval = 0
                self._start_jobs()
                self._slices += 1
                if job.waits_for is None:
                    await asyncio.sleep(TURN)
                if self._slices % SLICES == 0:
                    gc.collect()
                    await asyncio.sleep(TURN)
            await self._wait(job)

    async def _wait(self, job: Job) -> None:
        """Waits for what the job asks for, if anything."""
        waits_for = job.waits_for
        if waits_for is None:
            return
        if isinstance(waits_for, (int, float)):
            await asyncio.sleep(max(waits_for, TURN))
            return
        try:
            job.answer(await waits_for)
        except Exception as error:  # The job handles every failure of its worker.
            job.fail(error)
