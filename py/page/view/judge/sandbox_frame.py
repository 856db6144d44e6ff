"""Runs the reader's own Python programs, under CPython and where they can do no harm.

static/sandbox.html says what keeps them there.
"""

from pyscript import document, js_import, window
from pyscript.ffi import to_js

from page.view.core.locations import absolute, location
from trials.outcome import Outcome, SandboxUnavailable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

MOST_OUTPUT = 8_000_000  # Bytes.
PATIENCE = 2000  # Milliseconds. The frame answers at once, unless the browser has ended it.

PYTHON = "./static/python.js"
OWN = (
    "./static/sandbox.html",
    "./static/sandbox.js",
    PYTHON,
    "./py/sandbox/harness.py",
)

UNAVAILABLE = "Python could not be loaded to run the program. Check the connection and try again."

# What is said of a program that was ended, by the kind of its outcome.
ENDED = {
    "timeout": "The program was still running after {seconds:g} s, so it was stopped.",
    "flood": "The program printed more than {most} bytes, so it was stopped.",
    "broken": "The program broke Python itself, by deep recursion or a call such as os.abort().",
    "stopped": "The program was stopped by you.",
}


class Sandbox:
    """A place to run programs in, one at a time; none of them leaves a trace for the next.

    `pyodide` says where its Python is `installed`, where the same version is `published` for when
    it is not, and which `files` it is made of.
    """

    def __init__(self, pyodide: dict[str, Any]) -> None:
        self._pyodide = pyodide
        self._frame: Any = None
        self._is_ready = self._is_closed = False
        self._answer: Any = None

    async def start(self) -> None:
        """Loads Python, if it is not there; raises SandboxUnavailable if that cannot be done."""
        if self._is_closed:
            self._is_closed = False
            if not await self._is_there():
                self._remove()
        if self._frame:
            return
        frame = self._frame = document.createElement("iframe")
        try:
            files = await _fetched(self._pyodide)
            (python,) = await js_import(absolute(location(PYTHON)))
            kept = python.keptImage("sandbox", to_js(list(files.values())))
            image = await kept.find()
            room = await files["sandbox.html"].text()
        except Exception:  # Whatever the browser has to say about the network.
            if self._frame is frame:
                self._fail()
        if self._frame is not frame:  # It was closed meanwhile.
            return
        frame.setAttribute("sandbox", "allow-scripts")
        frame.hidden = True
        frame.srcdoc = room
        message, moved = {"files": files, "image": image}, [image.buffer] if image else []
        frame.onload = lambda event: self._send(message, moved)
        ready = self._next_answer()
        document.body.append(frame)
        answer = await ready
        self._is_ready = answer.kind == "ready"
        if answer.kind == "failed":
            self._fail()
        if self._is_ready and answer.image:
            kept.put(answer.image)

    async def run(
        self, program: str, text: str, seconds: float, most: int = MOST_OUTPUT
    ) -> Outcome:
        """Runs a program with a text as its input, for so many seconds and bytes of output at most.

        Starts the sandbox first; raises SandboxUnavailable if that cannot be done.
        """
        await self.start()
        if not self._frame:
            return Outcome("stopped", "", ENDED["stopped"])
        end = self._next_answer()
        job = {"program": program, "input": text, "most": most, "milliseconds": seconds * 1000}
        self._send(job)
        answer = await end
        if answer.kind == "failed":
            self._fail()
        ended = ENDED.get(answer.kind, "").format(seconds=seconds, most=most)
        # Those that were ended have none of the rest, nor has what a program might send itself.
        return Outcome(
            answer.kind,
            answer.output,
            ended or getattr(answer, "error", None) or None,
            str(getattr(answer, "cause", "")) if answer.kind == "crash" else "",
            bool(getattr(answer, "complained", False)),
        )

    def close(self) -> None:
        """Ends the run under way, if there is one, and the worker.

        What Python starts from is kept, so that it is there at once the next time.
        """
        if self._is_ready:
            self._send(None)
            self._is_closed = True
        else:
            self._remove()
        if self._answer:
            self._answer.resolve(to_js({"kind": "stopped", "output": ""}))

    def _next_answer(self) -> Any:
        """Returns the promise of the frame's answer, or of being closed before it."""
        self._answer = window.Promise.withResolvers()
        return self._answer.promise

    def _send(self, message: Any, moved: list[Any] | None = None) -> None:
        """Sends the frame a message, whose answer goes to the promise that was made last.

        What is moved is the frame's from then on. To copy it there takes Chromium long, in which
        the page stands still: 0.2 s for an image.
        """
        answer, channel = self._answer, window.MessageChannel.new()
        channel.port1.onmessage = lambda event: answer.resolve(event.data)
        moved = to_js([channel.port2] + (moved or []))
        self._frame.contentWindow.postMessage(to_js(message), "*", moved)

    async def _is_there(self) -> bool:
        """Returns whether the frame still answers: a browser short of memory may have ended it."""
        answer = self._next_answer()
        self._send(None)  # Nothing is left to end, but it is answered.
        window.setTimeout(self._answer.resolve, PATIENCE)
        return bool(await answer)

    def _remove(self) -> None:
        if self._frame:
            self._frame.remove()
        self._frame = None
        self._is_ready = False

    def _fail(self) -> NoReturn:
        self._remove()
        raise SandboxUnavailable(UNAVAILABLE)


async def _fetched(pyodide: dict[str, Any]) -> dict[str, Any]:
    """Returns the files that a sandbox is made of, by their names; raises OSError if one is not."""
    names, folder = pyodide["files"], pyodide["installed"]
    if not (await window.fetch(folder + names[0])).ok:
        folder = pyodide["published"]
    addresses = {name: folder + name for name in names}
    addresses.update({path.split("/")[-1]: location(path) for path in OWN})
    responses = [(name, window.fetch(addresses[name])) for name in addresses]
    files = {}
    for name, promise in responses:
        response = await promise
        if not response.ok:
            raise OSError(name)
        files[name] = await response.blob()
    return files
