"""Every change of the state is announced to every subscriber."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from jobs.job import Job
from play.model.game.table import Table
from state.board_commands import BoardCommands

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
    table, calls = Table(), list[str]()
    table.workspace.changes.subscribe(lambda: calls.append("first"))
    table.workspace.changes.subscribe(lambda: calls.append("second"))
    table.workspace.changes.do(calls.append, "action")
    assert calls == ["action", "first", "second"]


def test_a_former_subscriber_is_not_called() -> None:
    table, calls = Table(), list[str]()

    def subscriber() -> None:
        calls.append("called")

    table.workspace.changes.subscribe(subscriber)
    table.workspace.changes.unsubscribe(subscriber)
    table.workspace.changes.do(lambda: None)
    assert calls == []


def test_an_action_that_fails_is_announced() -> None:
    table, calls = Table(), list[str]()
    table.workspace.changes.subscribe(lambda: calls.append("called"))
    with pytest.raises(ZeroDivisionError):
        table.workspace.changes.do(lambda: 1 // 0)
    assert calls == ["called"]


def test_each_slice_of_a_job_is_announced() -> None:
    table, finished = Table(), list[bool]()
    job = TwoSlices()
    table.workspace.changes.subscribe(lambda: finished.append(job.done))
    for _ in range(2):
        table.workspace.jobs.advance(job, 20, lambda: 0)
    assert finished == [False, True]


def test_the_slice_in_which_a_job_fails_is_announced() -> None:
    table, finished = Table(), list[bool]()
    job = Failing()
    table.workspace.changes.subscribe(lambda: finished.append(job.done))
    with pytest.raises(ZeroDivisionError):
        table.workspace.jobs.advance(job, 20, lambda: 0)
    assert finished == [True]


def test_the_slices_of_jobs_let_the_discs_turn_and_the_next_action_does_not() -> None:
    table = Table()
    table.workspace.do(table.workspace.press, 19)
    table.workspace.jobs.advance(TwoSlices(), 20, lambda: 0)
    assert table.workspace.scene().turning
    table.workspace.do(BoardCommands(table.workspace).turn_board)
    assert not table.workspace.scene().turning
