"""Random cases of an input."""

from __future__ import annotations

from typing import Any

from workbench.inputs.rng import Rng
from workbench.judging.feature import Feature


def make_cases(
    rng: Rng,
    possible: list[Feature],
    feature: Feature | None,
    number: int | None,
    **parameters: int | None,
) -> list[Any]:
    """Returns some cases with random features, one of them with a given feature."""
    number = number or rng.pick(feature.cases if feature else range(1, 5))
    wanted = rng.below(number)
    made = []
    for at in range(number):
        one = feature if feature and at == wanted else rng.pick(possible)
        made.append(one.make(rng, **parameters))
    return made
