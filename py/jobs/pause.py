"""Delayed actions, such as a run after the user has stopped typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Job, Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work

REST = 0.4  # Seconds after storing a change in which nothing else is stored.


class Pause(Job):
    """Waits for a number of seconds. `then` runs unless the pause is cancelled."""

    def __init__(self, kind: str, seconds: float, then: Callable[[], None]) -> None:
        self._seconds = seconds
        super().__init__(then)
        self.kind = kind

    def work(self) -> Work:
        """Waits."""
        yield self._seconds


class StoringSoon(Task):
    """Stores something after a change, and rests. Later changes wait for its end."""

    def work(self) -> Work:
        """Stores it and waits."""
        yield from self._do()
        yield REST
