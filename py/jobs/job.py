"""Slow work, done piece by piece, so that the page can answer in between."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator
    from typing import Any

    # Between two pieces nothing is to be waited for, or so many seconds, or a worker's answer.
    Wait = float | Awaitable[Any] | None
    Work = Generator[Wait, Any, None]


class Job:
    """Slow work that can be left alone between two pieces of it.

    `work` is a generator, a piece from one yield to the next. It yields None to go on whenever
    there is time, a number to go on after so many seconds, or what a worker has been asked for: the
    answer is sent to it, or thrown if there is none.

    `done` tells that there is no more to do, `cancelled` that there would have been; `then` is
    called once everything is done. `waits_for` is what was yielded last.
    """

    def __init__(self, then: "Callable[[], None] | None" = None) -> None:
        self.done = False
        self.cancelled = False
        self.waits_for: Wait = None
        self._answer: Any = None
        self._then = then
        self._is_working = False
        self._work = self.work()

    def work(self) -> "Work":
        """Does the work."""
        raise NotImplementedError

    @property
    def progress(self) -> float | None:
        """How much of the work is done, from 0 to 1, None where nobody knows."""
        return None

    def advance(self, milliseconds: int, clock: "Callable[[], int]") -> None:
        """Goes on for about so long by the clock, to the end or to where there is a wait."""
        end = clock() + milliseconds
        self.waits_for = None
        while not self.done and self.waits_for is None:
            answer, self._answer = self._answer, None
            self._go_on(self._work.send, answer)
            if clock() >= end:
                return

    def answer(self, answer: "Any") -> None:
        """Takes the answer of the worker that was asked."""
        self._answer = answer

    def fail(self, error: Exception) -> None:
        """Takes the error that came in place of a worker's answer."""
        if not self.done:
            self._go_on(self._work.throw, error)

    def cancel(self) -> None:
        """Ends the work where it is."""
        if not self.done:
            self.done = self.cancelled = True
            if not self._is_working:
                self._work.close()

    def _go_on(self, resume: "Callable[[Any], Wait]", value: "Any") -> None:
        self._is_working = True
        try:
            self.waits_for = resume(value)
        except StopIteration:
            self.done = True
        except Exception:
            self.done = self.cancelled = True
            raise
        finally:
            self._is_working = False
        if self.cancelled:  # By what it did itself.
            self._work.close()
        elif self.done and self._then:
            self._then()
