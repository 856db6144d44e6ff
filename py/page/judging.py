"""What a reader does to the judge workbench: runs judges and shows what they print."""

import asyncio
from time import ticks_ms

from page.screen import element
from page.workbench import Run
from pyscript import document, fetch, window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SLICE = 12  # Milliseconds; a slice, its drawing and a click fit in one frame of 50.
MOST_WARNINGS = 50


class Judging:
    """Listens to the workbench. `_run` is the run on the screen; a new one takes its place."""

    def __init__(self) -> None:
        self._run: Run | None = None
        element("run").addEventListener("click", lambda event: self._start())
        element("copy").addEventListener("click", self._copy)
        element("judge-input").addEventListener("keydown", self._key)
        for button in document.querySelectorAll("[data-sample]"):
            button.addEventListener("click", self._sample)

    def _key(self, event: "Any") -> None:
        if event.key == "Enter" and (event.ctrlKey or event.metaKey):
            event.preventDefault()
            self._start()

    def _sample(self, event: "Any") -> None:
        asyncio.create_task(self._load(event.target.dataset.sample))

    async def _load(self, name: str) -> None:
        response = await fetch(f"./static/examples/{name}.txt")
        element("judge-input").value = await response.text()
        element("format").value = "auto"
        self._start()

    def _start(self) -> None:
        run = self._run = Run(element("format").value, element("judge-input").value)
        element("judge-reading").textContent = run.reading
        element("judge-output").textContent = ""
        element("judge-messages").textContent = ""
        asyncio.create_task(self._finish(run))

    async def _finish(self, run: Run) -> None:
        """Takes a run to its end in slices, unless another run takes its place."""
        warnings = 0
        while not run.done and self._run is run:
            steps = run.advance(SLICE, ticks_ms)
            element("judge-output").append("".join([step.text for step in steps]))
            for warning in [step.warning for step in steps if step.warning]:
                warnings += 1
                if warnings <= MOST_WARNINGS:
                    _say("warning", warning)
            await asyncio.sleep(0)
        if self._run is run:
            _say_end(run, warnings)

    def _copy(self, event: "Any") -> None:
        window.navigator.clipboard.writeText(element("judge-output").textContent)


def _say_end(run: Run, warnings: int) -> None:
    if warnings > MOST_WARNINGS:
        _say("warning", f"There are {warnings - MOST_WARNINGS} more warnings.")
    if run.error:
        _say("error", run.error)


def _say(kind: str, text: str) -> None:
    message = document.createElement("p")
    message.className = kind
    message.textContent = text
    element("judge-messages").append(message)
