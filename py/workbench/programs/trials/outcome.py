"""The interface of a sandbox, and the outcome of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence
    from typing import Any

    from workbench.programs.compiler.diagnostics import Diagnostic

    class Sandbox(Protocol):
        """A place to run programs in, one at a time."""

        def start(self) -> Awaitable[list[Diagnostic] | None]:
            """Gets ready for the runs; returns the messages of the compiler, if there is one.

            Raises:
                SandboxUnavailable: What runs the program cannot be loaded.
                NotCompiled: The program does not compile.
            """

        def run(self, program: str, text: str, seconds: float) -> Awaitable[Outcome]:
            """Runs a program on an input and stops it after `seconds`."""

        def close(self) -> None:
            """Ends the current run, if any, and releases its resources."""

    class Service(Protocol):
        """A Python that answers requests about a program, see `sandbox.service`."""

        def ask(self, request: str, seconds: float, texts: Sequence[Any] = ()) -> Awaitable[None]:
            """Starts to answer a request, and stops after `seconds`.

            The texts, such as traces, become its item `texts`, if there are any.

            Raises:
                SandboxUnavailable: The Python cannot be loaded.
            """

        def next_lines(self) -> Awaitable[list[str] | None]:
            """Returns the next lines of the answer, None at its end."""

        def close(self) -> None:
            """Ends the current answer, if any, and releases its resources."""

    class ExplainingSandbox(Sandbox, Service, Protocol):
        """A sandbox that also answers requests about the program."""


class SandboxUnavailable(Exception):
    """The sandbox cannot be started; the message says what to do about it."""


class NotCompiled(Exception):
    """The program does not compile; the message is the first error.

    Attributes:
        diagnostics: All messages of the compiler.
    """

    def __init__(self, message: str, diagnostics: list[Diagnostic]) -> None:
        super().__init__(message)
        self.diagnostics = diagnostics


class Outcome:
    """How the run of a program ended.

    Attributes:
        kind: `ok`, `crash`, `timeout`, `flood` (too much output), `broken` (Python itself) or
            `stopped` (by `Sandbox.close`).
        output: The output, up to the end of the run.
        error: A sentence on the error, None if there is none.
        cause: The cause of a crash, as in `sandbox.harness.run`, or `memory` beyond the limit.
        undefined: A sentence on the program's first undefined behaviour, empty if none was noticed.
        complaint: The beginning of the text written to standard error, if it is known.
        line: The line of the fault of a C or C++ program, 0 if it is unknown.
        missing: The first file that a C or C++ program opened in vain instead of reading its input,
            empty if there is none.
        written: The first file that the program opened to write, empty if there is none.
    """

    def __init__(
        self,
        kind: str,
        output: str,
        error: str | None,
        cause: str = "",
        undefined: str = "",
        complaint: str = "",
        line: int = 0,
        missing: str = "",
        written: str = "",
    ) -> None:
        self.kind = kind
        self.output = output
        self.error = error
        self.cause = cause
        self.undefined = undefined
        self.complaint = complaint
        self.line = line
        self.missing = missing
        self.written = written


def line_running(line: object) -> str:
    """Returns a blank and a sentence on the line running at the time limit, empty if unknown."""
    return f" Line {line} was running." if isinstance(line, int) and line > 0 else ""
