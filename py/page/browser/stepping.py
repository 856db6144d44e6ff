"""The stepper: its buttons and its slider, and the lines it lights up in input and output."""

import asyncio

from pyscript import window
from pyscript.ffi import to_js

from page.browser.page import element, show_sentences

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.page import Page
    from page.state.app import App
    from page.state.scene import Scene
    from page.state.stepper import Stepper

FORWARD = ("ArrowRight", "ArrowDown")
BACKWARD = ("ArrowLeft", "ArrowUp")


class StepperPart:
    """Steps through the run, by hand or by itself."""

    def __init__(self, page: "Page", app: "App") -> None:
        self._page, self._app = page, app
        self._playing = False
        self._lit = False
        page.on_click("step-first", lambda: self._app.step_to(0))
        page.on_click("step-previous", lambda: self._app.step_by(-1))
        page.on_click("step-next", lambda: self._app.step_by(1))
        page.on_click("step-last", self._app.step_to_last)
        element("step-play").addEventListener("click", lambda event: self._play_or_pause())
        element("step-slider").addEventListener("input", self._slide)
        element("stepper").addEventListener("keydown", self._key)
        element("judge-output").addEventListener("keydown", self._key)
        element("judge-output").addEventListener("click", self._click_output)
        element("judge-input").addEventListener("click", self._click_input)
        element("judge-input").addEventListener("scroll", lambda event: _follow_scroll())

    def show(self, scene: "Scene") -> None:
        """Shows where in the run the board is, and what there is to say of a piece chosen there."""
        run, stepper = self._app.run, self._app.stepper
        number = len(run.steps) if run else 0
        at = stepper.index + 1 if stepper else 0
        element("stepper").hidden = number == 0
        slider = element("step-slider")
        slider.max, slider.value = str(number), str(at)
        element("step-label").textContent = f"Step {at} of {number}" if at else f"{number} steps"
        if stepper is None or stepper.at_end:
            self._playing = False
        element("step-play").textContent = "Pause" if self._playing else "Play"
        if show_sentences("details", scene.details) and scene.details:
            element("details").scrollIntoView(to_js({"block": "nearest"}))
        # Even to put the light out has the browser lay out the page, which takes its time.
        if stepper or self._lit:
            _light(stepper)
        self._lit = stepper is not None

    def _slide(self, event: "Any") -> None:
        self._page.do(self._app.step_to, int(event.target.value) - 1)

    def _key(self, event: "Any") -> None:
        if event.target.id == "step-slider" or event.ctrlKey or event.altKey or event.metaKey:
            return
        if event.key in FORWARD or event.key in BACKWARD:
            event.preventDefault()
            self._page.do(self._app.step_by, 1 if event.key in FORWARD else -1)

    def _click_output(self, event: "Any") -> None:
        output = element("judge-output")
        top = output.getBoundingClientRect().top + output.clientTop - output.scrollTop
        line = int((event.clientY - top - _padding(output)) / _line_height(output)) + 1
        if self._app.run and self._app.run.lines:
            self._page.do(self._app.step_to_output, line)

    def _click_input(self, event: "Any") -> None:
        box = event.target
        if self._app.run and self._app.run.steps and self._app.source == self._app.run.text:
            line = self._app.source[: box.selectionStart].count("\n") + 1
            self._page.do(self._app.step_to_input, line)

    def _play_or_pause(self) -> None:
        self._playing = not self._playing
        if self._playing:
            asyncio.create_task(self._play())
        else:
            self._page.show()

    async def _play(self) -> None:
        if self._app.stepper and self._app.stepper.at_end:
            self._page.table.back_to_game()
        while self._playing:
            self._page.do(self._app.step_by, 1)
            await asyncio.sleep(1 / float(element("step-speed").value))


def _light(stepper: "Stepper | None") -> None:
    """Lights up the lines that a step read and printed, none without a stepper."""
    read, printed = (0, 0), (0, 0)
    if stepper:
        read = (stepper.step.line - 1, stepper.step.end_line)
        printed = stepper.printed_lines
    total = stepper.run.lines[-1] if stepper else 0
    element("input-lines").classList.toggle("stepping", stepper is not None)
    element("judge-output").classList.toggle("stepping", stepper is not None)
    _light_lines(element("input-lines"), read, element("judge-input"))
    _light_lines(element("judge-output"), printed, element("judge-output"))
    element("judge-output").style.setProperty("--later", str(total - printed[1]))


def _light_lines(holder: "Any", lines: "tuple[int, int]", box: "Any") -> None:
    first, end = lines
    holder.style.setProperty("--first", str(first))
    holder.style.setProperty("--count", str(end - first))
    height = _line_height(box)
    top, bottom = first * height, end * height
    if end > first and (top < box.scrollTop or bottom > box.scrollTop + box.clientHeight):
        box.scrollTop = top - box.clientHeight / 3


def _follow_scroll() -> None:
    scrolled = element("judge-input").scrollTop
    element("input-lines").style.setProperty("--scrolled", f"{scrolled}px")


def _line_height(box: "Any") -> float:
    return float(window.getComputedStyle(box).lineHeight[:-2])


def _padding(box: "Any") -> float:
    return float(window.getComputedStyle(box).paddingTop[:-2])
