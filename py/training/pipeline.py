"""Runs the steps of training and saves each, so that a stopped training can be resumed."""

import time
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from analysis.evaluation.pattern_evaluation import UNIT, ZERO, stage
from training import fitting, labels, sampling
from training.pattern_weights import Weights, WeightTable
from training.plan import TrainingPlan
from training.temporal_difference import STAGES, Learner, SelfPlayPhase

SAVE_EVERY = 10  # Batches.


def train(plan: TrainingPlan, folder: Path, seed: int, processes: int) -> bytes:
    """Trains an evaluation and returns the bytes of its file. Prints its progress.

    Args:
        plan: The plan of training.
        folder: The folder of checkpoints. Training resumes from those it contains.
        seed: The seed of all random numbers.
        processes: The number of processes for the searches.

    Raises:
        ValueError: The plan has no phase of self-play.
    """
    folder.mkdir(parents=True, exist_ok=True)
    weights = None
    for number, phase in enumerate(plan.phases):
        weights = _played(phase, weights, folder / f"course{number}.npz", (seed, number))
    if weights is None:
        raise ValueError("the plan has no phase of self-play")
    for number, count in reversed([*enumerate(plan.positions)]):
        if count:
            file = folder / f"stage{number}.npz"
            weights[number] = _searched(weights, number, count, file, seed, processes)
    return packed(weights)


def packed(weights: Weights) -> bytes:
    """Returns the weights of all stages as the bytes of an evaluation file."""
    eighths = np.clip(np.rint(weights * UNIT), -ZERO, ZERO - 1) + ZERO
    return zlib.compress(eighths.astype(np.uint8).tobytes(), 9)


def unpacked(data: bytes) -> Weights:
    """Returns the weights of all stages in a file, in discs."""
    eighths = np.frombuffer(zlib.decompress(data), np.uint8).astype(np.float32)
    weights: Weights = ((eighths - ZERO) / UNIT).reshape(STAGES, -1).astype(np.float32)
    return weights


def tables(weights: Weights) -> list[WeightTable]:
    """Returns the weight tables by number of empty squares."""
    found = [WeightTable(stage_weights) for stage_weights in weights]
    return [found[stage(empties, STAGES)] for empties in range(65)]


def _played(
    phase: SelfPlayPhase, weights: Weights | None, file: Path, seed: tuple[int, int]
) -> Weights:
    """Returns the weights after a phase of self-play, resuming from its checkpoint."""
    first = 0
    if file.exists():
        with np.load(file) as saved:
            weights, first = saved["weights"], int(saved["batches"])
    learner = Learner(weights)
    errors = []
    begun = time.monotonic()
    for batch in range(first, phase.batches):
        errors.append(learner.learn(phase, batch, seed))
        if (batch + 1) % SAVE_EVERY == 0 or batch + 1 == phase.batches:
            _save(file, weights=learner.weights, batches=np.array(batch + 1))
            means = " ".join(f"{error:.2f}" for error in np.mean(errors, axis=0))
            seconds = time.monotonic() - begun
            print(f"{file.stem} batch {batch + 1} {seconds:.0f} s errors {means}", flush=True)
            errors.clear()
    return learner.weights


def _searched(
    weights: Weights, number: int, count: int, file: Path, seed: int, processes: int
) -> Weights:
    """Returns the weights of a stage, fitted to the searched values of `count` positions."""
    if file.exists():
        with np.load(file) as saved:
            known: Weights = saved["weights"]
            return known
    begun = time.monotonic()
    rng = np.random.default_rng((seed, STAGES + number))
    of_stage = [empties for empties in range(61) if stage(empties, STAGES) == number]
    around = range(max(1, of_stage[0] - 1), of_stage[-1] + 2)
    player, opponent = sampling.sample(count, around, tables(weights), rng)
    values = np.concatenate(
        list(labels.search_values(player, opponent, packed(weights), processes))
    )
    fit = fitting.fit(weights[number], player, opponent, values)
    _save(file, weights=fit.weights)
    seconds = time.monotonic() - begun
    print(
        f"{file.stem} {len(values)} positions {seconds:.0f} s error {fit.before:.2f} -> "
        f"{fit.after:.2f}",
        flush=True,
    )
    return fit.weights


def _save(file: Path, **arrays: NDArray[np.generic]) -> None:
    """Writes arrays to a file atomically."""
    part = file.with_suffix(".part.npz")
    np.savez(part, **arrays)  # type: ignore[arg-type]
    part.replace(file)
