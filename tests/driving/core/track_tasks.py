"""Runs in the page's Python and tracks its tasks, so that they can be cancelled.

It runs before the loader, so the stand-in for `typing` is not there yet.
"""

import asyncio

import js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

begun: list[asyncio.Task[Any]] = []
create_task = asyncio.create_task


def begin(coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Starts a task and tracks it until it is done."""
    begun[:] = [task for task in begun if not task.done()]
    begun.append(create_task(coroutine))
    return begun[-1]


def cancel_tasks() -> None:
    for task in begun:
        task.cancel()


def tasks_under_way() -> int:
    return len([task for task in begun if not task.done()])


asyncio.create_task = begin  # type: ignore[assignment]
js.pageReset.cancelTasks = cancel_tasks
js.pageReset.tasksUnderWay = tasks_under_way
