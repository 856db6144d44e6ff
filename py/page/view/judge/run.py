"""The judge: what is pasted, the run of the judge over it, and what it prints."""

from pyscript import document

from page.model.app import App
from page.model.board.scene import Scene
from page.model.judge.run import Run
from page.view.core.assets import text_of
from page.view.core.clipboard import copy
from page.view.core.code_pane import Panes
from page.view.core.page import Page, Part, element
from page.view.core.text_box import TextBox

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

EMPTY = "The judge's exact output appears here."
OUTPUT_COPIED = "The output is copied."


class RunPart(Part):
    """Shows the input and what its run prints as it comes."""

    follows = (Run,)

    def __init__(self, page: Page, app: App, panes: Panes) -> None:
        self._page, self._app, self._panes = page, app, panes
        self._run: Run | None = None
        self._printed = self._lines = 0
        self._auto = document.querySelector("#format [value=auto]")
        self._auto_text = self._auto.textContent
        self._source = TextBox(
            panes.input,
            lambda: app.source,
            lambda text: page.do(app.type, text),
            lambda text, whole: page.do(app.paste, text, whole),
        )
        # What was typed before this part was loaded counts, and else what was restored.
        if self._source.typed:
            app.source = self._source.typed
            app.take_choice(element("format").value)
        page.on_click("run", app.judge_again)
        page.on_click("run-again", app.judge_again)
        page.on_click("cancel", app.stop_run)
        page.on_click("clear", app.clear)
        element("copy").addEventListener("click", self._copy)
        element("judge-input").addEventListener("keydown", self._key)
        element("format").addEventListener("change", self._choose)
        for button in document.querySelectorAll("[data-sample]"):
            button.addEventListener("click", self._sample)

    def show(self, scene: Scene) -> None:
        """Shows what is to be run, how far the run is, and what it has printed."""
        app, run = self._app, self._app.run
        self._source.show()
        element("format").value = app.choice_name
        form = run.form if run and not app.choice and not app.stale else None
        self._auto.textContent = f"auto: {form.title}" if form else self._auto_text
        element("clear").disabled = not (app.source or app.yours.text or app.program)
        running = run is not None and not run.done
        element("running").hidden = not running
        element("copy").disabled = run is None or not run.output
        element("stale").hidden = not (app.stale and not app.runs_by_itself)
        element("judge-output").classList.toggle("stale-output", app.stale)
        if run is not self._run:
            self._run, self._printed, self._lines = run, 0, 0
            element("judge-output").textContent = ""
            reading = element("judge-reading")
            reading.textContent = reading.title = run.reading if run else ""
        if run:
            element("progress").value = run.progress
            self._show_output(run)
        self._panes.output.number(self._lines)
        element("output-lines").textContent = _counted(self._lines) if run else ""
        element("nothing-printed").textContent = _nothing(run)

    def _show_output(self, run: Run) -> None:
        text = "".join(run.output[self._printed :])
        self._printed = len(run.output)
        if text:
            self._lines += text.count("\n")
            element("judge-output").append(_chunk(text))

    def _key(self, event: Any) -> None:
        if event.key == "Enter" and (event.ctrlKey or event.metaKey):
            event.preventDefault()
            self._page.do(self._app.judge_again)

    def _choose(self, event: Any) -> None:
        self._page.do(self._app.choose, event.target.value)

    def _sample(self, event: Any) -> None:
        self._page.attempt(self._load(event.currentTarget.dataset.sample), self._app.notice.say)

    async def _load(self, name: str) -> None:
        text = await text_of(f"./static/examples/{name}.txt")
        self._page.do(self._app.bring, text)

    def _copy(self, event: Any) -> None:
        if self._app.run:
            copy(self._page, self._app.run.printed, self._app.notice.say_briefly, OUTPUT_COPIED)


def _nothing(run: Run | None) -> str:
    """Returns what stands where nothing is printed."""
    if not run:
        return EMPTY
    return (
        f"Nothing printed before line {run.error_line}." if run.error_line else "Nothing printed."
    )


def _counted(lines: int) -> str:
    return f"{lines} line" if lines == 1 else f"{lines} lines"


def _chunk(text: str) -> Any:
    """Returns an element of whole lines, which the browser lays out only when they are in view."""
    chunk = document.createElement("span")
    chunk.className = "chunk"
    chunk.style.setProperty("--lines", str(text.count("\n")))
    chunk.textContent = text
    return chunk
