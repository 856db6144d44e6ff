"""Runs the user's Python programs in a sandboxed frame, under CPython.

static/sandbox.html describes how the frame is isolated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import js as window
from jsffi import to_js

from browser.locations import TRY_AGAIN, absolute, location, reason_of
from workbench.programs.trials.outcome import Outcome, SandboxUnavailable, line_running
from workbench.programs.trials.run_answers import ENDED, MOST_OUTPUT
from workbench.view.program.isolated_frame import IsolatedFrame, checked

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

PYTHON = "./static/python.js"
OWN = (
    "./static/sandbox.html",
    "./static/sandbox.js",
    PYTHON,
    "./py/workbench/programs/sandbox/harness.py",
    "./py/workbench/programs/sandbox/bootstrap.py",
)
SCRIPT, CODE = "sandbox.js", "pyodide.asm.wasm"
MODULES = "evidence-modules"  # The modules of `sandbox.service`, see index.html.
MOST_ANSWERED = 4_000_000  # Bytes.

UNAVAILABLE = "Python could not be loaded to run the program. {}"
NO_EVIDENCE = "What the program did cannot be shown. {}"


class PythonSandbox:
    """Runs programs one at a time, each in a fresh state.

    Args:
        pyodide: The URLs of the runtime: `installed`, or else `published`, and its `files`.
    """

    def __init__(self, pyodide: dict[str, Any]) -> None:
        self._pyodide = pyodide
        self._isolated = IsolatedFrame()
        self._is_ready = self._is_closed = False
        self._closed = 0  # How often it was closed.
        self._service = ""  # The program that answers requests.
        self._stream = Stream()

    async def start(self) -> None:
        """Loads Python, unless it is loaded.

        Raises:
            SandboxUnavailable: Python cannot be loaded.
        """
        if self._is_closed:
            self._is_closed = False
            if not await self._isolated.answers():
                self._remove()
        if self._isolated.frame:
            return
        frame = self._isolated.create()
        try:
            files = await _fetched(self._pyodide)
            python = await window.importModule(window.URL.createObjectURL(files["python.js"]))
            kept = python.keptImage("sandbox", absolute("./"), to_js(list(files.values())))
            image = await kept.find()
            html = await files["sandbox.html"].text()
            self._service = await files["bootstrap.py"].text()
        except Exception as error:  # Any failure of the network.
            reason = await reason_of(list(error.args) if isinstance(error, NotFetched) else [])
            if self._isolated.frame is frame:
                self._fail(reason)
        if self._isolated.frame is not frame:  # It was closed meanwhile.
            return
        message = {"script": SCRIPT, "code": CODE, "files": files, "image": image}
        answer = await self._isolated.open(html, message, [image.buffer] if image else [])
        self._is_ready = answer.kind == "ready"
        if answer.kind == "failed":
            self._fail(TRY_AGAIN)
        if self._is_ready and answer.image:
            kept.put(answer.image)
        window.bring(MODULES).catch(lambda reason: None)  # Loads them while the program is tested.

    async def run(
        self, program: str, text: str, seconds: float, most: int = MOST_OUTPUT
    ) -> Outcome:
        """Runs a program, after starting the sandbox if necessary.

        Args:
            program: The program.
            text: Its standard input.
            seconds: The time limit.
            most: The limit of its output in bytes.

        Raises:
            SandboxUnavailable: Python cannot be loaded.
        """
        await self.start()
        if not self._isolated.frame:
            return Outcome("stopped", "", ENDED["stopped"])
        end = self._isolated.next_answer()
        job = {"program": program, "input": text, "most": most, "milliseconds": seconds * 1000}
        self._isolated.send(job)
        answer = checked(await end)
        kind = answer["kind"]
        if kind == "failed":
            self._fail(TRY_AGAIN)
        ended = ENDED.get(kind, "").format(seconds=seconds, most=most)
        if kind == "timeout":
            ended += line_running(answer["line"])
        return Outcome(
            kind,
            answer["output"],
            ended or answer["error"] or None,
            answer["cause"] if kind == "crash" else "",
            complaint=answer["complaint"],
            written=answer["written"],
        )

    async def ask(self, request: str, seconds: float, texts: Sequence[Any] = ()) -> None:
        """Starts to answer a request of `sandbox.service`; `next_lines` returns the answer.

        Args:
            request: The request in JSON.
            seconds: The time limit.
            texts: Long strings in JSON, as objects of JavaScript, which the page does not read.
                They become the item `texts` of the request.

        Raises:
            SandboxUnavailable: Python or `sandbox.service` cannot be loaded.
        """
        closed = self._closed
        try:
            archive = await window.bring(MODULES)
        except Exception:  # Any failure of the network.
            reason = await window.reasonOfStage(MODULES)
            raise SandboxUnavailable(NO_EVIDENCE.format(reason)) from None
        pieces = _with_texts(request, texts) + ["\n", archive]
        content = await window.Blob.new(to_js(pieces)).arrayBuffer()
        await self.start()
        if closed != self._closed:  # Nobody waits for the answer.
            return
        self._stream = Stream()
        job = {
            "program": self._service,
            "input": window.Uint8Array.new(content),
            "most": MOST_ANSWERED,
            "milliseconds": seconds * 1000,
            "streams": True,
        }
        self._isolated.send(job, hear=self._stream.receive)

    async def next_lines(self) -> list[str] | None:
        """Returns the next lines of the answer to a request, None at its end."""
        return await self._stream.next_lines()

    def close(self) -> None:
        """Ends the current run and the worker. A loaded frame stays, for a fast next start."""
        self._closed += 1
        if self._is_ready:
            self._isolated.send(None)
            self._is_closed = True
        else:
            self._remove()
        self._stream.receive(None)
        self._isolated.give_up()

    def _remove(self) -> None:
        self._isolated.remove()
        self._is_ready = False

    def _fail(self, reason: str) -> NoReturn:
        self._remove()
        raise SandboxUnavailable(UNAVAILABLE.format(reason))


class Stream:
    """The answer to a request in pieces. A late piece cannot get into another answer."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._rest = ""  # The beginning of a line.
        self._has_ended = False
        self._waiting: Any = None

    def receive(self, message: Any) -> None:
        """Stores a piece. Any other message is the end."""
        if isinstance(message, str):
            self._pieces.append(message)
        else:
            self._has_ended = True
        if self._waiting:
            self._waiting.resolve()

    async def next_lines(self) -> list[str] | None:
        """Returns the next lines, None at the end."""
        if not self._pieces and not self._has_ended:
            self._waiting = window.Promise.withResolvers()
            await self._waiting.promise
        if not self._pieces:
            return None
        *lines, self._rest = (self._rest + "".join(self._pieces)).split("\n")
        self._pieces = []
        return lines


def _with_texts(request: str, texts: Sequence[Any]) -> list[Any]:
    """Returns the pieces of a request to which texts are added, if there are any."""
    if not texts:
        return [request]
    pieces = [request[:-1], ', "texts": [', texts[0]]
    for text in texts[1:]:
        pieces += [", ", text]
    return pieces + ["]}"]


class NotFetched(Exception):
    """A file could not be loaded. Its only argument is the address."""


async def _fetched(pyodide: dict[str, Any]) -> dict[str, Any]:
    """Returns the files of the sandbox by name.

    Raises:
        NotFetched: A file cannot be loaded.
    """
    names, folder = pyodide["files"], pyodide["installed"]
    probe = folder + names[0]
    if not (await _response(probe, window.fetch(probe))).ok:
        folder = pyodide["published"]
    addresses = {name: folder + name for name in names}
    addresses.update({path.split("/")[-1]: location(path) for path in OWN})
    responses = [(name, window.fetch(addresses[name])) for name in addresses]
    files = {}
    for name, promise in responses:
        response = await _response(addresses[name], promise)
        if not response.ok:
            raise NotFetched(addresses[name])
        files[name] = await response.blob()
    return files


async def _response(address: str, promise: Any) -> Any:
    try:
        return await promise
    except Exception:  # The browser raises many kinds.
        raise NotFetched(address) from None
