"""A compiled program in a sandboxed frame; static/sandbox.html describes how it is isolated."""

from __future__ import annotations

from typing import Any

import js as window
from jsffi import to_js

from browser.locations import location, reason_of
from workbench.programs.trials.outcome import SandboxUnavailable
from workbench.programs.trials.run_answers import checked_answer
from workbench.view.program.isolated_frame import IsolatedFrame, checked

HTML, RUNNER = "./static/sandbox.html", "./static/compiler/program.js"
SCRIPT, CODE = "program.js", "program.wasm"
NOT_STARTED = "The compiled program could not be started. {}"
TRACE = "trace"


class CompiledFrame:
    """Runs a module of WebAssembly on inputs, one at a time."""

    def __init__(self, module: Any) -> None:
        self._module = module
        self._isolated = IsolatedFrame()

    async def open(self) -> None:
        """Loads the frame and starts the worker in it.

        Raises:
            SandboxUnavailable: The frame cannot be loaded.
        """
        frame = self._isolated.create()
        try:
            html = await (await window.fetch(location(HTML))).text()
            runner = await (await window.fetch(location(RUNNER))).blob()
        except Exception:  # Any failure of the network.
            reason = await reason_of([location(HTML), location(RUNNER)])
            raise SandboxUnavailable(NOT_STARTED.format(reason)) from None
        if self._isolated.frame is not frame:  # It was closed meanwhile.
            return
        files = {SCRIPT: runner, CODE: window.Blob.new(to_js([self._module]))}
        message = {"script": SCRIPT, "code": CODE, "files": files, "image": None}
        answer = await self._isolated.open(html, message, [])
        if answer.kind == "failed":
            self._isolated.remove()
            raise SandboxUnavailable(NOT_STARTED.format(""))

    async def answer(self, job: dict[str, Any]) -> dict[str, Any]:
        """Returns the checked answer to a job of static/compiler/program.js, and its trace.

        Raises:
            SandboxUnavailable: The frame cannot be loaded.
        """
        if not self._isolated.frame:
            await self.open()
        if not self._isolated.frame:
            return checked_answer({"kind": "stopped"})
        end = self._isolated.next_answer()
        self._isolated.send(job)
        received = await end
        answer = checked(received)
        answer[TRACE] = getattr(received, TRACE, None)
        return answer

    def close(self) -> None:
        """Ends the current run, and removes the frame."""
        self._isolated.remove()
        self._isolated.give_up()
