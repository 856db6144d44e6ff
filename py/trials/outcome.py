"""What a sandbox has to be to those who have programs run."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Protocol

    class Sandbox(Protocol):
        """A place to run programs in, one at a time."""

        def start(self) -> Awaitable[None]:
            """Loads Python; raises SandboxUnavailable if that cannot be done."""

        def run(self, program: str, text: str, seconds: float) -> Awaitable["Outcome"]:
            """Runs a program with a text as its input for so many seconds at most."""

        def close(self) -> None:
            """Ends the run under way, if there is one, and with it what it runs in."""


class SandboxUnavailable(Exception):
    """Python could not be loaded; the message says what to do about it."""


class Outcome:
    """How the run of a program ended.

    `kind` is `ok`, `crash`, `timeout`, `flood` (it printed too much), `broken` (Python itself) or
    `stopped` (by `Sandbox.close`). `output` is what it printed, up to where it was ended; `error`
    a sentence on what went wrong, None if nothing did. `cause` is that of a crash, see
    `sandbox.harness.run`, and `complained` tells that it wrote to standard error.
    """

    def __init__(
        self,
        kind: str,
        output: str,
        error: str | None,
        cause: str = "",
        complained: bool = False,
    ) -> None:
        self.kind = kind
        self.output = output
        self.error = error
        self.cause = cause
        self.complained = complained
