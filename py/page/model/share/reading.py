"""The reading of a link or a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Job

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work


class Reading(Job):
    """Reads a link or a file. The user can cancel it.

    Args:
        read: Reads it in slices, opens its content, and handles all errors.
    """

    def __init__(self, read: Callable[[], Work]) -> None:
        self._read = read
        super().__init__()

    def work(self) -> Work:
        """Reads and opens the link or the file."""
        yield from self._read()
