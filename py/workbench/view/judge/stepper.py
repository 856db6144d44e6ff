"""The stepper, and the lines of input and outputs that belong to the current step."""

from typing import TYPE_CHECKING, Any

from board.markup import Markup, joined
from board.scene import Scene
from browser.choices import show_choice, show_sentences
from browser.code_pane import Panes
from browser.page import Page, Part, element
from workbench.model.judge.output_comparison import Differences
from workbench.model.judge.stepper import Stepper
from workbench.model.workbench import Workbench
from workbench.view.judge.highlights import band, differing

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_DIFFERENCES = 200  # Drawn in all.
AT_ONCE = 10  # Differences drawn in a frame.
LOOK = "look"  # The choice without a brush.


class StepperPart(Part):
    """The buttons, the slider and the brushes of the stepper, and the bands behind the lines."""

    def __init__(self, page: Page, bench: Workbench, panes: Panes) -> None:
        self._page, self._session, self._panes = page, bench.judge, panes
        self._differences: Differences | None = None
        # The bands of each difference in both outputs.
        self._drawn: list[tuple[Markup, Markup]] = []
        for name, action in (
            ("step-first", lambda stepper: stepper.go_to(0)),
            ("step-previous", lambda stepper: stepper.go_by(-1)),
            ("step-next", lambda stepper: stepper.go_by(1)),
            ("step-last", lambda stepper: stepper.go_to_last()),
            ("step-play", lambda stepper: stepper.play_or_pause()),
        ):
            element(name).addEventListener("click", self._listener(action))
        element("step-slider").addEventListener("input", self._slide)
        element("step-speed").addEventListener("change", lambda event: self._set_speed())
        self._set_speed()
        page.on_value("change-brush", self._choose_brush)
        element("judge-output").addEventListener("keydown", self._key)
        panes.input.on_line(lambda line: page.do(self._session.go_to_input_line, line))
        panes.expected.on_line(
            lambda line: self._do(lambda stepper: stepper.go_to_output_line(line))
        )

    def show(self, scene: Scene) -> None:
        """Shows the current step, the moves of a selected piece, and the lines of the step."""
        stepper = self._session.stepper
        if stepper and not stepper.run.done and not stepper.on_board:
            return  # The first step follows soon; until then the last run stays visible.
        number = len(stepper.run.steps) if stepper else 0
        current = stepper.index + 1 if stepper and number else 0
        slider = element("step-slider")
        slider.min, slider.max, slider.value = str(min(number, 1)), str(number), str(current)
        slider.disabled = number == 0
        element("step-label").textContent = f"{current} of {number}"
        for name in ("step-first", "step-previous"):
            element(name).disabled = current <= 1
        for name in ("step-next", "step-last"):
            element(name).disabled = current == number
        element("step-play").disabled = number == 0
        playing = stepper is not None and stepper.playing
        element("step-play").classList.toggle("playing", playing)
        element("step-play").ariaLabel = "Pause" if playing else "Play the steps"
        element("which-game").textContent = stepper.board_label if stepper and number else ""
        self._show_piece(scene, stepper if number else None)
        self._show_lines(stepper if number else None)

    def _show_piece(self, scene: Scene, stepper: Stepper | None) -> None:
        """Shows the moves of the selected Board Silly piece, and the brushes."""
        paintable = stepper is not None and stepper.on_board and stepper.silly_board is not None
        element("change").hidden = not paintable
        if stepper and paintable:
            show_choice("change-brush", stepper.brush or LOOK)
        show_sentences("details", scene.details)

    def _show_lines(self, stepper: Stepper | None) -> None:
        panes, session = self._panes, self._session
        in_input, in_expected, in_actual = [], [], []
        unprinted = 0, 0
        run, differences = session.run, session.comparison.differences
        error = run.error_line if run and not session.stale else None
        if error:
            in_input.append(band("error", error - 1, 1))
        if stepper and not session.stale:
            step = stepper.step
            first, end = stepper.printed_lines
            in_input.append(band("lit", step.line - 1, step.end_line - step.line + 1))
            in_expected.append(band("lit", first, end - first))
            if not stepper.untouched:
                unprinted = end, stepper.run.expected.ends[-1]
        if differences:
            expected, actual = self._bands(differences)
            in_expected.append(expected)
            in_actual.append(actual)
        panes.input.draw(joined(in_input))
        panes.expected.draw(joined(in_expected))
        panes.actual.draw(joined(in_actual))
        panes.expected.veil(*unprinted)
        self._reveal(stepper, error)

    def _bands(self, differences: Differences) -> tuple[Markup, Markup]:
        """Returns the bands in the expected and the actual output; more in the next frame."""
        if differences is not self._differences:
            self._differences, self._drawn = differences, []
        items, drawn = differences.items[:MOST_DIFFERENCES], self._drawn
        if len(drawn) < MOST_DIFFERENCES:
            del drawn[-1:]  # The last may have grown.
        for item in items[len(drawn) : len(drawn) + AT_ONCE]:
            drawn.append((differing(item, False), differing(item, True)))
        if len(drawn) < len(items):
            self._page.request_frame()
        expected, actual = [each[0] for each in drawn], [each[1] for each in drawn]
        index = differences.index
        if index < len(drawn):
            expected[index] = differing(items[index], False, True)
            actual[index] = differing(items[index], True, True)
        return joined(expected), joined(actual)

    def _reveal(self, stepper: Stepper | None, error: int | None) -> None:
        """Scrolls to the lines of the step, of the error and of the selected difference."""
        panes, differences = self._panes, self._session.comparison.differences
        difference = differences.current if differences else None
        if stepper and not self._session.stale:
            step = stepper.step
            panes.input.reveal(step.line - 1, step.end_line)
            if difference and difference.step == stepper.index:
                panes.expected.reveal(difference.expected_line - 1, difference.expected_line)
            else:
                panes.expected.reveal(*stepper.printed_lines)
        elif error:
            panes.input.reveal(error - 1, error)
        if difference:
            panes.actual.reveal(difference.actual_line - 1, difference.actual_line)

    def _choose_brush(self, brush: str) -> None:
        if self._session.stepper:
            self._session.stepper.choose_brush("" if brush == LOOK else brush)

    def _do(self, action: Callable[[Stepper], None]) -> None:
        if self._session.stepper:
            self._page.do(action, self._session.stepper)

    def _listener(self, action: Callable[[Stepper], None]) -> Callable[[Any], None]:
        return lambda event: self._do(action)

    def _slide(self, event: Any) -> None:
        index = int(event.target.value) - 1
        self._do(lambda stepper: stepper.go_to(index))

    def _set_speed(self) -> None:
        speed = float(element("step-speed").value)
        self._page.do(self._page.workspace.set_speed, speed)

    def _key(self, event: Any) -> None:
        """Steps with the arrow keys, which would otherwise scroll by a line."""
        if event.key in ("ArrowUp", "ArrowDown") and not (event.ctrlKey or event.altKey):
            event.preventDefault()
            self._do(lambda stepper: stepper.go_by(1 if event.key == "ArrowDown" else -1))
