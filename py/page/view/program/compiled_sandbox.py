"""Runs C and C++ programs: compiled by the compiler's worker, in a sandboxed frame.

static/sandbox.html describes how the frame is isolated.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pyscript import window
from pyscript.ffi import to_js

from compiler.diagnostics import first_error, read_diagnostics
from compiler.options import VARIABLES, file_name, options
from compiler.remarks import remarks
from compiler.standards import Standards
from explanation.compiled_program import Trace
from page.model.program.compiler import CompilerFailed
from page.view.core.locations import location, reason_of
from page.view.program.compiler_worker import CompilerWorker
from page.view.program.isolated_frame import IsolatedFrame, plain_value
from trials.compiled_answers import SHAPES, addresses_in, checked_answer, places_in, reported_traces
from trials.compiled_outcomes import fault_of, lacks_line, outcome_of
from trials.outcome import NotCompiled, Outcome, SandboxUnavailable
from trials.run_answers import MOST_OUTPUT

if TYPE_CHECKING:
    from compiler.diagnostics import Diagnostic
    from compiler.languages import Language
    from trials.outcome import Service

HTML, RUNNER = "./static/sandbox.html", "./static/compiler/program.js"
SCRIPT, CODE = "program.js", "program.wasm"
NO_ERRORS = "The compiler stopped without a message."
NOT_STARTED = "The compiled program could not be started. {}"


class CompiledSandbox:
    """Compiles a program once and runs it on inputs, one at a time.

    Args:
        worker: The compiler.
        languages: The languages to compile the program in, until one succeeds.
        program: The program.
        explainer: Python's sandbox, which explains what the program did.
    """

    def __init__(
        self,
        worker: CompilerWorker,
        languages: list[Language],
        program: str,
        explainer: Service,
    ) -> None:
        self._worker = worker
        self._explainer = explainer
        self._languages = languages
        self._language = languages[0]
        self._program = program
        self._isolated = IsolatedFrame()
        self._module: Any = None
        self._closed = 0  # How often it was closed.
        self._places: dict[int, list[tuple[int, str]]] = {}  # By addresses.

    async def start(self) -> list[Diagnostic]:
        """Compiles the program and loads the frame. Returns the warnings.

        Raises:
            NotCompiled: The program does not compile.
            SandboxUnavailable: The compiler or the frame cannot be loaded.
        """
        closed, standards = self._closed, Standards(self._languages)
        try:
            await self._worker.prepare()
            while not self._module:
                language = standards.language
                messages, self._module = await self._worker.compile(
                    file_name(language), self._program, options(language)
                )
                diagnostics = read_diagnostics(messages)
                if not self._module and not standards.failed(diagnostics):
                    errors = standards.diagnostics
                    raise NotCompiled(first_error(errors) or NO_ERRORS, errors)
        except CompilerFailed as error:
            raise SandboxUnavailable(str(error)) from None
        self._language = language
        if closed == self._closed:
            await self._open()
        return remarks(self._program) + standards.succeeded(diagnostics)

    async def run(
        self, program: str, text: str, seconds: float, most: int = MOST_OUTPUT
    ) -> Outcome:
        """Runs the program on an input.

        Args:
            program: The program that was compiled.
            text: Its standard input.
            seconds: The time limit.
            most: The limit of its output in bytes.

        Raises:
            SandboxUnavailable: The frame cannot be loaded.
        """
        answer = await self._answer({"input": text, "most": most, "milliseconds": seconds * 1000})
        fault = fault_of(answer)
        if fault and lacks_line(fault, file_name(self._language)):
            stack = await self._stack(addresses_in(answer["addresses"]))
            fault["line"], fault["function"] = stack[0] if stack else (0, "")
        outcome = outcome_of(answer, fault, seconds, most)
        outcome.complaint = answer["complaint"]
        return outcome

    async def trace(self, text: str, seconds: float) -> Trace:
        """Runs the program again without a buffer and returns which lines printed.

        Raises:
            SandboxUnavailable: The frame cannot be loaded.
        """
        job = {"input": text, "most": MOST_OUTPUT, "milliseconds": seconds * 1000, "traces": True}
        answer = await self._answer(job)
        found = reported_traces(answer["traces"]) or {"stacks": [], "writes": []}
        stacks = [addresses_in(stack) for stack in found["stacks"]]
        last = addresses_in(answer["addresses"])
        await self._locate([address for stack in stacks + [last] for address in stack])
        return Trace(
            answer["output"],
            found["writes"],
            [self._located(stack) for stack in stacks],
            self._located(last),
        )

    async def list_arrays(self, seconds: float) -> None:
        """Asks for the global arrays of the program; `next_lines` returns the answer.

        Raises:
            SandboxUnavailable: The compiler fails, or Python cannot be loaded.
        """
        closed, name = self._closed, file_name(self._language)
        try:
            sections = await self._worker.describe(
                name, self._program, options(self._language, VARIABLES)
            )
        except CompilerFailed as error:
            raise SandboxUnavailable(str(error)) from None
        if closed != self._closed:  # Nobody waits for the answer.
            return
        request = json.dumps({"ask": "list_arrays", "file": name})
        await self.ask(f"{request[:-1]}, {sections[1:]}", seconds)

    async def watch(self, text: str, parts: list[list[int]], seconds: float) -> tuple[str, str]:
        """Runs the program and returns how it ended, and parts of its memory at the end.

        Args:
            text: The input.
            parts: The parts, as in static/compiler/program.js.
            seconds: The time limit.

        Raises:
            SandboxUnavailable: The frame cannot be loaded.
        """
        job = {"input": text, "most": MOST_OUTPUT, "milliseconds": seconds * 1000, "watched": parts}
        answer = await self._answer(job)
        return answer["kind"], answer["memory"]

    async def ask(self, request: str, seconds: float) -> None:
        """Starts to answer a request of `sandbox.service`; `next_lines` returns the answer."""
        await self._explainer.ask(request, seconds)

    async def next_lines(self) -> list[str] | None:
        """Returns the next lines of the answer to a request, None at its end."""
        return await self._explainer.next_lines()

    def close(self) -> None:
        """Ends the current compilation or run, and removes the frame.

        The compiler stays for the next program, unless it was compiling.
        """
        self._explainer.close()
        self._closed += 1
        self._worker.stop()
        self._isolated.remove()
        self._isolated.give_up()

    async def _open(self) -> None:
        """Loads the frame and starts the worker in it."""
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

    async def _answer(self, job: dict[str, Any]) -> dict[str, Any]:
        """Returns the checked answer to a job."""
        if not self._isolated.frame:
            await self._open()
        if not self._isolated.frame:
            return checked_answer({"kind": "stopped"})
        end = self._isolated.next_answer()
        self._isolated.send(job)
        received = await end
        return checked_answer({name: plain_value(received, name) for name in SHAPES})

    async def _stack(self, addresses: list[int]) -> list[tuple[int, str]]:
        """Returns the lines and functions of the program in a stack."""
        await self._locate(addresses)
        return self._located(addresses)

    async def _locate(self, addresses: list[int]) -> None:
        """Looks up the addresses that are not known yet."""
        wanted = sorted({address for address in addresses if address not in self._places})
        if not wanted:
            return
        try:
            located = await self._worker.locate(wanted)
        except CompilerFailed:
            return
        places = places_in(located, file_name(self._language))
        self._places.update(dict(zip(wanted, places)))

    def _located(self, addresses: list[int]) -> list[tuple[int, str]]:
        return [place for address in addresses for place in self._places.get(address, [])]
