"""Every change of the state is announced to every subscriber."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from jobs.job import Job
from state.workspace import Workspace

if TYPE_CHECKING:
    from jobs.job import Work


class TwoSlices(Job):
    """Ends in its second slice."""

    def work(self) -> Work:
        yield 0.5


class Failing(Job):
    """Raises an exception in its first slice."""

    def work(self) -> Work:
        yield from ()
        raise ZeroDivisionError


def test_subscribers_are_called_in_order_after_the_action() -> None:
    workspace, calls = Workspace(), list[str]()
    workspace.changes.subscribe(lambda: calls.append("first"))
    workspace.changes.subscribe(lambda: calls.append("second"))
    workspace.changes.do(calls.append, "action")
    assert calls == ["action", "first", "second"]


def test_a_former_subscriber_is_not_called() -> None:
    workspace, calls = Workspace(), list[str]()

    def subscriber() -> None:
        calls.append("called")

    workspace.changes.subscribe(subscriber)
    workspace.changes.unsubscribe(subscriber)
    workspace.changes.do(lambda: None)
    assert calls == []


def test_an_action_that_fails_is_announced() -> None:
    workspace, calls = Workspace(), list[str]()
    workspace.changes.subscribe(lambda: calls.append("called"))
    with pytest.raises(ZeroDivisionError):
        workspace.changes.do(lambda: 1 // 0)
    assert calls == ["called"]


def test_each_slice_of_a_job_is_announced() -> None:
    workspace, finished = Workspace(), list[bool]()
    job = TwoSlices()
    workspace.changes.subscribe(lambda: finished.append(job.done))
    for _ in range(2):
        workspace.jobs.advance(job, 20, lambda: 0)
    assert finished == [False, True]


def test_the_slice_in_which_a_job_fails_is_announced() -> None:
    workspace, finished = Workspace(), list[bool]()
    job = Failing()
    workspace.changes.subscribe(lambda: finished.append(job.done))
    with pytest.raises(ZeroDivisionError):
        workspace.jobs.advance(job, 20, lambda: 0)
    assert finished == [True]


def test_the_slices_of_jobs_let_the_discs_turn_and_the_next_action_does_not() -> None:
    workspace = Workspace()
    workspace.do(workspace.press, 19)
    workspace.jobs.advance(TwoSlices(), 20, lambda: 0)
    assert workspace.scene().turning
    workspace.do(workspace.turn_board)
    assert not workspace.scene().turning
