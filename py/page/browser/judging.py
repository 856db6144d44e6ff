"""The judge workbench: what is pasted, the run of the judge over it, and what it prints."""

import asyncio
from time import ticks_ms  # type: ignore[attr-defined]

from pyscript import document, fetch

from page.browser.clipboard import copy
from page.browser.page import SLICE, TURN, element
from page.state.run import AUTO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from judges import Step
    from page.browser.page import Page
    from page.state.app import App
    from page.state.run import Run
    from page.state.scene import Scene

MOST_WARNINGS = 50
OUTPUT_COPIED = "The output is copied."


class JudgePart:
    """Starts runs and shows what they print as it comes."""

    def __init__(self, page: "Page", app: "App") -> None:
        self._page, self._app = page, app
        self._warnings = 0
        # What was typed before this part was loaded counts, and else what was restored.
        self._source = element("judge-input").value
        if self._source:
            self._app.source, self._app.choice = self._source, element("format").value
            self._app.step_wanted = None
        element("run").addEventListener("click", lambda event: self.start())
        element("cancel").addEventListener("click", lambda event: self._cancel())
        element("copy").addEventListener("click", self._copy)
        element("judge-input").addEventListener("keydown", self._key)
        element("judge-input").addEventListener("input", self._type)
        element("format").addEventListener("change", self._choose)
        for button in document.querySelectorAll("[data-sample]"):
            button.addEventListener("click", self._sample)

    def show(self, scene: "Scene") -> None:
        """Shows what is to be run and how far the run is."""
        self._show_source()
        self._show_run()

    def _show_run(self) -> None:
        run = self._app.run
        running = run is not None and not run.done
        element("progress").hidden = element("cancel").hidden = not running
        element("copy").disabled = run is None or not run.lines
        if run:
            element("judge-reading").textContent = run.reading
            element("progress").value = run.progress

    def _key(self, event: "Any") -> None:
        if event.key == "Enter" and (event.ctrlKey or event.metaKey):
            event.preventDefault()
            self.start()

    def _type(self, event: "Any") -> None:
        self._app.source = self._source = event.target.value

    def _choose(self, event: "Any") -> None:
        self._app.choice = event.target.value

    def _show_source(self) -> None:
        element("format").value = self._app.choice
        if self._source != self._app.source:
            element("judge-input").value = self._source = self._app.source

    def _sample(self, event: "Any") -> None:
        asyncio.create_task(self._load(event.currentTarget.dataset.sample))

    async def _load(self, name: str) -> None:
        response = await fetch(f"./static/examples/{name}.txt")
        self._app.choice, self._app.source = AUTO, await response.text()
        self.start()

    def start(self) -> None:
        """Runs the judge over the input."""
        element("judge-output").textContent = ""
        element("judge-messages").textContent = ""
        self._warnings = 0
        asyncio.create_task(self._finish(self._app.start_run()))
        self._page.show()

    async def _finish(self, run: "Run") -> None:
        """Takes a run to its end in slices, unless another run takes its place."""
        while self._app.run is run:
            begun, stepper = bool(run.steps), self._app.stepper
            self._print(self._app.advance(SLICE, ticks_ms))
            if run.done:
                break
            if begun and self._app.stepper is stepper:
                self._show_run()  # The rest of the page would take as long as the slice.
            else:
                self._page.show()
            await asyncio.sleep(TURN)
        if self._app.run is run:
            self._say_end(run)
            self._page.show()
            self._page.output_changed()

    def _print(self, steps: "list[Step]") -> None:
        """Shows what steps printed and what they warn of."""
        text = "".join([step.text for step in steps])
        if text:
            element("judge-output").append(_chunk(text))
        for warning in [step.warning for step in steps if step.warning]:
            self._warnings += 1
            if self._warnings <= MOST_WARNINGS:
                _say("warning", warning)

    def _say_end(self, run: "Run") -> None:
        if self._warnings > MOST_WARNINGS:
            _say("warning", f"There are {self._warnings - MOST_WARNINGS} more warnings.")
        if run.error:
            _say("error", run.error)

    def _cancel(self) -> None:
        if self._app.run:
            self._page.do(self._app.run.cancel)

    def output(self) -> str:
        """Returns what the judge has printed."""
        return str(element("judge-output").textContent)

    def _copy(self, event: "Any") -> None:
        copy(self._page, self.output(), self._app.notify, OUTPUT_COPIED)


def _chunk(text: str) -> "Any":
    """Returns an element of whole lines, which the browser lays out only when they are in view."""
    chunk = document.createElement("span")
    chunk.className = "chunk"
    chunk.style.setProperty("--lines", str(text.count("\n")))
    chunk.textContent = text
    return chunk


def _say(kind: str, text: str) -> None:
    message = document.createElement("p")
    message.className = kind
    message.textContent = text
    element("judge-messages").append(message)
