"""The compiler in its worker, static/compiler/compiler.js, and the choice of a language."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import js as window
from jsffi import to_js

from browser.locations import absolute, location, reason_of
from browser.page import element
from workbench.programs.compiler.diagnostics import read_diagnostics
from workbench.programs.compiler.options import (
    EDITED,
    IGNORED,
    LINKING,
    UNCHECKED,
    file_name,
    kind_of,
    options,
)
from workbench.programs.compiler.remarks import remarks, unsupported
from workbench.programs.compiler.source_text import preamble
from workbench.programs.compiler.standards import compiled
from workbench.programs.trials.outcome import SandboxUnavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from workbench.programs.compiler.diagnostics import Diagnostic
    from workbench.programs.compiler.languages import Language

SCRIPT = "text/javascript"
FOLDER = "./static/compiler/"
WORKER = FOLDER + "compiler.js"
SOURCES = ("handlers.c", "trace.h")
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
    """The compiler, for `workbench.model.program.compiler` and the sandbox of compiled programs."""

    def __init__(self, do: Callable[..., None]) -> None:
        """`do` runs an action that changes the state."""
        self._do = do
        # A host that publishes packages refuses files as large as the compiler's.
        self._folder = json.loads(element("runtime").textContent)["clang"]["installed"]
        self._worker: Any = None
        self._asked = 0  # The number of requests.
        self._answers: dict[int, Any] = {}  # Promises of the answers that have not come.
        self._is_ready = self._is_compiling = False

    async def find(self) -> tuple[str, int, int]:
        """Returns whether the compiler is available and stored, its size, and that of headers.

        Raises:
            SandboxUnavailable: It cannot be found out.
        """
        try:
            answer = await self._ask({"ask": "find"})
        except SandboxUnavailable:
            raise await self._not_loaded() from None
        return str(answer.kind), int(answer.size), int(answer.headers)

    async def load(self, hear: Callable[[int], None] | None = None) -> None:
        """Loads the compiler, unless it is loaded.

        `hear` is called with the number of bytes loaded, as a change of the state.

        Raises:
            SandboxUnavailable: The compiler cannot be loaded.
        """
        if self._is_ready:
            return
        try:
            await self._ask({"ask": "load"}, hear)
        except SandboxUnavailable:
            raise await self._not_loaded() from None
        self._is_ready = True

    async def compile(self, language: Language, program: str) -> tuple[str, Any]:
        """Returns the messages of the compiler, and the module, None if there are errors.

        Raises:
            SandboxUnavailable: The compiler takes too long or crashes.
        """
        self._is_compiling = True
        try:
            return await self._compile(language, program)
        finally:
            self._is_compiling = False

    # `stop` does not stop what follows: to wait takes less time than to load the compiler again.

    async def checked(self, languages: list[Language], program: str) -> list[Diagnostic]:
        """Returns the messages on a program that is not compiled.

        Raises:
            SandboxUnavailable: The compiler cannot be loaded, takes too long or crashes.
        """
        await self.load()
        return (await in_language(self._compile, languages, program))[1]

    async def tree(self, language: Language, program: str) -> Any:
        """Returns a Blob with Clang's tree as a string in JSON, None if it prints none.

        Raises:
            SandboxUnavailable: The compiler takes too long or crashes.
        """
        answer = await self._work("print", language, program)
        return answer.tree if answer.kind == "printed" else None

    async def compile_traced(self, language: Language, program: str, source: str) -> Any:
        """Returns the module of an instrumented source of a program, None if there are errors.

        Raises:
            SandboxUnavailable: The compiler takes too long or crashes.
        """
        answer = await self._work("compileTraced", language, program, source)
        return answer.module if answer.kind == "compiled" else None

    async def compile_edits(
        self, language: Language, program: str, source: str, is_checked: bool
    ) -> tuple[str, Any]:
        """Returns the messages on a source with edits of a program, and the module, as `compile`.

        Raises:
            SandboxUnavailable: The compiler takes too long or crashes.
        """
        more = EDITED if is_checked else UNCHECKED
        return await self._compile(language, program, source, more)

    async def _compile(
        self, language: Language, program: str, source: str = "", more: tuple[str, ...] = ()
    ) -> tuple[str, Any]:
        answer = await self._work("compile", language, program, source, more)
        return str(answer.messages), answer.module if answer.kind == "compiled" else None

    async def _work(
        self,
        ask: str,
        language: Language,
        program: str,
        source: str = "",
        more: tuple[str, ...] = (),
    ) -> Any:
        """Returns the answer to a request on a program, or on a source with its includes.

        Raises:
            SandboxUnavailable: The compiler takes too long or crashes.
        """
        late = LATE.format(MOST_SECONDS)
        timer = window.setTimeout(lambda: self.end(late), MOST_SECONDS * 1000)
        request = {
            "ask": ask,
            "name": file_name(language),
            "kind": kind_of(language),
            # MicroPython would cut the text at a null character, which is white space for Clang.
            "source": (source or program).replace("\0", " "),
            "preamble": preamble(program),
            "options": options(language),
            "linking": list(LINKING + more),
        }
        try:
            return await self._ask(request)
        finally:
            window.clearTimeout(timer)

    def stop(self) -> None:
        """Stops a compilation, if there is one, by ending the worker."""
        if self._is_compiling:
            self.end(STOPPED)

    async def remove(self) -> None:
        """Removes the compiler from the store, and ends it."""
        await self._ask({"ask": "remove"})
        self.end()

    def end(self, reason: str = CRASHED) -> None:
        """Ends the worker. Its requests fail for a reason."""
        if self._worker:
            self._worker.terminate()
        self._worker = None
        self._is_ready = False
        answers, self._answers = self._answers, {}
        for answer in answers.values():
            answer.resolve(to_js({"kind": "failed", "reason": reason}))

    async def _ask(self, request: dict[str, Any], hear: Callable[[int], None] | None = None) -> Any:
        """Returns the answer to a request, after its progress. Raises SandboxUnavailable."""
        if not self._worker:
            await self._start()
        self._asked += 1
        number, promise = self._asked, window.Promise.withResolvers()
        self._answers[number] = promise
        channel = window.MessageChannel.new()
        channel.port1.onmessage = lambda event: self._hear(number, event.data, hear)
        self._worker.postMessage(to_js(request), to_js([channel.port2]))
        answer = await promise.promise
        if answer.kind == "failed":
            raise SandboxUnavailable(answer.reason)
        return answer

    def _hear(self, number: int, message: Any, hear: Callable[[int], None] | None) -> None:
        if number not in self._answers:
            return
        if message.kind == "failed":
            self.end()
        elif message.kind != "progress":
            self._answers.pop(number).resolve(message)
        elif hear:
            self._do(hear, int(message.progress))

    async def _start(self) -> None:
        try:
            script = await _fetched(WORKER)
            sources: dict[str, Any] = {"include": dict([IGNORED])}
            for name in SOURCES:
                sources[name] = await (await _fetched(FOLDER + name)).text()
            for file, place in HEADERS:
                _put(sources["include"], place, await (await _fetched(FOLDER + file)).text())
        except Exception:  # The browser raises many kinds.
            raise await self._not_loaded() from None
        blob = window.Blob.new(to_js([script]), to_js({"type": SCRIPT}))
        if self._worker:  # Another request has started it meanwhile.
            return
        kind = to_js({"type": "module", "name": "compiler"})
        self._worker = window.working(window.URL.createObjectURL(blob), kind)
        self._worker.onerror = lambda event: self._crash(event)
        first = {"page": absolute("./"), "folder": self._folder, "sources": sources}
        self._worker.postMessage(to_js(first))

    async def _not_loaded(self) -> SandboxUnavailable:
        """Returns an exception that says which file could not be loaded, and why."""
        ours = SOURCES + tuple([file for file, _ in HEADERS])
        files = [location(path) for path in [WORKER] + [FOLDER + file for file in ours]]
        files.append(self._folder + LIST)
        return SandboxUnavailable(UNLOADED.format(await reason_of(files)))

    def _crash(self, event: Any) -> None:
        event.preventDefault()
        self.end()


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


async def in_language(
    compile_as: Callable[[Language, str], Awaitable[tuple[str, Any]]],
    languages: list[Language],
    program: str,
) -> tuple[Language, list[Diagnostic], Any]:
    """Compiles a program in the first language that succeeds, see `standards.compiled`."""

    async def attempt(language: Language) -> tuple[list[Diagnostic], Any]:
        messages, module = await compile_as(language, program)
        return read_diagnostics(messages), module

    language, diagnostics, module = await compiled(attempt, languages)
    remarked = unsupported(program) + remarks(program) if module else []
    return language, remarked + diagnostics, module
