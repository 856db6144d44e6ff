"""Learns by temporal differences, TD(lambda), from self-play."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from play.engine.kernel.patterns import STAGES, stage
from play.engine.training import self_play
from play.engine.training.pattern_weights import (
    COUNT,
    PatternIndices,
    Weights,
    WeightTable,
    spread_errors,
)
from play.engine.training.position_arrays import Values
from play.engine.training.self_play import Policy

GAMES = 2048  # Per batch.
SELDOM = 20.0  # A weight that occurs this often in a batch learns at half the rate.


class SelfPlayPhase(NamedTuple):
    """A phase of learning from self-play.

    Attributes:
        batches: The number of batches of games.
        policy: How the games are played.
        td_lambda: The first and last weight of a game's later positions and result, against the
            value of the best move.
        rate: The first and last learning rate.
    """

    batches: int
    policy: Policy
    td_lambda: tuple[float, float]
    rate: tuple[float, float]


class Learner:
    """Learns the weights of every stage.

    Attributes:
        weights: The weights, a row per stage.
    """

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = np.zeros((STAGES, COUNT), np.float32) if weights is None else weights
        self._tables = [WeightTable(weights) for weights in self.weights]

    def learn(self, phase: SelfPlayPhase, batch: int, seed: tuple[int, ...]) -> list[float]:
        """Plays a batch of games and learns from them.

        Returns the error of each stage, a root mean square in discs.
        """
        done = batch / phase.batches
        td_lambda = phase.td_lambda[0] + done * (phase.td_lambda[1] - phase.td_lambda[0])
        rate = phase.rate[0] * (phase.rate[1] / phase.rate[0]) ** done
        tables = [self._tables[stage(empties)] for empties in range(65)]
        rng = np.random.default_rng((*seed, batch))
        plies, scores = self_play.play(GAMES, tables, phase.policy, rng)
        examples: list[list[tuple[PatternIndices, Values]]] = [[] for _ in range(STAGES)]
        for ply, target in zip(reversed(plies), _targets(plies, scores, td_lambda)):
            examples[stage(ply.empties)].append((ply.patterns, target - ply.value))
        return [self._update(i, found, rate) for i, found in enumerate(examples)]

    def _update(
        self, stage: int, examples: list[tuple[PatternIndices, Values]], rate: float
    ) -> float:
        errors = np.concatenate([errors for _, errors in examples])
        sums, seen = spread_errors(np.concatenate([found for found, _ in examples], axis=1), errors)
        self.weights[stage] += rate * sums / (seen + SELDOM)
        self._tables[stage] = WeightTable(self.weights[stage])
        return float(np.sqrt(np.mean(errors**2)))


def _targets(
    plies: list[self_play.PlyBatch], scores: Values, td_lambda: float
) -> list[NDArray[np.float32]]:
    """Returns the target value of each position, the last ply first."""
    outlook = scores.copy()  # The target of each game so far, for black.
    targets = []
    for ply in reversed(plies):
        target = ply.black * outlook[ply.game]
        if ply.best is not None and ply.exploratory is not None:
            drawn = (1 - td_lambda) * ply.best + td_lambda * target
            target = np.where(ply.exploratory, ply.best, drawn)
            outlook[ply.game] = ply.black * target
        targets.append(target)
    return targets
