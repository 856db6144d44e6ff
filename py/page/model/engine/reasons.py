"""Picks the fact from the engine's explanation that best explains a move.

Each fact is a phrase that follows the name of the move, such as "gives up the corner a1".
"""

from othello.phrases import SIDE
from page.model.engine.values import whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Fact = dict[str, Any]

# Kinds of facts in `analysis.review.shortcomings`: why a move is worse than the best one.
SHORTCOMINGS = (
    "loses corner", "misses corner", "misses pass", "suffers pass", "few safe moves",
    "gives moves", "few moves", "loses tempo", "safe discs", "opens corner", "misses attack",
    "beside corner", "few moves later", "wall", "turns many", "wall later", "turned by the end",
)  # fmt: skip
# Kinds of facts in `analysis.review.move_facts`.
GIFTS = ("gives corner", "leaves corner")  # Speak against a move.
TO_COME = "corner to come"
LOSS, OUTCOME = "loss", "outcome"  # Values rather than reasons.
PLAIN = ("turns", "closes")  # True of every move, so they explain little.
AFTER_IT = "after it "  # Begins a sentence with a subject.


def for_it(facts: "list[Fact]", color: str) -> str:
    """Returns the strongest argument for a move of a colour."""
    sure = [fact for fact in facts if fact["kind"] == OUTCOME]
    return _first(sure or [fact for fact in facts if not _harms(fact, color)])


def better(facts: "list[Fact]", color: str, value: float) -> str:
    """Returns why the best move of a colour is better: a reason, else its value."""
    for_good = [fact for fact in facts if fact["kind"] not in PLAIN and not _harms(fact, color)]
    return _first(for_good) or _keeps(color, whole(value))


def worse(facts: "list[Fact]", color: str, value: float) -> str:
    """Returns why a move of a colour is not the best: a reason, else its value."""
    compared = [fact for fact in facts if fact["kind"] in SHORTCOMINGS]
    harmful = compared or [fact for fact in facts if _harms(fact, color)]
    return _first(harmful) or _leaves(color, whole(value))


def clause(reason: str) -> str:
    """Returns a reason as a main clause, as in `it takes the corner a1`."""
    return reason if reason.startswith(AFTER_IT) else f"it {reason}"


def _harms(fact: "Fact", color: str) -> bool:
    """Returns whether a fact favours the opponent."""
    if fact["kind"] == TO_COME:
        return SIDE[color] not in fact["sentence"]
    return fact["kind"] in GIFTS + SHORTCOMINGS


def _first(facts: "list[Fact]") -> str:
    sentences = [fact["sentence"] for fact in facts if fact["kind"] != LOSS]
    return sentences[0] if sentences else ""


def _keeps(color: str, value: int) -> str:
    if value < 0:
        return f"leaves {SIDE[color]} behind by {-value}"
    return f"keeps {SIDE[color]} ahead by {value}" if value else "keeps the game even"


def _leaves(color: str, value: int) -> str:
    if value > 0:
        return f"leaves {SIDE[color]} ahead by no more than {value}"
    return f"leaves {SIDE[color]} behind by {-value}" if value else "lets the game be even"
