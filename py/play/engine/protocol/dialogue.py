"""A dialogue with the engine in JSON text, in time slices."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter

from play.engine.evaluation.pattern_evaluation import Evaluation
from play.engine.protocol.engine_messages import EndAnswer, EngineAnswer
from play.engine.protocol.request_handler import Engine
from play.engine.search.iterative_deepening import new_thinker

END: EndAnswer = {"answer": "end"}
USUAL = 8  # Rows of the most common board.


class Dialogue:
    """Answers requests one at a time.

    Attributes:
        over: Whether the last request has been answered completely.
    """

    def __init__(self, engine: Engine, clock: Callable[[], float] = perf_counter) -> None:
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


def open_dialogue(folder: str) -> Dialogue:
    """Returns a dialogue with an engine loaded from the files in a folder."""
    evaluation = Evaluation(Path(folder, "evaluation.bin").read_bytes())
    engine = Engine(partial(new_thinker, evaluation=evaluation))
    engine.thinker(USUAL)  # Built now, so that the first answer is fast.
    return Dialogue(engine)
