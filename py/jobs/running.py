"""The jobs that are under way."""

from jobs.job import Job


class Jobs:
    """The jobs under way, of each kind one at most: to start one is to cancel the one before.

    `started` are those that nobody has taken up yet, to advance them to their end.
    """

    def __init__(self) -> None:
        self.started: list[Job] = []
        self._under_way: dict[type[Job], Job] = {}

    def start(self, job: Job) -> None:
        """Starts a job in place of the one of its kind."""
        self.cancel(type(job))
        self._under_way[type(job)] = job
        self.started.append(job)

    def cancel(self, kind: type[Job]) -> None:
        """Cancels the job of a kind, if one is under way."""
        if kind in self._under_way:
            self._under_way.pop(kind).cancel()

    def has(self, kind: type[Job]) -> bool:
        """Returns whether a job of a kind is under way."""
        return kind in self._under_way and not self._under_way[kind].done

    def take_up(self) -> list[Job]:
        """Returns the jobs that were started since it was asked last."""
        started, self.started = self.started, []
        return started
