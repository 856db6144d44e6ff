"""Delayed actions, such as a run after the user has stopped typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Job

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work


class Pause(Job):
    """Waits for a number of seconds. `then` runs unless the pause is cancelled."""

    def __init__(self, kind: str, seconds: float, then: Callable[[], None]) -> None:
        self._seconds = seconds
        super().__init__(then)
        self.kind = kind

    def work(self) -> Work:
        """Waits."""
        yield self._seconds
