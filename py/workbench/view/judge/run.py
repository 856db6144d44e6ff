"""The judge input, the controls of the run, and the output."""

from typing import Any

import js as window
from js import document

from board.scene import Scene
from browser.assets import text_of
from browser.clipboard import copy
from browser.code_pane import Panes
from browser.long_paste import LongPaste
from browser.page import Page, Part, element
from browser.text_box import TextBox
from othello.phrases import counted
from workbench.formats import AUTO
from workbench.model.judge.run import MOST_CHARACTERS, Run
from workbench.model.workbench import Workbench

EMPTY = "The judge's exact output appears here."
OUTPUT_COPIED = "Output copied."


class RunPart(Part):
    """Shows the input and the output, which grows during the run."""

    def __init__(self, page: Page, bench: Workbench, panes: Panes) -> None:
        self._page, self._bench, self._panes = page, bench, panes
        self._session = session = bench.judge
        self._run: Run | None = None
        self._printed = self._lines = 0
        self._auto = document.querySelector("#format [value=auto]")
        self._auto_text = self._auto.textContent
        self._input = TextBox(
            panes.input,
            lambda: session.input,
            lambda text: page.do(session.type, text),
            lambda text, replaces_all: page.do(session.paste, text, replaces_all),
        )
        LongPaste(page, bench.notice, self._input, MOST_CHARACTERS, session.undo.of_input)
        # What was typed or chosen before this part was loaded replaces restored work.
        form = element("format").value
        if self._input.typed:
            page.do(session.undo.replace_restored, form, self._input.typed)
        elif form != AUTO:
            page.do(session.restore, session.saved | {"format": form})
        page.on_click("run", session.rerun)
        page.on_click("run-again", session.rerun)
        page.on_click("cancel", session.stop_run)
        page.on_click("clear", session.clear)
        element("copy").addEventListener("click", self._copy)
        panes.input.code.addEventListener("keydown", self._key)
        page.on_value("format", session.choose_form)
        for button in document.querySelectorAll("[data-sample]"):
            button.addEventListener("click", self._sample)

    def show(self, scene: Scene) -> None:
        """Shows the input, the progress of the run, and its output so far."""
        session, run = self._session, self._session.run
        self._input.show()
        element("format").value = session.chosen_form_name
        form = run.form if run and not session.chosen_form and not session.stale else None
        self._auto.textContent = f"auto: {form.title}" if form else self._auto_text
        element("clear").disabled = not session.input
        running = run is not None and not run.done
        element("running").hidden = not running
        element("copy").disabled = run is None or not run.output
        element("stale").hidden = not session.stale or session.runs_automatically
        element("judge-output").classList.toggle("stale-output", session.stale)
        if run is not self._run:
            self._run, self._printed, self._lines = run, 0, 0
            element("judge-output").textContent = ""
            note = element("judge-reading")
            note.textContent = note.title = run.format_note if run else ""
        if run:
            element("progress").value = run.progress
            self._show_output(run)
        self._panes.expected.number(self._lines)
        element("output-lines").textContent = counted(self._lines, "line") if run else ""
        element("nothing-printed").textContent = _nothing(run)

    def _show_output(self, run: Run) -> None:
        text = "".join(run.output[self._printed :])
        self._printed = len(run.output)
        if text:
            self._lines += text.count("\n")
            window.appendLines(element("judge-output"), text)

    def _key(self, event: Any) -> None:
        if event.key == "Enter" and (event.ctrlKey or event.metaKey):
            event.preventDefault()
            self._page.do(self._session.rerun)

    def _sample(self, event: Any) -> None:
        self._page.attempt(self._load(event.currentTarget.dataset.sample), self._bench.notice.say)

    async def _load(self, name: str) -> None:
        text = await text_of(f"./py/workbench/formats/{name}/sample.txt")
        self._page.do(self._session.open_input, text)

    def _copy(self, event: Any) -> None:
        run = self._session.run
        if run:
            copy(self._page, run.printed, self._bench.notice.say_briefly, OUTPUT_COPIED)


def _nothing(run: Run | None) -> str:
    """Returns the text to show instead of an empty output."""
    if not run:
        return EMPTY
    where = f" before line {run.error_line}" if run.error_line else ""
    return f"Nothing printed{where}."
