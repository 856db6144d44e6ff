"""Fits the weights of a stage to what its positions are worth."""

from typing import NamedTuple

import numpy as np

from training.pattern_weights import Table, Weights, patterns, spread_errors
from training.position_arrays import Masks, Values

RATE = 0.03  # The share of an error that a weight takes up in a round.
SELDOM = 30.0  # Weights that are seen no more often than this move at half the rate.
HELD_OUT = 20  # Every so many positions one is kept to check by.
MOST_ROUNDS = 60


class Fit(NamedTuple):
    """Weights, and their error on positions held out, in discs, before and after the fit."""

    weights: Weights
    before: float
    after: float


def fit(weights: Weights, player: Masks, opponent: Masks, values: Values) -> Fit:
    """Returns weights that fit the values of positions better than those given.

    Stops as soon as the positions held out are fitted no better any more.
    """
    found = patterns(player, opponent)
    held = np.arange(len(values)) % HELD_OUT == 0
    learned, held_out = found[:, ~held], found[:, held]
    best = weights
    before = after = _error(weights, held_out, values[held])
    for _ in range(MOST_ROUNDS):
        errors = values[~held] - Table(weights).values(learned)
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
    return float(np.sqrt(np.mean((values - Table(weights).values(found)) ** 2)))
