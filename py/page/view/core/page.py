"""The page as a whole: every event changes the state through it, and every part shows it after."""

import asyncio
import gc
from time import ticks_ms  # type: ignore[attr-defined]

from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

from jobs.job import Job
from page.model.board.scene import Scene
from page.model.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

SLICE = 20  # Milliseconds of work; a piece more and a click fit in one task of 50 with it.
SLICES = 16  # After so many the garbage is collected, in a turn of its own: it takes its time.
# Seconds to sleep for the browser to have its turn. It makes no less of it, but with less Python
# may find that they are over before the browser has had any.
TURN = 0.004


class Failure(Exception):
    """Something that the browser could not do for the reader, who is told by the message."""


def element(name: str) -> Any:
    """Returns the element with an id."""
    return document.getElementById(name)


def focus_board() -> None:
    """Puts the focus on the board."""
    document.querySelector("#board [tabindex='0']").focus()


def go_to_board() -> None:
    """Brings the board into view and puts the focus on it."""
    element("table").scrollIntoView(to_js({"block": "nearest"}))
    focus_board()


def show_sentences(name: str, sentences: list[str]) -> bool:
    """Shows sentences in the list with an id; returns whether they are others than before."""
    shown = element(name)
    # Written anew, a list that is read aloud would be read again.
    if [item.textContent for item in shown.children] == sentences:
        return False
    shown.textContent = ""
    for sentence in sentences:
        item = document.createElement("li")
        item.textContent = sentence
        shown.append(item)
    return True


class Part:
    """A part of the page that shows something of the state.

    `follows` are the kinds of jobs whose every advance it shows.
    """

    follows: tuple[type[Job], ...] = ()

    def show(self, scene: Scene) -> None:
        """Shows the state, of which `scene` is what the board shows."""


class Page:
    """The state, the parts that show it, and what takes its jobs to their ends.

    However often the state changes, the parts show it once a frame.
    """

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.parts: list[Part] = []
        self._scene = workspace.scene()
        self._shown_changes = -1
        self._stale: list[Part] = []
        self._once_shown: list[Callable[[], None]] = []
        self._awaits_frame = False
        self._slices = 0
        self._show_frame = create_proxy(lambda time: self.show())
        # Links are followed once there is all that they can be about.
        self.follow_link: Callable[[], None] = lambda: None

    def add(self, parts: list[Part]) -> None:
        """Adds parts, and shows the state at once."""
        self.parts += parts
        self._shown_changes = -1
        self.show()
        self.refresh()

    def do(self, action: Callable[..., Any], *arguments: Any) -> None:
        """Does something to the state, then shows it."""
        self.workspace.do(action, *arguments)
        self.refresh()

    def on_click(self, name: str, action: Callable[[], Any]) -> None:
        """Has a click on the element with an id do something to the state."""
        element(name).addEventListener("click", lambda event: self.do(action))

    def once_shown(self, action: Callable[[], None]) -> None:
        """Does something as soon as the page shows the state as it now is."""
        self._once_shown.append(action)
        self.refresh()

    def show_again(self, part: Part) -> None:
        """Has a part shown in the next frame too, which cannot show all at once."""
        self._stale.append(part)
        self.refresh()

    def attempt(self, work: Coroutine[Any, Any, None], tell: Callable[[str], None]) -> None:
        """Does what the browser takes its time for; with `tell`, has the state say if it fails."""
        asyncio.create_task(self._attempt(work, tell))

    async def _attempt(self, work: Coroutine[Any, Any, None], tell: Callable[[str], None]) -> None:
        try:
            await work
        except Failure as error:
            self.do(tell, str(error))

    def refresh(self) -> None:
        """Has the state shown in the next frame, and its new jobs advanced."""
        for job in self.workspace.jobs.take_up():
            asyncio.create_task(self._advance(job))
        if not self._awaits_frame:
            self._awaits_frame = True
            window.requestAnimationFrame(self._show_frame)

    def show(self) -> None:
        """Shows the state: all parts what was done, else those that follow a job its advance."""
        self._awaits_frame = False
        stale, self._stale = self._stale, []
        if self._shown_changes != self.workspace.changes.count:
            self._shown_changes = self.workspace.changes.count
            self._scene = self.workspace.scene()
            for part in self.parts:
                part.show(self._scene)
        else:
            for part in self.parts:
                if part in stale:
                    part.show(self._scene)
        actions, self._once_shown = self._once_shown, []
        for action in actions:
            action()

    async def _advance(self, job: Job) -> None:
        """Takes a job to its end, in slices of time between which the browser has its turn."""
        try:
            while not job.done:
                job.advance(SLICE, ticks_ms)
                self._slices += 1
                self._stale += [part for part in self.parts if type(job) in part.follows]
                self.refresh()
                await self._wait(job)
                if self._slices % SLICES == 0:
                    gc.collect()
                    await asyncio.sleep(TURN)
        finally:
            self.workspace.changes.note_progress()
            self.refresh()

    async def _wait(self, job: Job) -> None:
        """Waits for what the job waits for, and at least for the browser to have its turn."""
        waits_for = job.waits_for
        if waits_for is None or isinstance(waits_for, (int, float)):
            await asyncio.sleep(waits_for or TURN)
            return
        try:
            job.answer(await waits_for)
        except Exception as error:  # Whatever kept the worker from answering, the job has to know.
            job.fail(error)
