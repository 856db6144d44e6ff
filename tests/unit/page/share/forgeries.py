"""Forged works: snapshots with wrong types, lengths, values and members, and damaged texts."""

import json
from typing import Any

from reference.chance import Chance
from reference.samples import INPUTS
from saved.work import with_members

STRANGE: tuple[Any, ...] = (
    None,
    True,
    0,
    -2,
    1.5,
    10**12,
    float("nan"),
    "",
    "x",
    "8",
    "view",
    "-" * 6000,
    "\x00é😀\u2028",
    [],
    [1],
    ["8..", "d3.1"],
    [["x"]],
    {},
    {"game": "8...0"},
)
GAMES = ("8..d3.1", "8..d3.9", "7...0", "8..a1.1", "4.----XXO---------O..0", "26...0", "8...0.x")


def forged(seed: int) -> Any:
    """Returns a snapshot with some members replaced, removed or added; sometimes something else."""
    chance = Chance(seed)
    if chance.percent(5):
        return chance.pick(STRANGE)
    state: dict[str, Any] = dict(with_members())
    for _ in range(chance.between(1, 3)):
        name = chance.pick(sorted(state))
        if chance.percent(15):
            del state[name]
        elif chance.percent(20):
            state[chance.pick(("game", "setup"))] = chance.pick(GAMES)
        elif chance.percent(10):
            state[chance.pick(("toString", "__proto__", "x" * 50))] = chance.pick(STRANGE)
        else:
            state[name] = chance.pick(STRANGE)
    return state


def forged_text(seed: int) -> str:
    """Returns a forged saved page or a judge input, often with a damaged place."""
    chance = Chance(seed)
    text = json.dumps(forged(seed)) if chance.percent(50) else chance.pick(sorted(INPUTS.values()))
    if chance.percent(50):
        return text
    at = chance.below(len(text) + 1)
    inserted = chance.pick(("", "\x00", "\ufffd", "{", '"othello"', "9" * 5000, "😀\u2028\r"))
    return text[:at] + inserted + text[at + chance.below(5) :]
