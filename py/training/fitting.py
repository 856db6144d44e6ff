"""Fits the weights of a stage to the searched values of positions."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.pattern_weights import Weights, WeightTable, pattern_indices, spread_errors
from training.position_arrays import Masks, Values

RATE = 0.03  # The learning rate of a round.
SELDOM = 30.0  # A weight that occurs this often learns at half the rate.
MOST_ROUNDS = 60


class Fit(NamedTuple):
    """The result of a fit.

    Attributes:
        weights: The fitted weights.
        before: The error on held-out positions before the fit, in discs.
        after: The error on held-out positions after the fit, in discs.
    """

    weights: Weights
    before: float
    after: float


def fit(
    weights: Weights, player: Masks, opponent: Masks, values: Values, held: NDArray[np.bool_]
) -> Fit:
    """Fits weights to the values of positions, starting from the given weights.

    Stops as soon as the error on the held-out positions no longer falls. `held` marks these.
    """
    found = pattern_indices(player, opponent)
    learned, held_out = found[:, ~held], found[:, held]
    best = weights
    before = after = _error(weights, held_out, values[held])
    for _ in range(MOST_ROUNDS):
        errors = values[~held] - WeightTable(weights).values(learned)
        sums, seen = spread_errors(learned, errors)
        weights = weights + RATE * sums / (seen + SELDOM)
        error = _error(weights, held_out, values[held])
        if error >= after:
            break
        best, after = weights, error
    return Fit(best, before, after)


def _error(
    weights: Weights, found: "np.ndarray[tuple[int, int], np.dtype[np.uint16]]", values: Values
) -> float:
    return float(np.sqrt(np.mean((values - WeightTable(weights).values(found)) ** 2)))
