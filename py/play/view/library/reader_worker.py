"""The reader of files of games in its worker, `static/reader.js`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jsffi import to_js

from play.model.engine.client import EngineLost
from play.model.library.importing import ReaderLost
from play.view.engine.worker_start import lists, started

if TYPE_CHECKING:
    from collections.abc import Callable

WORKER, PYTHON = "./static/reader.js", "./static/python.js"
UNAVAILABLE = "What reads the files could not be loaded. {}"
UNNAMED = "Openings have no names. {}"


class WorkerReader:
    """The reader as `play.model.library.importing` expects it, with a worker for each import.

    Args:
        pyodide: The addresses of its Python, `installed` beside the page and `published`.
        do: Runs an action that changes the state.
        report: Such an action, which reports files that could not be loaded and that it can do
            without.
    """

    def __init__(
        self, pyodide: dict[str, str], do: Callable[..., None], report: Callable[[str], None]
    ) -> None:
        self._pyodide, self._do, self._report = pyodide, do, report
        self._worker: Any = None
        self._lost = False

    async def start(self) -> None:
        """Loads the reader in a new worker. Raises ReaderLost if that fails."""
        self.end()
        try:
            made_of = {
                "installed": self._pyodide["installed"],
                "published": self._pyodide["published"],
                "afresh": self._lost,
            }
            made_of.update(await lists("reader"))
            self._worker, missing = await started(WORKER, {"python": PYTHON}, made_of)
        except EngineLost as reason:
            raise ReaderLost(UNAVAILABLE.format(reason)) from None
        if missing:
            self._do(self._report, UNNAMED.format(missing))

    def read(self, files: Any, port: Any, lose: Callable[[], None]) -> None:
        """Reads files of games into a port.

        `lose`, an action, is called if the worker ends before everything is read.
        """

        def end(event: Any) -> None:
            self._lost = True
            self.end()
            self._do(lose)

        self._worker.onerror = end
        self._worker.postMessage(to_js({"port": port, "opened": files}), to_js([port]))

    def end(self) -> None:
        """Ends the worker, if there is one."""
        if self._worker:
            self._worker.terminate()
            self._worker = None
