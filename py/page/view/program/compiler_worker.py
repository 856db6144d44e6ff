"""The compiler in its worker, static/compiler/compiler.js."""

import json
from typing import Any

from pyscript import window
from pyscript.ffi import to_js

from page.model.program.compiler import CompilerFailed
from page.view.core.locations import absolute, location, reason_of
from page.view.core.page import element
from page.view.program.isolated_frame import plain_value

SCRIPT = "text/javascript"
FOLDER = "./static/compiler/"
WORKER = FOLDER + "compiler.js"
HANDLERS = "handlers.c"
LIST = "files.json"  # In the folder of the compiler, as in compiler.js.
# Our own headers: the files, and their places below `include`.
HEADERS = (
    ("include/assertion_handler.h", ("__assertion_handler",)),
    ("include/bits/stdc++.h", ("bits", "stdc++.h")),
)
MOST_SECONDS = 120  # Of a compilation. A slow telephone needs most of them.
UNLOADED = "The compiler could not be loaded. {}"
LATE = "The compiler was still working after {} s, so it was stopped."
STOPPED = "The compiler was stopped."
CRASHED = "The compiler crashed on this program."


class CompilerWorker:
    """The compiler, for `page.model.program.compiler` and the sandbox of compiled programs."""

    def __init__(self) -> None:
        # A host that publishes packages refuses files as large as the compiler's.
        self._folder = json.loads(element("runtime").textContent)["clang"]["installed"]
        self._worker: Any = None
        self._answer: Any = None
        self._progress: list[Any] = []  # The messages of a load that nobody has read yet.
        self._loaded: Any = None  # A promise of the next one.
        self._is_ready = self._is_compiling = False

    async def find(self) -> tuple[str, int]:
        """Returns whether the compiler is available and stored, and its size in bytes.

        Raises:
            CompilerFailed: It cannot be found out.
        """
        try:
            answer = await self._ask({"ask": "find"})
        except CompilerFailed:
            raise await self._not_loaded() from None
        return str(answer.kind), int(answer.size)

    async def load(self) -> None:
        """Starts to load the compiler; `next_progress` tells when it is ready.

        Raises:
            CompilerFailed: The worker cannot be loaded.
        """
        if not self._worker:
            await self._start()
        self._progress = []
        self._loaded = window.Promise.withResolvers()
        self._post({"ask": "load"}, self._hear_progress)

    async def next_progress(self) -> int | None:
        """Returns the number of bytes loaded, None at the end. Raises CompilerFailed."""
        if not self._progress:
            self._loaded = window.Promise.withResolvers()
            await self._loaded.promise
        message = self._progress[-1]
        self._progress = []
        if message.kind == "progress":
            return int(message.progress)
        if message.kind != "ready":
            self.end()
            raise await self._not_loaded()
        self._is_ready = True
        return None

    async def prepare(self) -> None:
        """Loads the compiler, unless it is loaded. Raises CompilerFailed."""
        if self._is_ready:
            return
        await self.load()
        while await self.next_progress() is not None:
            pass

    async def compile(self, name: str, source: str, options: list[str]) -> tuple[str, Any]:
        """Returns the messages of the compiler, and the module, None if there are errors.

        Raises:
            CompilerFailed: The compiler takes too long or crashes.
        """
        self._is_compiling = True
        try:
            answer = await self._build("compile", name, source, options)
        finally:
            self._is_compiling = False
        return str(answer.messages), answer.module if answer.kind == "compiled" else None

    async def describe(self, name: str, source: str, options: list[str]) -> str:
        """Returns the data for debuggers of a program that compiles, as JSON.

        `stop` does not stop this: to wait for it takes less time than to load the compiler again.

        Raises:
            CompilerFailed: The compiler takes too long or crashes.
        """
        return str((await self._build("describe", name, source, options)).sections)

    async def _build(self, ask: str, name: str, source: str, options: list[str]) -> Any:
        """Returns the answer to a request that compiles. Raises CompilerFailed."""
        late = LATE.format(MOST_SECONDS)
        timer = window.setTimeout(lambda: self._fail(late), MOST_SECONDS * 1000)
        try:
            # MicroPython would cut the text at a null character, which is white space for Clang.
            source = source.replace("\0", " ")
            return await self._ask({"ask": ask, "name": name, "source": source, "options": options})
        finally:
            window.clearTimeout(timer)

    def stop(self) -> None:
        """Stops a compilation, if there is one, by ending the worker."""
        if self._is_compiling:
            self._fail(STOPPED)

    async def locate(self, addresses: list[int]) -> str:
        """Returns the places of addresses in the module compiled last, as JSON."""
        return str((await self._ask({"ask": "locate", "addresses": addresses})).places)

    async def remove(self) -> None:
        """Removes the compiler from the store, and ends it."""
        await self._ask({"ask": "remove"})
        self.end()

    def end(self) -> None:
        """Ends the worker."""
        if self._worker:
            self._worker.terminate()
        self._worker = None
        self._is_ready = False

    async def _ask(self, request: dict[str, Any]) -> Any:
        """Returns the answer to a request. Raises CompilerFailed."""
        if not self._worker:
            await self._start()
        self._answer = window.Promise.withResolvers()
        self._post(request, self._answer.resolve)
        answer = await self._answer.promise
        if answer.kind == "failed":
            self.end()
            raise CompilerFailed(plain_value(answer, "reason") or CRASHED)
        return answer

    def _fail(self, reason: str) -> None:
        """Ends the worker and its current request."""
        self.end()
        self._answer.resolve(to_js({"kind": "failed", "reason": reason}))

    def _post(self, request: dict[str, Any], hear: Any) -> None:
        channel = window.MessageChannel.new()
        channel.port1.onmessage = lambda event: hear(event.data)
        self._worker.postMessage(to_js(request), to_js([channel.port2]))

    def _hear_progress(self, message: Any) -> None:
        self._progress.append(message)
        self._loaded.resolve()

    async def _start(self) -> None:
        try:
            script = await _fetched(WORKER)
            sources: dict[str, Any] = {"include": {}}
            sources[HANDLERS] = await (await _fetched(FOLDER + HANDLERS)).text()
            for file, place in HEADERS:
                _put(sources["include"], place, await (await _fetched(FOLDER + file)).text())
        except Exception:  # The browser raises many kinds.
            raise await self._not_loaded() from None
        blob = window.Blob.new(to_js([script]), to_js({"type": SCRIPT}))
        options = to_js({"type": "module", "name": "compiler"})
        self._worker = window.Worker.new(window.URL.createObjectURL(blob), options)
        self._worker.onerror = lambda event: self._crash(event)
        first = {"page": absolute("./"), "folder": self._folder, "sources": sources}
        self._worker.postMessage(to_js(first))

    async def _not_loaded(self) -> CompilerFailed:
        """Returns an exception that says which file could not be loaded, and why."""
        ours = [WORKER, FOLDER + HANDLERS] + [FOLDER + file for file, _ in HEADERS]
        files = [location(path) for path in ours] + [self._folder + LIST]
        return CompilerFailed(UNLOADED.format(await reason_of(files)))

    def _crash(self, event: Any) -> None:
        event.preventDefault()
        self.end()
        failed = to_js({"kind": "failed"})
        if self._answer:
            self._answer.resolve(failed)
        if self._loaded:
            self._hear_progress(failed)


def _put(tree: dict[str, Any], path: tuple[str, ...], text: str) -> None:
    """Puts a text into a tree of folders."""
    *folders, name = path
    for folder in folders:
        tree = tree.setdefault(folder, {})
    tree[name] = text


async def _fetched(path: str) -> Any:
    """Returns a file of the page."""
    response = await window.fetch(location(path))
    if not response.ok:
        raise OSError(path)
    return await response.blob()
