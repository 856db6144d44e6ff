"""Checks the engine's answers, which `play.engine.protocol.request_handler` describes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gate.shapes import (
    LONGEST_NAME,
    list_of,
    number,
    one_of,
    optional,
    record,
    text,
    truth,
    whole_number,
)
from othello import BLACK, WHITE, square_name
from play.model.engine.client import END

if TYPE_CHECKING:
    from gate.shapes import Shape
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest

USUAL_ROWS = 8  # Of a request without a position.
MOST = 1000  # More than the squares of any board.
LONGEST = 1000  # Characters of a sentence.
UNLIMITED = 1e15
# The kinds of answers to each request, besides errors and the end.
KINDS = {
    "move": ("thought", "move"),
    "thoughts": ("thought",),
    "explanation": ("explanation",),
    "report": ("judged",),
    "puzzle": ("puzzle",),
    "start": ("start",),
}
SENTENCE = text(LONGEST)
GOAL = optional(one_of(("score", "win")))
VALUE = number(-MOST, MOST)
DEPTH = whole_number(0, MOST)


def checked_answer(answer: Any, request: EngineRequest) -> EngineAnswer:
    """Returns an answer to a request. Raises ValueError if it is impossible."""
    kinds = KINDS[request["want"]] + ("error", END)
    name = "answer"
    kind = record({name: one_of(kinds)})(answer, name)[name]
    shape = record({name: one_of(kinds)} | _members(kind, _rows(request)))
    found: EngineAnswer = shape(answer, name)
    return found


def _rows(request: EngineRequest) -> int:
    cells = request.get("position", "").partition(" ")[0]
    return int(len(cells) ** 0.5 + 0.5) or USUAL_ROWS


def _members(kind: str, n: int) -> dict[str, Shape]:
    """Returns the shapes of an answer of a kind about a board of n rows."""
    square = one_of([square_name(square, n) for square in range(n * n)])
    line = list_of(square, MOST)
    fact = {
        "helps": optional(one_of((BLACK, WHITE))),
        "squares": list_of(square, MOST),
        "sentence": SENTENCE,
        "contrast": SENTENCE,
    }
    facts = list_of(record(fact), MOST)
    move = {"square": square, "value": VALUE, "line": line}
    shapes: dict[str, dict[str, Shape]] = {
        "error": {"message": SENTENCE},
        "thought": {
            "depth": DEPTH,
            "goal": GOAL,
            "moves": list_of(record(move), MOST, 1),
            "speed": number(0, UNLIMITED),
            "final": truth,
        },
        "move": {"square": square},
        "explanation": {
            "square": square,
            "value": VALUE,
            "depth": DEPTH,
            "goal": GOAL,
            "facts": facts,
        },
        "judged": {
            "number": whole_number(1, MOST),
            "color": one_of((BLACK, WHITE)),
            "square": square,
            "value": VALUE,
            "best": square,
            "best_value": VALUE,
            "depth": DEPTH,
            "goal": GOAL,
        },
        "puzzle": {
            "position": text(MOST),
            "last": optional(square),
            "kind": text(LONGEST_NAME),
            "moves": list_of(record(move | {"facts": facts}), MOST),
        },
        "start": {"moves": line},
    }
    return shapes.get(kind, {})
