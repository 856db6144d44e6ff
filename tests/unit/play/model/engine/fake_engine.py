"""An engine that answers at once, in place of the worker."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import cache
from time import perf_counter
from typing import Any

from play.engine.protocol import request_handler
from play.engine.protocol.engine_messages import EngineRequest
from play.engine.thinking import KernelThinker
from play.model.engine.answers import checked_answer
from play.model.engine.client import END, EngineLost
from unit.play.engine.kernel.kernels import kernel

Answering = Callable[[EngineRequest], Iterable[Any]]

LIFELONG = 10**9
SEED = 15  # Of all puzzles, so that each kind is made once for all tests. They are made quickly.
# The entries of each request, as in `play.engine.protocol.request_handler`.
LIMITS = {"depth", "nodes", "seconds", "solve"}
HELD = {
    "move": {"position", "level", "seed"},
    "thoughts": {"position", "every", "deeper"} | LIMITS,
    "explanation": {"position", "square", "better"} | LIMITS,
    "report": {"moves", "position", "nodes", "solve"},
    "puzzle": {"position", "seed", "empties", "hardness"},
    "start": {"seed"},
}


class FakeEngine:
    """An engine for `EngineClient`.

    Args:
        answering: Returns the answers to a request. None among them is skipped.
        life: The number of answers after each start until the engine is lost.
        problem: The reason why it cannot be loaded, if any.

    Attributes:
        requests: All requests so far.
        started: The number of starts.
        stopped: The number of stopped requests.
    """

    def __init__(self, answering: Answering, life: int = LIFELONG, problem: str = "") -> None:
        self.requests: list[EngineRequest] = []
        self.stopped = 0
        self.started = 0
        self._answering = answering
        self._life = life
        self._left = 0
        self._problem = problem
        self._answers: Iterator[Any] = iter(())

    def live(self, life: int) -> None:
        """Sets the number of answers until the engine is lost, now and after each start."""
        self._life = self._left = life

    def start(self) -> Promise:
        return Promise(self._start)

    def ask(self, request: EngineRequest) -> None:
        assert self.started
        want = request["want"]
        assert want not in HELD or set(request) <= HELD[want] | {"want"}
        self.requests.append(request)
        self._answers = iter(self._answering(request))

    def next(self) -> Promise:
        return Promise(self._next)

    def stop(self) -> None:
        self.stopped += 1
        self._answers = iter(())

    def _start(self) -> None:
        if self._problem:
            raise EngineLost(self._problem)
        self.started += 1
        self._left = self._life

    def _next(self) -> Any:
        if not self._left:
            raise EngineLost
        self._left -= 1
        return next((answer for answer in self._answers if answer), {"answer": END})


class Promise:
    """An awaitable that does its work when it is awaited."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work

    def __await__(self) -> Generator[None, None, Any]:
        yield from ()
        return self._work()


class CheckingEngine(FakeEngine):
    """An engine that is lost when it gives an impossible answer, as the page's worker is."""

    def _next(self) -> Any:
        try:
            return checked_answer(super()._next(), self.requests[-1])
        except ValueError:
            raise EngineLost from None


def handler() -> request_handler.Engine:
    """Returns what answers requests in the page's worker."""
    kernel().forget()
    return request_handler.Engine(KernelThinker(kernel()), perf_counter)


@cache
def puzzles(request: str) -> list[str]:
    """Returns the real answers to a request for a puzzle, both as JSON."""
    return [json.dumps(answer) for answer in handler().answer(json.loads(request)) if answer]


def real_engine() -> CheckingEngine:
    """Returns an engine that gives the real answers, the same puzzle for every seed."""
    engine = handler()

    def answering(request: EngineRequest) -> Iterable[Any]:
        if request["want"] == "puzzle":
            return map(json.loads, puzzles(json.dumps({**request, "seed": SEED})))
        return engine.answer(request)

    return CheckingEngine(answering)
