"""Pattern indices of many positions at once, and the weights that they select."""

import numpy as np
from numpy.typing import NDArray

from play.engine.kernel.patterns import all_patterns, own_weights
from play.engine.training.position_arrays import Masks, Values, bits

PATTERNS = all_patterns()
PLACES = tuple((i, place) for i, pattern in enumerate(PATTERNS) for place in pattern.places)

PatternIndices = NDArray[np.uint16]  # A row for every place, a column for every position.
Weights = NDArray[np.float32]

_ROWS = [
    [row for row, (pattern, _) in enumerate(PLACES) if pattern == i] for i in range(len(PATTERNS))
]
# For each pattern, the weight of each configuration. Mirrored configurations share a weight.
_OWN = np.split(
    np.array(own_weights(), np.int64),
    np.cumsum([pattern.configurations for pattern in PATTERNS])[:-1],
)
COUNT = int(_OWN[-1].max()) + 1


def pattern_indices(player: Masks, opponent: Masks) -> PatternIndices:
    """Returns the configuration of every place in every position.

    `play.engine.kernel.patterns` defines places and configurations.
    """
    own, other = (np.ascontiguousarray(bits(masks).T) for masks in (player, opponent))
    digits = (1 + own - other).astype(np.uint16)
    found = np.empty((len(PLACES), len(player)), np.uint16)
    for row, (_, place) in zip(found, PLACES):
        row[:] = digits[place[-1]]
        for square in reversed(place[:-1]):
            row *= 3
            row += digits[square]
    return found


class WeightTable:
    """The weights of one stage, expanded to one per configuration."""

    def __init__(self, weights: Weights) -> None:
        self.expanded = [weights[own] for own in _OWN]

    def values(self, found: PatternIndices) -> Values:
        """Returns the sum of weights for each position."""
        total = np.zeros(found.shape[1], np.float32)
        for row, (pattern, _) in zip(found, PLACES):
            total += self.expanded[pattern][row]
        return total


def spread_errors(found: PatternIndices, errors: Values) -> tuple[Weights, Weights]:
    """Returns for each weight the sum of the errors of its positions, and their number."""
    sums = np.zeros(COUNT, np.float32)
    seen = np.zeros(COUNT, np.float32)
    for rows, own in zip(_ROWS, _OWN):
        first, last = int(own.min()), int(own.max()) + 1
        weights = own[found[rows]].ravel() - first
        sums[first:last] = np.bincount(weights, np.tile(errors, len(rows)), last - first)
        seen[first:last] = np.bincount(weights, minlength=last - first)
    return sums, seen
