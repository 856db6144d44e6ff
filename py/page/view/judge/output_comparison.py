"""The comparison: your output, the strip below the panes, and your board where the two part."""

from pyscript import document

from comparison import Comparison
from page.model.app import App
from page.model.board.orientation import marks_in_cells
from page.model.board.scene import Scene
from page.model.board.viewport import Viewport
from page.model.judge.output_differences import Comparing
from page.model.judge.run import Run
from page.view.board import drawing
from page.view.core.code_pane import Panes
from page.view.core.page import Page, Part, element
from page.view.core.text_box import TextBox

YOURS, SUPPOSED = "Your board", "Your board, as the guess has it"
NOTHING_TO_COMPARE = "Nothing to compare yet."
RUN_FIRST = "Run first: the input has changed."
GOOD = ("identical", "reordered")


class ComparePart(Part):
    """Shows what is compared with the judge's output and what comes of it."""

    follows = (Comparing,)

    def __init__(self, page: Page, app: App, panes: Panes) -> None:
        self._app = app
        self._shown: tuple[Comparison | None, bool] = None, False
        self._yours = TextBox(
            panes.yours, lambda: app.yours.text, lambda text: page.do(app.compare_with, text)
        )
        # What was typed before this part was loaded counts, and else what was restored.
        if self._yours.typed:
            app.yours.text = self._yours.typed
        page.on_click("previous-difference", lambda: app.yours.go_to_difference(-1))
        page.on_click("next-difference", lambda: app.yours.go_to_difference(1))

    def show(self, scene: Scene) -> None:
        """Shows the output to compare, and the comparison as far as it is."""
        self._yours.show()
        comparing = self._app.yours.comparing
        result = comparing.result if comparing else None
        explained = comparing is not None and comparing.explained
        if self._shown != (result, explained):
            self._shown = result, explained
            _show_board(result)
        verdict = result.verdict if result else self._waiting()
        element("judge-verdict").textContent = verdict
        element("judge-verdict").className = result.kind if result else "none"
        element("judge-guess").textContent = (result.guess or result.detail) if result else ""
        self._show_differences()

    def _waiting(self) -> str:
        """Returns what stands where there is no verdict."""
        app = self._app
        if app.stale and not app.runs_by_itself:
            return RUN_FIRST
        return "" if app.run and (app.yours.text or app.run.error) else NOTHING_TO_COMPARE

    def _show_differences(self) -> None:
        comparing = self._app.yours.comparing
        number = len(comparing.differences.places) if comparing else 0
        element("differences").hidden = number == 0
        if comparing and number:
            at = comparing.differences.at
            said = f"{at + 1} of {number} differences" if number > 1 else "1 difference"
            element("differences-said").textContent = said


class FootPart(Part):
    """Shows at a glance what the strip says: an error, a warning, a verdict or none."""

    follows = (Run, Comparing)

    def __init__(self, page: Page, app: App, panes: Panes) -> None:
        self._app, self._panes = app, panes
        self._run: Run | None = None
        self._warnings = 0
        self._said_end = False
        element("go-to-line").addEventListener("click", lambda event: self._go_to_line())

    def show(self, scene: Scene) -> None:
        """Shows errors and warnings, and what kind of news there is."""
        run, comparing = self._app.run, self._app.yours.comparing
        if run is not self._run:
            self._run, self._warnings, self._said_end = run, 0, False
            element("judge-messages").textContent = ""
        if run:
            self._show_messages(run)
        line = run.error_line if run and not self._app.stale else None
        element("go-to-line").hidden = line is None
        element("go-to-line").textContent = f"Go to line {line}"
        result = comparing.result if comparing else None
        kind = "warned" if self._warnings else ""
        if result:
            kind = "good" if result.right else "bad"
        if run and run.error:
            kind = "bad"
        element("foot").className = f"foot {kind}"

    def _show_messages(self, run: Run) -> None:
        for warning in run.warnings[self._warnings :]:
            _say("warning", warning)
        self._warnings = len(run.warnings)
        if run.done and not self._said_end:
            self._said_end = True
            if run.more_warnings:
                _say("warning", f"There are {run.more_warnings} more warnings.")
            if run.error:
                _say("error", run.error)

    def _go_to_line(self) -> None:
        """Puts the cursor where the input breaks the format."""
        run, box = self._app.run, element("judge-input")
        if run and run.error_line:
            lines = self._app.source.split("\n")[: run.error_line]
            end = len("\n".join(lines))
            box.focus()
            box.setSelectionRange(end - len(lines[-1]), end)
            self._panes.input.forget()
            self._panes.input.reveal(run.error_line - 1, run.error_line)


def _say(kind: str, text: str) -> None:
    message = document.createElement("p")
    message.className = kind
    message.textContent = text
    element("judge-messages").append(message)


def _show_board(result: Comparison | None) -> None:
    """Shows the board of your output, where there is one."""
    side = result.actual if result else None
    element("difference").hidden = result is None or side is None or side.rows is None
    if result and side and side.rows is not None:
        marks = {
            "listed": side.listed,
            "from": [origin for origin, _ in side.moves],
            "to": [target for _, target in side.moves],
            "different": result.squares,
        }
        window = Viewport(len(side.rows), result.squares[0] if result.squares else None)
        places = {square: place for place, square in enumerate(window.squares())}
        drawn = drawing.svg(window.rows(side.rows), marks_in_cells(marks, places), window.labels())
        element("your-side").innerHTML = drawn
        element("your-caption").textContent = SUPPOSED if side.guessed else YOURS
        element("your-reading").textContent = result.detail if result.guess else ""
