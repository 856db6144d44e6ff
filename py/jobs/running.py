"""The running jobs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Job

if TYPE_CHECKING:
    from collections.abc import Callable


class Jobs:
    """The running jobs, at most one of each kind.

    Attributes:
        started: The jobs that `take_up` has not returned yet.
    """

    def __init__(self, do: Callable[..., None]) -> None:
        """`do` runs an action that changes the state, and announces the change."""
        self._do = do
        self.started: list[Job] = []
        self._running: dict[type[Job] | str, Job] = {}

    def start(self, job: Job) -> None:
        """Starts a job and cancels the running one of the same kind."""
        self.cancel(job.kind)
        self._running[job.kind] = job
        self.started.append(job)

    def advance(self, job: Job, milliseconds: int, clock: Callable[[], int]) -> None:
        """Runs a slice of a job, as one change of the state."""
        self._do(job.advance, milliseconds, clock)

    def cancel(self, kind: type[Job] | str) -> None:
        """Cancels the job of a kind, if one is running."""
        if kind in self._running:
            self._running.pop(kind).cancel()

    def has(self, kind: type[Job] | str) -> bool:
        """Returns whether a job of a kind is running."""
        return kind in self._running and not self._running[kind].done

    def take_up(self) -> list[Job]:
        """Returns the jobs that were started since the last call."""
        started, self.started = self.started, []
        return started
