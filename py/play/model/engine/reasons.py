"""Picks the fact from the engine's explanation that best explains a move.

Each fact is a phrase that follows the name of the move, such as "gives up the corner a1". The most
important fact comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import opponent
from othello.phrases import SIDE
from play.model.engine.values import whole

if TYPE_CHECKING:
    from play.engine.protocol.engine_messages import EngineFact


ABOUT = {True: "", False: "about "}  # By whether a value is exact.


def for_it(facts: list[EngineFact], color: str) -> str:
    """Returns the strongest argument for a move of a colour."""
    return _first(facts, (color, None))


def in_favour(facts: list[EngineFact], color: str) -> str:
    """Returns the strongest argument for a move of a colour, empty if there is none."""
    return _first(facts, (color,))


def against_it(facts: list[EngineFact], color: str) -> str:
    """Returns the strongest argument against a move of a colour, empty if there is none."""
    return _first(facts, (opponent(color),))


def better(facts: list[EngineFact], color: str, value: float, exact: bool) -> str:
    """Returns why the best move of a colour is better: a reason, else its value."""
    return _first(facts, (color,)) or _keeps(color, whole(value), ABOUT[exact])


def worse(facts: list[EngineFact], color: str, value: float, exact: bool) -> str:
    """Returns why a move of a colour is not the best: a reason, else its value."""
    return _first(facts, (opponent(color),)) or _leaves(color, whole(value), ABOUT[exact])


def worse_without_answer(
    facts: list[EngineFact], color: str, value: float, answers: set[str], exact: bool
) -> str:
    """Returns why a move is not the best, without the names of better moves."""
    facts = [fact | {"contrast": ""} for fact in facts if not answers & set(fact["squares"])]
    return worse(facts, color, value, exact)


def _first(facts: list[EngineFact], helped: tuple[str | None, ...]) -> str:
    for fact in facts:
        if fact["helps"] in helped:
            return "; ".join(filter(None, [fact["sentence"], fact["contrast"]]))
    return ""


def _keeps(color: str, value: int, about: str) -> str:
    if value < 0:
        return f"leaves {SIDE[color]} behind by {about}{-value}"
    return f"keeps {SIDE[color]} ahead by {about}{value}" if value else "keeps the game even"


def _leaves(color: str, value: int, about: str) -> str:
    if value > 0:
        return f"keeps {SIDE[color]} ahead by only {about}{value}"
    if value < 0:
        return f"leaves {SIDE[color]} behind by {about}{-value}"
    return "only keeps the game even"
