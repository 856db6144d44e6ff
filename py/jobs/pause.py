"""Something to be done after a while, unless something else comes before."""

from jobs.job import Job

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work


class Pause(Job):
    """So many seconds, and what is done after them."""

    def __init__(self, seconds: float, then: "Callable[[], None]") -> None:
        self._seconds = seconds
        super().__init__(then)

    def work(self) -> "Work":
        """Waits."""
        yield self._seconds
