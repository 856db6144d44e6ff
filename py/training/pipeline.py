"""Runs the steps of training and saves each, so that a stopped training can be resumed."""

import time
from pathlib import Path

import numpy as np

from analysis.evaluation.pattern_evaluation import stage
from training import fitting, labels, sampling, shards
from training.pattern_weights import Weights
from training.plan import TrainingPlan
from training.temporal_difference import STAGES, Learner, SelfPlayPhase
from training.weight_files import packed, save, tables, unpacked

SAVE_EVERY = 10  # Batches.
HELD_OUT = 20  # One position in this many is held out for validation.
AROUND = 2  # Positions with up to this many more or fewer empty squares help to fit a stage.


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


def refine(evaluation: bytes, folder: Path, seed: int, count: int, processes: int) -> bytes:
    """Fits an evaluation to searched positions and returns the bytes of the new file.

    Prints its progress. Resumes from the shards in the folder, which belong to one evaluation.

    Args:
        evaluation: The evaluation to improve, which also plays the games and searches.
        folder: The folder of shards.
        seed: The seed of all random numbers.
        count: The number of shards. With 0, fits the positions that the folder contains.
        processes: The number of processes for the searches.

    Raises:
        ValueError: There are no searched positions.
    """
    shards.label(folder, evaluation, seed, count, processes)
    known = shards.load(folder)
    empties = 64 - np.bitwise_count(known.player | known.opponent).astype(int)
    weights = unpacked(evaluation)
    for number in range(STAGES):
        of_stage = [left for left in range(61) if stage(left, STAGES) == number]
        off = np.maximum(of_stage[0] - empties, empties - of_stage[-1])
        used = off <= np.where(known.held_out, 0, AROUND)
        player, opponent, values, held = (column[used] for column in known)
        if held.all() or not held.any():
            continue
        fit = fitting.fit(weights[number], player, opponent, values, held)
        weights[number] = fit.weights
        print(
            f"{of_stage[0]} to {of_stage[-1]} empty squares: {len(values)} positions, "
            f"error {fit.before:.2f} -> {fit.after:.2f}",
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
    held = np.arange(len(values)) % HELD_OUT == 0
    fit = fitting.fit(weights[number], player, opponent, values, held)
    save(file, weights=fit.weights)
    seconds = time.monotonic() - begun
    print(
        f"{file.stem} {len(values)} positions {seconds:.0f} s error {fit.before:.2f} -> "
        f"{fit.after:.2f}",
        flush=True,
    )
    return fit.weights
