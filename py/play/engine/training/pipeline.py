"""Runs the steps of training and saves each, so that a stopped training can be resumed."""

import time
from pathlib import Path

import numpy as np

from play.engine.kernel.patterns import STAGES
from play.engine.training import fitting, shards
from play.engine.training.pattern_weights import Weights
from play.engine.training.plan import TrainingPlan
from play.engine.training.temporal_difference import Learner, SelfPlayPhase
from play.engine.training.weight_files import packed, save, unpacked

SAVE_EVERY = 10  # Batches.


def train(plan: TrainingPlan, folder: Path, seed: int, processes: int) -> bytes:
    """Trains an evaluation and returns the bytes of its file. Prints its progress.

    Resumes from the checkpoints that the folder contains.

    Raises:
        ValueError: The plan has no phase of self-play.
    """
    folder.mkdir(parents=True, exist_ok=True)
    weights = None
    for number, phase in enumerate(plan.phases):
        weights = _played(phase, weights, folder / f"course{number}.npz", (seed, number))
    if weights is None:
        raise ValueError("the plan has no phase of self-play")
    return refine(packed(weights), folder, seed, plan.shards, processes)


def refine(evaluation: bytes, folder: Path, seed: int, count: int, processes: int) -> bytes:
    """Fits an evaluation to searched positions and returns the bytes of the new file.

    Goes from the last stage to the first, so that the search of a stage looks ahead to positions
    whose evaluation is already fitted. A stage starts from the weights of the next one. Prints its
    progress, and for every stage the error on positions that are held out. Resumes from the shards
    of this evaluation and seed in the folder. A count of 0 fits those that are there.

    Raises:
        ValueError: There are too few shards.
    """
    folder.mkdir(parents=True, exist_ok=True)
    weights = unpacked(evaluation)
    with shards.workers(processes) as pool:
        shards.sample(folder, evaluation, seed, count, pool)
        for number in reversed(range(STAGES)):
            shards.label(folder, packed(weights), number, pool)
            learned, held_out = shards.load(folder, number)
            before = fitting.error(weights[number], *held_out)
            later = weights[min(number + 1, STAGES - 1)]
            weights[number] = fitting.fit(later, *learned)
            after = fitting.error(weights[number], *held_out)
            print(
                f"stage {number}: {len(learned.values)} positions, "
                f"error {before:.2f} -> {after:.2f}",
                flush=True,
            )
    return packed(weights)


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
            save(file, weights=learner.weights, batches=np.array(batch + 1))
            means = " ".join(f"{error:.2f}" for error in np.mean(errors, axis=0))
            seconds = time.monotonic() - begun
            print(f"{file.stem} batch {batch + 1} {seconds:.0f} s errors {means}", flush=True)
            errors.clear()
    return learner.weights
