"""The stepper: its buttons and its slider, and the lines that input and output have lit up."""

from page.model.app import App
from page.model.board.scene import Scene
from page.model.judge.difference_list import Differences
from page.model.judge.output_differences import Comparing
from page.model.judge.run import Run
from page.model.judge.stepper import Stepper
from page.view.core.choices import on_choice, show_choice
from page.view.core.code_pane import LINE, TOP, Panes
from page.view.core.page import Page, Part, element, show_sentences
from page.view.judge.highlights import band, differing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

MOST_PLACES = 200
AT_ONCE = 10  # Places drawn in a frame.
LOOK = "look"  # What no brush is called.


class StepperPart(Part):
    """Steps through the run, by hand or by itself, and shows what belongs together."""

    follows = (Run, Comparing)

    def __init__(self, page: Page, app: App, panes: Panes) -> None:
        self._page, self._app, self._panes = page, app, panes
        self._differences: Differences | None = None
        self._drawn: list[tuple[str, str]] = []  # The bands of its places.
        for name, action in (
            ("step-first", lambda stepper: stepper.go_to(0)),
            ("step-previous", lambda stepper: stepper.go_by(-1)),
            ("step-next", lambda stepper: stepper.go_by(1)),
            ("step-last", lambda stepper: stepper.go_to_last()),
            ("step-play", lambda stepper: stepper.play_or_pause()),
        ):
            element(name).addEventListener("click", self._listener(action))
        element("step-slider").addEventListener("input", self._slide)
        element("step-speed").addEventListener("change", lambda event: self._take_speed())
        self._take_speed()
        on_choice(page, "change-brush", self._choose_brush)
        element("judge-output").addEventListener("keydown", self._key)
        element("judge-output").addEventListener("click", self._click_output)
        element("judge-input").addEventListener("click", self._click_input)

    def show(self, scene: Scene) -> None:
        """Shows where in the run the board is, and what there is to say of a piece chosen there."""
        stepper = self._app.stepper
        if stepper and not stepper.run.done and not stepper.on_board:
            return  # It will be, in a moment.
        number = len(stepper.run.steps) if stepper else 0
        at = stepper.index + 1 if stepper and number else 0
        slider = element("step-slider")
        slider.min, slider.max, slider.value = str(min(number, 1)), str(number), str(at)
        slider.disabled = number == 0
        element("step-label").textContent = f"{at} of {number}"
        for name in ("step-first", "step-previous"):
            element(name).disabled = at <= 1
        for name in ("step-next", "step-last"):
            element(name).disabled = at == number
        element("step-play").disabled = number == 0
        playing = stepper is not None and stepper.playing
        element("step-play").classList.toggle("playing", playing)
        element("step-play").ariaLabel = "Pause" if playing else "Play the steps"
        element("which-game").textContent = stepper.which if stepper and number else ""
        self._show_piece(scene, stepper if number else None)
        self._show_lines(stepper if number else None)

    def _show_piece(self, scene: Scene, stepper: Stepper | None) -> None:
        """Shows the lines of a Board Silly piece, and the brushes that change its board."""
        changes = stepper is not None and stepper.on_board and stepper.step.board is not None
        element("change").hidden = not changes
        if stepper and changes:
            show_choice("change-brush", stepper.brush or LOOK)
        show_sentences("details", scene.details)

    def _show_lines(self, stepper: Stepper | None) -> None:
        panes, app = self._panes, self._app
        in_input, in_output, in_yours = [], [], []
        unprinted = 0, 0
        error = app.run.error_line if app.run and not app.stale else None
        if error:
            in_input.append(band("error", error - 1, 1))
        if stepper and not app.stale:
            step = stepper.step
            first, end = stepper.printed_lines
            in_input.append(band("lit", step.line - 1, step.end_line - step.line + 1))
            in_output.append(band("lit", first, end - first))
            if not stepper.at_rest:
                unprinted = end, stepper.run.lines[-1]
        if app.yours.comparing:
            judge, yours = self._differing(app.yours.comparing.differences)
            in_output.append(judge)
            in_yours.append(yours)
        panes.input.draw("".join(in_input))
        panes.output.draw("".join(in_output))
        panes.yours.draw("".join(in_yours))
        panes.output.veil(*unprinted)
        self._reveal(stepper, error)

    def _differing(self, differences: Differences) -> tuple[str, str]:
        """Returns the bands of all places in either output; some more in the next frame."""
        if differences is not self._differences:
            self._differences, self._drawn = differences, []
        places, drawn = differences.places[:MOST_PLACES], self._drawn
        if len(drawn) < MOST_PLACES:
            del drawn[-1:]  # The last may have grown.
        for place in places[len(drawn) : len(drawn) + AT_ONCE]:
            drawn.append((differing(place, False), differing(place, True)))
        if len(drawn) < len(places):
            self._page.show_again(self)
        judge, yours = [each[0] for each in drawn], [each[1] for each in drawn]
        at = differences.at
        if at < len(drawn):
            judge[at], yours[at] = (
                differing(places[at], False, True),
                differing(places[at], True, True),
            )
        return "".join(judge), "".join(yours)

    def _reveal(self, stepper: Stepper | None, error: int | None) -> None:
        """Brings the lines into view that the board is about."""
        panes, comparing = self._panes, self._app.yours.comparing
        place = comparing.differences.current if comparing else None
        if stepper and not self._app.stale:
            step = stepper.step
            panes.input.reveal(step.line - 1, step.end_line)
            if place and place.step == stepper.index:
                panes.output.reveal(place.judge - 1, place.judge)
            else:
                panes.output.reveal(*stepper.printed_lines)
        elif error:
            panes.input.reveal(error - 1, error)
        if place:
            panes.yours.reveal(place.yours - 1, place.yours)

    def _choose_brush(self, brush: str) -> None:
        if self._app.stepper:
            self._app.stepper.choose("" if brush == LOOK else brush)

    def _do(self, action: Callable[[Stepper], None]) -> None:
        if self._app.stepper:
            self._page.do(action, self._app.stepper)

    def _listener(self, action: Callable[[Stepper], None]) -> Callable[[Any], None]:
        return lambda event: self._do(action)

    def _slide(self, event: Any) -> None:
        index = int(event.target.value) - 1
        self._do(lambda stepper: stepper.go_to(index))

    def _take_speed(self) -> None:
        speed = float(element("step-speed").value)
        self._page.do(self._page.workspace.set_speed, speed)

    def _key(self, event: Any) -> None:
        """Goes a step on with the keys that would scroll by a line."""
        if event.key in ("ArrowUp", "ArrowDown") and not (event.ctrlKey or event.altKey):
            event.preventDefault()
            self._do(lambda stepper: stepper.go_by(1 if event.key == "ArrowDown" else -1))

    def _click_output(self, event: Any) -> None:
        output = element("judge-output")
        top = output.getBoundingClientRect().top - output.scrollTop
        line = int((event.clientY - top - TOP) / LINE) + 1
        self._do(lambda stepper: stepper.go_to_output(line))

    def _click_input(self, event: Any) -> None:
        box = event.target
        line = self._app.source[: box.selectionStart].count("\n") + 1
        self._page.do(self._app.go_to_input, line)
