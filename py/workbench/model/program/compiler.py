"""The compiler of C and C++: whether it is stored, its download, and its removal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from jobs.job import Task
from workbench.programs.trials.outcome import SandboxUnavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from jobs.job import Work
    from jobs.running import Jobs
    from workbench.programs.compiler.diagnostics import Diagnostic
    from workbench.programs.compiler.languages import Language

    class Worker(Protocol):
        """The compiler as the page's view provides it."""

        def find(self) -> Awaitable[tuple[str, int, int]]:
            """Returns one of UNAVAILABLE, ABSENT and STORED, the size, and that of headers.

            Raises:
                SandboxUnavailable: The host cannot be reached.
            """

        def load(self, hear: Callable[[int], None]) -> Awaitable[None]:
            """Loads the compiler, from the store or the host.

            `hear` is called with the number of bytes loaded.

            Raises:
                SandboxUnavailable: It cannot be loaded.
            """

        def checked(self, languages: list[Language], program: str) -> Awaitable[list[Diagnostic]]:
            """Returns the messages on a program that is not compiled. Raises SandboxUnavailable."""

        def remove(self) -> Awaitable[None]:
            """Removes the compiler from the store."""

        def end(self) -> None:
            """Ends the worker and the download."""


REMOVAL = "removing the compiler"  # A kind of job.
DOWNLOAD = "loading the compiler"  # A kind of job.
LOOKUP = "looking for the stored compiler"  # A kind of job.
SYNTAX_CHECK = "checking a program while the user types"  # A kind of job.
UNKNOWN, UNAVAILABLE, ABSENT = "unknown", "unavailable", "absent"
LOADING, STORED = "loading", "stored"
PAUSE = 0.7  # Seconds without a change of the program before it is checked.


class CompilerState:
    """The compiler of C and C++.

    Attributes:
        status: UNKNOWN, UNAVAILABLE (the page was copied without it), ABSENT, LOADING (because the
            user has agreed to the download) or STORED.
        size: The size of the download in bytes.
        headers: The size of the stored precompiled headers in bytes.
        loaded: The number of bytes that are loaded.
        failure: Why the last search or download failed, empty if it did not.
    """

    def __init__(self, jobs: Jobs, when_idle: Callable[[], None]) -> None:
        """Calls `when_idle` as soon as the compiler is stored and no action waits for it."""
        self.status = UNKNOWN
        self.size = self.headers = 0
        self.loaded = 0
        self.failure = ""
        self._jobs = jobs
        self._worker: Worker | None = None
        self._waiting: Callable[[], None] | None = None
        self._when_idle = when_idle

    def connect(self, worker: Worker) -> None:
        """Sets the worker."""
        self._worker = worker

    def look(self) -> None:
        """Finds out whether the compiler is stored, unless that is known."""
        if self.status == UNKNOWN:
            self.measure()

    def measure(self) -> None:
        """Finds out how much of the compiler is stored, unless it is being loaded."""
        if self._worker and self.status != LOADING and not self._jobs.has(LOOKUP):
            self._jobs.start(Task(LOOKUP, self._look_up))

    def when_stored(self, action: Callable[[], None]) -> None:
        """Runs an action at once, or after the download to which the user has to agree first."""
        if self.status == STORED:
            action()
        else:
            self._waiting = action
            self.look()

    def check(
        self,
        languages: list[Language],
        program: str,
        pause: float,
        hear: Callable[[list[Diagnostic]], None],
    ) -> None:
        """Checks a program in the likely language first, if the compiler is stored after a pause.

        A later check replaces this one. The pause is in seconds.
        """

        def work() -> Work:
            yield pause
            if not (self._worker and self.status == STORED):
                return
            try:
                hear((yield self._worker.checked(languages, program)))
            except SandboxUnavailable:
                return  # A test says why.

        self._jobs.start(Task(SYNTAX_CHECK, work))

    def forget_waiting(self) -> None:
        """Cancels the action that waits for the compiler."""
        self._waiting = None

    def found(self, status: str, size: int, headers: int = 0) -> None:
        """Stores what was found, and runs the action that waits for the compiler."""
        before, self.status = self.status, status
        self.size, self.headers, self.failure = size, headers, ""
        if status == STORED != before:
            action, self._waiting = self._waiting or self._when_idle, None
            action()

    def download(self) -> None:
        """Starts the download."""
        if self._worker and self.status == ABSENT:
            self.status, self.loaded, self.failure = LOADING, 0, ""
            self._jobs.start(Task(DOWNLOAD, self._download))

    def cancel(self) -> None:
        """Cancels the download, and the action that waits for it."""
        self._waiting = None
        if self.status == LOADING and self._worker:
            self._jobs.cancel(DOWNLOAD)
            self._worker.end()
            self.status = ABSENT

    def remove(self) -> None:
        """Removes the compiler from the browser's store."""
        if self._worker and self.status == STORED:
            self._jobs.start(Task(REMOVAL, self._remove))

    def _look_up(self) -> Work:
        assert self._worker
        try:
            found = yield self._worker.find()
        except SandboxUnavailable as error:
            if self.status == UNKNOWN:
                self.failure = str(error)
            return
        self.found(*found)

    def _download(self) -> Work:
        assert self._worker
        try:
            yield self._worker.load(self._hear_loaded)
        except SandboxUnavailable as error:
            self.status, self.failure = ABSENT, str(error)
            return
        self.found(STORED, self.size)

    def _hear_loaded(self, loaded: int) -> None:
        self.loaded = loaded

    def _remove(self) -> Work:
        assert self._worker
        try:
            yield self._worker.remove()
        except SandboxUnavailable:
            pass  # Nothing was stored.
        self.found(ABSENT, self.size)
