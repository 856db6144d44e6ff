"""The language of the program, the compiler's download and removal, and its messages."""

from typing import Any

from board.scene import Scene
from browser.code_pane import Panes
from browser.page import Page, Part, element, fill
from workbench.model.program.compiler import ABSENT, LOADING, STORED, UNAVAILABLE, UNKNOWN
from workbench.model.workbench import Workbench
from workbench.programs.compiler.languages import LANGUAGES
from workbench.view.program.compiler_worker import CompilerWorker
from workbench.view.program.diagnostics_html import drawn

OFFER = "{0} needs a one-time download of {1} MB and then works offline."
LOADS = "Downloading the compiler, {0} of {1} MB."
STARTS = "Starting the compiler."
ALMOST = 0.98  # Of the bytes. The last ones are not reported.
MISSING = (
    "{0} cannot be tested here: this copy of the page has no compiler. Start it with"
    " python3 py/serve.py, or build it, and the compiler is there."
)
SIZE = "C and C++ compiler, {} MB stored"
AUTO = "Auto: {}"
DIGITS = "0123456789"


class CompilerPart(Part):
    """The language of the program, and the compiler's download, removal and messages."""

    def __init__(self, page: Page, bench: Workbench, panes: Panes, worker: CompilerWorker) -> None:
        self._page, self._pane = page, panes.program
        self._test, self._compiler = bench.program_test, bench.program_test.compiler
        self._shown: Any = None
        page.do(self._compiler.connect, worker)
        element("language").addEventListener("change", self._choose)
        page.on_click("compiler-download", self._compiler.download)
        page.on_click("compiler-cancel", self._compiler.cancel)
        page.on_click("compiler-remove", self._compiler.remove)
        element("board-settings").addEventListener("toggle", self._open_settings)
        element("diagnostics").addEventListener("click", self._go_to_line)

    def show(self, scene: Scene) -> None:
        """Shows the language, the state of the compiler, and its messages."""
        test, compiler = self._test, self._compiler
        diagnostics = test.diagnostics
        shown = (
            test.program,
            test.chosen,
            compiler.status,
            compiler.loaded,
            compiler.headers,
            compiler.failure,
            diagnostics,
        )
        if shown == self._shown:
            return
        self._shown = shown
        language = test.language
        element("language").options[0].textContent = AUTO.format(language.name)
        element("language").value = test.chosen.name if test.chosen else ""
        self._show_offer(language.name.rstrip(DIGITS), language.is_compiled)
        element("compiler-stored").hidden = compiler.status != STORED
        stored = compiler.size + compiler.headers
        element("compiler-size").textContent = SIZE.format(_megabytes(stored))
        fill(element("diagnostics"), drawn(diagnostics))

    def _show_offer(self, name: str, is_compiled: bool) -> None:
        """Offers the download, or shows its progress."""
        compiler = self._compiler
        status, size = compiler.status, _megabytes(compiler.size)
        is_told = compiler.failure or status in (ABSENT, LOADING, UNAVAILABLE)
        element("compiler").hidden = not (is_compiled and is_told)
        if status == LOADING and compiler.loaded > ALMOST * compiler.size:
            said = STARTS
        elif status == LOADING:
            said = LOADS.format(_megabytes(compiler.loaded), size)
        elif status == UNAVAILABLE:
            said = MISSING.format(name)
        elif status == UNKNOWN:
            said = compiler.failure
        else:
            said = f"{compiler.failure} {OFFER.format(name, size)}".lstrip()
        element("compiler-said").textContent = said
        element("compiler-download").hidden = status != ABSENT
        element("compiler-cancel").hidden = element("compiler-progress").hidden = status != LOADING
        if status == LOADING:
            element("compiler-progress").value = compiler.loaded / max(compiler.size, 1)

    def _choose(self, event: Any) -> None:
        name = event.target.value
        chosen = [language for language in LANGUAGES if language.name == name]
        self._page.do(self._test.choose_language, chosen[0] if chosen else None)

    def _open_settings(self, event: Any) -> None:
        if event.newState == "open":
            self._page.do(self._compiler.measure)

    def _go_to_line(self, event: Any) -> None:
        """Scrolls to the line of a message."""
        line = event.target.dataset.line
        if isinstance(line, str):
            number = int(line)
            self._pane.forget()
            self._pane.reveal(number - 1, number)
            self._pane.scroll_page_to(number - 1)


def _megabytes(size: int) -> int:
    return round(size / 1e6)
