"""Fits the weights of a stage to the searched values of positions.

The fit is a ridge regression, solved by conjugate gradients with a diagonal preconditioner: see
Jonathan Shewchuk, An Introduction to the Conjugate Gradient Method Without the Agonizing Pain
(1994).
"""

import math

import numpy as np

from play.engine.training.pattern_weights import (
    Weights,
    WeightTable,
    pattern_indices,
    spread_errors,
)
from play.engine.training.position_arrays import Masks, Values

PENALTY = 8.0  # What the squared change of a weight adds to the squared errors of positions.
CLOSE = 18.0  # At this many discs ahead or behind, a position counts half as much as an even one.
SELDOM = 4  # A weight that occurs less often is left at 0, which keeps the file small.
ROUNDS = 25


def fit(weights: Weights, player: Masks, opponent: Masks, values: Values) -> Weights:
    """Returns weights fitted to the values of positions in discs.

    Those that the positions say little about stay close to the given weights.
    """
    found = pattern_indices(player, opponent)
    importance: Values = (1 / (1 + (values / CLOSE) ** 2)).astype(np.float32)
    errors = values - WeightTable(weights).values(found)
    residual, _ = spread_errors(found, importance * errors)
    curvature, seen = spread_errors(found, importance)
    curvature += PENALTY
    weights = weights.copy()
    step = residual / curvature
    slope = residual @ step
    for _ in range(ROUNDS):
        if not slope:
            break  # A few positions can be fitted exactly.
        change, _ = spread_errors(found, importance * WeightTable(step).values(found))
        change += PENALTY * step
        length = slope / (step @ change)
        weights += length * step
        residual -= length * change
        descent = residual / curvature
        slope, before = residual @ descent, slope
        step = descent + slope / before * step
    weights[seen < SELDOM] = 0
    return weights


def error(weights: Weights, player: Masks, opponent: Masks, values: Values) -> float:
    """Returns the root mean square error of weights in discs; not a number without positions."""
    if not len(values):
        return math.nan
    estimates = WeightTable(weights).values(pattern_indices(player, opponent))
    return float(np.sqrt(np.mean((values - estimates) ** 2)))
