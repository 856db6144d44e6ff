"""A dialogue with the engine in texts of JSON, a slice of time after the other."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

from analysis.evaluation.pattern_evaluation import Evaluation
from analysis.protocol.request_handler import Answer, Engine

END: Answer = {"answer": "end"}
USUAL = 8  # Rows of the board that is most likely to be asked about.


class Dialogue:
    """Answers requests one at a time; `over` tells that the last one has had all its answers."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = perf_counter) -> None:
        self.over = True
        self._engine = engine
        self._clock = clock
        self._answers: Iterator[Answer | None] = iter(())

    def ask(self, request: str) -> None:
        """Turns to a request; there are no more answers to the one before."""
        self.over = False
        self._answers = self._engine.answer(json.loads(request))

    def next(self, milliseconds: float) -> str:
        """Returns the next answer, END after the last, and nothing if there is none so soon."""
        until = self._clock() + milliseconds / 1000
        for answer in self._answers:
            if answer:
                return json.dumps(answer)
            if self._clock() >= until:
                return ""
        self.over = True
        return json.dumps(END)


def opened(folder: str) -> Dialogue:
    """Returns a dialogue with an engine made of the files in a folder, ready to answer."""
    evaluation = Evaluation(Path(folder, "evaluation.bin").read_bytes())
    engine = Engine(evaluation, Path(folder, "openings.txt").read_text(encoding="utf-8"))
    engine.thinker(USUAL)
    return Dialogue(engine)
