"""Why a move is good or not: one of the facts that the engine's explanation has of it.

Each is a sentence that goes on after the name of the move.
"""

from othello.phrases import SIDE
from page.model.engine.values import whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Fact = dict[str, Any]

# Kinds of facts in `analysis.review.move_facts`: what speaks against a move,
GIFTS = ("gives corner", "leaves corner")
TO_COME = "corner to come"
# what is no reason but a value, and what is so of any move and explains little.
LOSS, OUTCOME = "loss", "outcome"
PLAIN = ("turns", "closes")


def for_it(facts: "list[Fact]", color: str) -> str:
    """Returns what speaks most for a move of a colour, be it little."""
    sure = [fact for fact in facts if fact["kind"] == OUTCOME]
    return _first(sure or [fact for fact in facts if not _harms(fact, color)])


def better(facts: "list[Fact]", color: str, value: float) -> str:
    """Returns why the best move of a colour is better: a reason, or what it is worth."""
    for_good = [fact for fact in facts if fact["kind"] not in PLAIN and not _harms(fact, color)]
    return _first(for_good) or _keeps(color, whole(value))


def worse(facts: "list[Fact]", color: str, value: float) -> str:
    """Returns why a move of a colour is not the best: a reason, or what it is worth."""
    return _first([fact for fact in facts if _harms(fact, color)]) or _leaves(color, whole(value))


def _harms(fact: "Fact", color: str) -> bool:
    """Returns whether a fact is about something that the other side gets."""
    if fact["kind"] == TO_COME:
        return SIDE[color] not in fact["sentence"]
    return fact["kind"] in GIFTS


def _first(facts: "list[Fact]") -> str:
    told = [fact["sentence"] for fact in facts if fact["kind"] != LOSS]
    return told[0] if told else ""


def _keeps(color: str, value: int) -> str:
    if value < 0:
        return f"leaves {SIDE[color]} behind by {-value}"
    return f"keeps {SIDE[color]} ahead by {value}" if value else "keeps the game even"


def _leaves(color: str, value: int) -> str:
    if value > 0:
        return f"leaves {SIDE[color]} ahead by no more than {value}"
    return f"leaves {SIDE[color]} behind by {-value}" if value else "lets the game be even"
