"""Why a move is good or not: one of the facts that the engine's explanation has of it.

Each is a sentence that goes on after the name of the move and a colon.
"""

from othello.words import SIDE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Fact = dict[str, Any]

# Kinds of facts in `analysis.explaining`: what a move is worth, and what it gives away.
WORTH = ("outcome", "loss")
GIFTS = ("gives corner", "leaves corner")
TO_COME = "corner to come"


def for_it(facts: "list[Fact]", color: str) -> str:
    """Returns what speaks most for the best move, made by a colour."""
    known = [fact for fact in facts if fact["kind"] == "outcome"]
    return _first(known or [fact for fact in facts if not _harms(fact, color)])


def against_it(facts: "list[Fact]", color: str) -> str:
    """Returns what speaks most against a move of a colour that is not the best."""
    return _first([fact for fact in facts if _harms(fact, color)]) or _first(facts)


def _harms(fact: "Fact", color: str) -> bool:
    """Returns whether a fact is about something that the other side gets."""
    if fact["kind"] == TO_COME:
        return SIDE[color] not in fact["sentence"]
    return fact["kind"] in GIFTS


def _first(facts: "list[Fact]") -> str:
    told = [fact["sentence"] for fact in facts if fact["kind"] != "loss"]
    return told[0] if told else ""
