"""The patterns of many boards at once, and the weights that they stand for."""

import numpy as np
from numpy.typing import NDArray

from analysis.evaluation.pattern_evaluation import own_weights
from analysis.evaluation.patterns import kinds
from training.position_arrays import Masks, Values, bits

KINDS = kinds()
PLACES = tuple((i, place) for i, kind in enumerate(KINDS) for place in kind.places)

Patterns = NDArray[np.uint16]  # A row for every place, a column for every board.
Weights = NDArray[np.float32]

_ROWS = [[row for row, (kind, _) in enumerate(PLACES) if kind == i] for i in range(len(KINDS))]
_LAST = np.array([[KINDS[kind].configurations - 1] for kind, _ in PLACES], np.uint16)
# Which weight each number of each kind stands for; mirrored ones share theirs.
_OWN = np.split(
    np.array(own_weights(), np.int64), np.cumsum([kind.configurations for kind in KINDS])[:-1]
)
COUNT = int(_OWN[-1].max()) + 1


def patterns(player: Masks, opponent: Masks) -> Patterns:
    """Returns the number of every place on every board, as in `analysis.evaluation.patterns`."""
    own, other = (np.ascontiguousarray(bits(masks).T) for masks in (player, opponent))
    digits = (1 + own - other).astype(np.uint16)
    found = np.empty((len(PLACES), len(player)), np.uint16)
    for row, (_, place) in zip(found, PLACES):
        row[:] = digits[place[-1]]
        for square in reversed(place[:-1]):
            row *= 3
            row += digits[square]
    return found


def turned_round(found: Patterns) -> Patterns:
    """Returns the numbers with the other side to move."""
    return _LAST - found


class Table:
    """The weights of one stage, spread out so that numbers find theirs."""

    def __init__(self, weights: Weights) -> None:
        self.kinds = [weights[own] for own in _OWN]

    def values(self, found: Patterns) -> Values:
        """Returns the sum of the weights of each board."""
        total = np.zeros(found.shape[1], np.float32)
        for row, (kind, _) in zip(found, PLACES):
            total += self.kinds[kind][row]
        return total


def spread_errors(found: Patterns, errors: Values) -> tuple[Weights, Weights]:
    """Returns for each weight the sum of the errors of its boards, and how many there are."""
    sums = np.zeros(COUNT, np.float32)
    seen = np.zeros(COUNT, np.float32)
    for rows, own in zip(_ROWS, _OWN):
        first, last = int(own.min()), int(own.max()) + 1
        weights = own[found[rows]].ravel() - first
        sums[first:last] = np.bincount(weights, np.tile(errors, len(rows)), last - first)
        seen[first:last] = np.bincount(weights, minlength=last - first)
    return sums, seen
