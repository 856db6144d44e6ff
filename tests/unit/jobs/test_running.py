"""Jobs: time slices, answers, cancelling, and one job of each kind."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING

import pytest

from jobs.job import Job
from jobs.running import Jobs
from state.workspace import Changes

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work


class Counting(Job):
    """Counts to a number, one step per slice, and notes whether it was closed."""

    def __init__(self, number: int, then: Callable[[], None] | None = None) -> None:
        self.number = number
        self.counted = 0
        self.left = False
        super().__init__(then)

    def work(self) -> Work:
        try:
            for _ in range(self.number):
                self.counted += 1
                yield None
        finally:
            self.left = True


async def asked() -> str:
    """Stands for a question to a worker, which the tests answer."""
    raise AssertionError("the question must not be awaited")


class Asking(Job):
    """Asks a worker and keeps its answer or error."""

    def __init__(self) -> None:
        self.answered: object = None
        super().__init__()

    def work(self) -> Work:
        try:
            self.answered = yield asked()
        except OSError as error:
            self.answered = error
        yield 2.5


def asking() -> Asking:
    """Returns a job that waits for an answer."""
    job = Asking()
    job.advance(100, clock(1))
    assert isinstance(job.waits_for, Coroutine)
    job.waits_for.close()
    return job


def clock(step: int) -> Callable[[], int]:
    """Returns a clock that advances by `step` milliseconds at each call."""
    return iter(range(0, 1_000_000, step)).__next__


def test_a_job_runs_for_about_its_time_slice() -> None:
    job = Counting(100)
    job.advance(12, clock(1))
    assert job.counted == 12
    job.advance(12, clock(5))
    assert job.counted == 15
    job.advance(0, clock(1))
    assert job.counted == 16
    assert not job.done


def test_the_callback_runs_once_at_the_end() -> None:
    ends: list[int] = []
    job = Counting(3, lambda: ends.append(job.counted))
    while not job.done:
        assert ends == []
        job.advance(0, clock(1))
    job.advance(0, clock(1))
    assert ends == [3]
    assert job.left and not job.cancelled


def test_a_cancelled_job_stops_without_its_callback() -> None:
    ends: list[int] = []
    job = Counting(3, lambda: ends.append(1))
    job.advance(0, clock(1))
    job.cancel()
    job.advance(100, clock(1))
    assert (job.done, job.cancelled, job.counted, job.left, ends) == (True, True, 1, True, [])


def test_a_job_may_cancel_itself() -> None:
    class Tired(Counting):
        def work(self) -> Work:
            for piece in super().work():
                if self.counted == 2:
                    self.cancel()
                yield piece

    job = Tired(5)
    job.advance(100, clock(1))
    assert (job.done, job.cancelled, job.counted, job.left) == (True, True, 2, True)


def test_a_job_waits_for_its_answer() -> None:
    job = asking()
    assert not job.done
    job.answer("hello")
    job.advance(100, clock(1))
    assert job.answered == "hello" and not job.done
    seconds: object = job.waits_for
    assert seconds == 2.5
    job.advance(100, clock(1))
    assert job.done


def test_a_job_receives_the_error_instead_of_an_answer() -> None:
    job = asking()
    error = OSError("gone")
    job.fail(error)
    job.advance(100, clock(1))
    assert job.answered is error


def test_an_unexpected_error_is_raised() -> None:
    job = asking()
    job.fail(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        job.advance(100, clock(1))
    assert job.done


def test_a_stale_answer_is_dropped() -> None:
    job = asking()
    job.cancel()
    job.answer("late")
    job.fail(OSError("late"))
    job.advance(100, clock(1))
    assert job.answered is None and job.waits_for is None


def test_one_job_of_each_kind_runs() -> None:
    jobs, first, second, other = Jobs(Changes().do), Counting(3), Counting(3), Asking()
    jobs.start(first)
    jobs.start(other)
    jobs.start(second)
    assert first.cancelled and not second.done and not other.done
    assert jobs.take_up() == [first, other, second]
    assert jobs.take_up() == []
    assert jobs.has(Counting) and jobs.has(Asking)
    jobs.cancel(Asking)
    assert other.cancelled and not jobs.has(Asking)
    second.advance(100, clock(1))
    assert not jobs.has(Counting)
