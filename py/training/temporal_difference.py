"""Learning by temporal differences: every position is drawn to what came of it."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from analysis.evaluation.pattern_evaluation import stage
from training import self_play
from training.pattern_weights import COUNT, Patterns, Table, Weights, spread_errors
from training.position_arrays import Values
from training.self_play import Policy

STAGES = 10
GAMES = 2048  # Of a batch.
# Weights that are seen so seldom in a batch move at half the rate.
SELDOM = 20.0


class Course(NamedTuple):
    """A round of learning: so many batches of games, from the first to the last rates.

    `trust` is how far the end of a game counts against what the next position seemed worth, the
    lambda of temporal differences; `rate` is the share of an error that a weight takes up.
    """

    batches: int
    policy: Policy
    trust: tuple[float, float]
    rate: tuple[float, float]


class Learner:
    """Weights for every stage, which get better."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = np.zeros((STAGES, COUNT), np.float32) if weights is None else weights
        self._tables = [Table(weights) for weights in self.weights]

    def learn(self, course: Course, batch: int, seed: tuple[int, ...]) -> list[float]:
        """Plays a batch of games and learns from them.

        Returns the error of each stage, a root mean square in discs.
        """
        done = batch / course.batches
        trust = course.trust[0] + done * (course.trust[1] - course.trust[0])
        rate = course.rate[0] * (course.rate[1] / course.rate[0]) ** done
        tables = [self._tables[stage(empties, STAGES)] for empties in range(65)]
        rng = np.random.default_rng((*seed, batch))
        plies, scores = self_play.play(GAMES, tables, course.policy, rng)
        lessons: list[list[tuple[Patterns, Values]]] = [[] for _ in range(STAGES)]
        for ply, target in zip(reversed(plies), _targets(plies, scores, trust)):
            lessons[stage(ply.empties, STAGES)].append((ply.patterns, target - ply.value))
        return [self._take(i, lesson, rate) for i, lesson in enumerate(lessons)]

    def _take(self, stage: int, lesson: list[tuple[Patterns, Values]], rate: float) -> float:
        errors = np.concatenate([errors for _, errors in lesson])
        sums, seen = spread_errors(np.concatenate([found for found, _ in lesson], axis=1), errors)
        self.weights[stage] += rate * sums / (seen + SELDOM)
        self._tables[stage] = Table(self.weights[stage])
        return float(np.sqrt(np.mean(errors**2)))


def _targets(
    plies: list[self_play.Ply], scores: Values, trust: float
) -> "list[NDArray[np.float32]]":
    """Returns what each position should have been worth, the last ply first."""
    outlook = scores.copy()  # For black, of each game from the position on.
    targets = []
    for ply in reversed(plies):
        target = ply.black * outlook[ply.game]
        if ply.best is not None and ply.astray is not None:
            drawn = (1 - trust) * ply.best + trust * target
            target = np.where(ply.astray, ply.best, drawn)
            outlook[ply.game] = ply.black * target
        targets.append(target)
    return targets
