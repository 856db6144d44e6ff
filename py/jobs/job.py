"""One piece of slow work, done in slices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator

    # What a job waits for after a slice: nothing, a number of seconds, or a worker's answer.
    Wait = float | Awaitable[Any] | None
    Work = Generator[Wait, Any, None]

REST = 0.1  # Seconds after storing a change in which nothing else is stored.


class Job:
    """Slow work that can be interrupted.

    Subclasses implement `work`, a generator. It yields None where it may be interrupted, a number
    of seconds to sleep, or an awaitable, whose result is sent back or whose error is thrown.

    Args:
        then: Called when all work is done. Not called after `cancel`.

    Attributes:
        done: Whether the job has ended.
        cancelled: Whether it ended before its work was done.
        waits_for: The last yielded value.
        frame_interval: The milliseconds between two frames that only show its progress.
        kind: The class, or what a task does. One job of each kind runs at a time.
    """

    frame_interval = 0

    def __init__(self, then: Callable[[], None] | None = None) -> None:
        self.done = False
        self.cancelled = False
        self.waits_for: Wait = None
        self._answer: Any = None
        self._error: Exception | None = None
        self._then = then
        self._is_working = False
        self._work = self.work()
        self.kind: type[Job] | str = type(self)

    def work(self) -> Work:
        """Does the work."""
        raise NotImplementedError

    @property
    def progress(self) -> float | None:
        """The fraction of the work that is done, from 0 to 1; None if it is unknown."""
        return None

    def advance(self, milliseconds: int, clock: Callable[[], int]) -> None:
        """Works until the time is up, the job ends, or it has to wait."""
        answer, error = self._answer, self._error
        self._answer = self._error = self.waits_for = None
        if self.done:
            return
        end = clock() + milliseconds
        self._is_working = True
        try:
            wait = self._work.throw(error) if error else self._work.send(answer)
            while wait is None and not self.done and clock() < end:
                wait = next(self._work)
            self.waits_for = wait
        except StopIteration:
            self.done = True
        except Exception:
            self.done = self.cancelled = True
            raise
        finally:
            self._is_working = False
        if self.cancelled:  # The work cancelled its own job.
            self._work.close()
        elif self.done and self._then:
            self._then()

    def answer(self, answer: Any) -> None:
        """Stores the result of the awaitable, which the next slice sends to the work."""
        self._answer = answer

    def fail(self, error: Exception) -> None:
        """Stores the error of the awaitable, which the next slice throws into the work."""
        self._error = error

    def cancel(self) -> None:
        """Ends the job without finishing its work."""
        if not self.done:
            self.done = self.cancelled = True
            if not self._is_working:
                self._work.close()


class Task(Job):
    """A job whose work is a function."""

    def __init__(self, kind: str, do: Callable[[], Work], frame_interval: int = 0) -> None:
        self._do = do
        super().__init__()
        self.kind, self.frame_interval = kind, frame_interval

    def work(self) -> Work:
        """Does the work."""
        yield from self._do()


class StoringSoon(Task):
    """Stores something after a change, and rests. Later changes wait for its end."""

    def work(self) -> Work:
        """Stores it and waits."""
        yield from self._do()
        yield REST


class Pause(Job):
    """Waits for a number of seconds. `then` runs unless the pause is cancelled."""

    def __init__(self, kind: str, seconds: float, then: Callable[[], None]) -> None:
        self._seconds = seconds
        super().__init__(then)
        self.kind = kind

    def work(self) -> Work:
        """Waits."""
        yield self._seconds
