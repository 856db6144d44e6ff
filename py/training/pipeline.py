"""The steps of training, each kept when it is done, so that a stopped training goes on."""

import time
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from analysis.evaluation.pattern_evaluation import UNIT, ZERO, stage
from training import fitting, labels, sampling
from training.pattern_weights import Table, Weights
from training.plan import Lessons
from training.temporal_difference import STAGES, Course, Learner

KEPT_EVERY = 10  # Batches.


def train(lessons: Lessons, folder: Path, seed: int, processes: int) -> bytes:
    """Returns the evaluation as a file holds it; prints how it goes.

    Keeps what it has learned in the folder, and goes on from there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    weights = None
    for number, course in enumerate(lessons.courses):
        weights = _played(course, weights, folder / f"course{number}.npz", (seed, number))
    if weights is None:
        raise ValueError("there is no course to take")
    for number, count in reversed([*enumerate(lessons.positions)]):
        if count:
            file = folder / f"stage{number}.npz"
            weights[number] = _searched(weights, number, count, file, seed, processes)
    return packed(weights)


def packed(weights: Weights) -> bytes:
    """Returns the weights of all stages as `analysis.evaluation.pattern_evaluation` reads them."""
    eighths = np.clip(np.rint(weights * UNIT), -ZERO, ZERO - 1) + ZERO
    return zlib.compress(eighths.astype(np.uint8).tobytes(), 9)


def unpacked(data: bytes) -> Weights:
    """Returns the weights of all stages that a file holds, in discs."""
    eighths = np.frombuffer(zlib.decompress(data), np.uint8).astype(np.float32)
    weights: Weights = ((eighths - ZERO) / UNIT).reshape(STAGES, -1).astype(np.float32)
    return weights


def tables(weights: Weights) -> list[Table]:
    """Returns the tables for every number of empty squares."""
    found = [Table(stage_weights) for stage_weights in weights]
    return [found[stage(empties, STAGES)] for empties in range(65)]


def _played(course: Course, weights: Weights | None, file: Path, seed: tuple[int, int]) -> Weights:
    """Returns the weights after a course of self-play."""
    first = 0
    if file.exists():
        with np.load(file) as kept:
            weights, first = kept["weights"], int(kept["batches"])
    learner = Learner(weights)
    errors = []
    begun = time.monotonic()
    for batch in range(first, course.batches):
        errors.append(learner.learn(course, batch, seed))
        if (batch + 1) % KEPT_EVERY == 0 or batch + 1 == course.batches:
            _keep(file, weights=learner.weights, batches=np.array(batch + 1))
            means = " ".join(f"{error:.2f}" for error in np.mean(errors, axis=0))
            seconds = time.monotonic() - begun
            print(f"{file.stem} batch {batch + 1} {seconds:.0f} s errors {means}", flush=True)
            errors.clear()
    return learner.weights


def _searched(
    weights: Weights, number: int, count: int, file: Path, seed: int, processes: int
) -> Weights:
    """Returns the weights of a stage fitted to what the search finds in so many positions."""
    if file.exists():
        with np.load(file) as kept:
            known: Weights = kept["weights"]
            return known
    begun = time.monotonic()
    rng = np.random.default_rng((seed, STAGES + number))
    of_stage = [empties for empties in range(61) if stage(empties, STAGES) == number]
    around = range(max(1, of_stage[0] - 1), of_stage[-1] + 2)
    player, opponent = sampling.sample(count, around, tables(weights), rng)
    values = np.concatenate(list(labels.searched(player, opponent, packed(weights), processes)))
    fit = fitting.fit(weights[number], player, opponent, values)
    _keep(file, weights=fit.weights)
    seconds = time.monotonic() - begun
    print(
        f"{file.stem} {len(values)} positions {seconds:.0f} s error {fit.before:.2f} -> "
        f"{fit.after:.2f}",
        flush=True,
    )
    return fit.weights


def _keep(file: Path, **arrays: NDArray[np.generic]) -> None:
    """Writes arrays to a file, which is there as a whole or not at all."""
    part = file.with_suffix(".part.npz")
    np.savez(part, **arrays)  # type: ignore[arg-type]
    part.replace(file)
