"""A dialogue with the engine in JSON text, in time slices."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from play.engine.protocol.engine_messages import EndAnswer, EngineAnswer
    from play.engine.protocol.request_handler import Engine

END: EndAnswer = {"answer": "end"}


class Dialogue:
    """Answers requests one at a time.

    Args:
        engine: The engine.
        clock: Returns the time in seconds.

    Attributes:
        over: Whether the last request has been answered completely.
    """

    def __init__(self, engine: Engine, clock: Callable[[], float]) -> None:
        self.over = True
        self._engine, self._clock = engine, clock
        self._answers: Iterator[EngineAnswer | None] = iter(())

    def ask(self, request: str) -> None:
        """Starts to answer a request, and drops the previous one."""
        self.over = False
        self._answers = self._engine.answer(json.loads(request))

    def next(self, milliseconds: float) -> str:
        """Returns the next answer, or END after the last.

        Returns an empty text if no answer is ready within the given time.
        """
        until = self._clock() + milliseconds / 1000
        for answer in self._answers:
            if answer:
                return json.dumps(answer)
            if self._clock() >= until:
                return ""
        self.over = True
        return json.dumps(END)
