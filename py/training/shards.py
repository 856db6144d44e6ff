"""Searched positions on disk, in small shards that each follow from a seed.

A shard is the sampled positions of one batch of games and their values. It is written at once, so
labelling can be stopped at any time and resumes with the missing shards. All positions of a game
are in the same shard, so a held-out shard has no position of a game that was learned from.
"""

import time
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training import labels, sampling
from training.pattern_weights import WeightTable
from training.position_arrays import Masks, Values
from training.weight_files import save, tables, unpacked

HELD_OUT = 20  # One shard in this many is held out for validation.

_seed: int
_folder: Path
_tables: list[WeightTable]


class Labelled(NamedTuple):
    """Positions and their searched values.

    Attributes:
        player: The discs of the side to move.
        opponent: The discs of the other side.
        values: The values for the side to move, in discs.
        held_out: Whether each position is held out for validation.
    """

    player: Masks
    opponent: Masks
    values: Values
    held_out: NDArray[np.bool_]


def label(folder: Path, evaluation: bytes, seed: int, count: int, processes: int) -> None:
    """Writes the shards from 0 to `count` that the folder does not contain. Prints its progress.

    Args:
        folder: The folder of shards, of this evaluation and seed.
        evaluation: The evaluation that plays the games and that the searches use.
        seed: The seed of all shards.
        count: The number of shards.
        processes: The number of processes.
    """
    folder.mkdir(parents=True, exist_ok=True)
    missing = [number for number in range(count) if not _file(folder, number).exists()]
    done, found = count - len(missing), 0
    begun = time.monotonic()
    with Pool(processes, _prepare, (folder, evaluation, seed)) as pool:
        for number, size in pool.imap_unordered(_label_shard, missing):
            done, found = done + 1, found + size
            rate = found / (time.monotonic() - begun)
            print(
                f"shard {number}: {size} positions, {done} of {count} shards, {rate:.0f} positions "
                "per second",
                flush=True,
            )


def load(folder: Path) -> Labelled:
    """Returns all labelled positions of a folder.

    Raises:
        ValueError: There are none.
    """
    parts = list(_parts(folder))
    if not parts:
        raise ValueError(f"{folder} has no searched positions")
    player, opponent, values, held_out = (np.concatenate(part) for part in zip(*parts))
    return Labelled(player, opponent, values, held_out)


def _parts(folder: Path) -> Iterator[Labelled]:
    for file in sorted(folder.glob("shard?????.npz")):
        held_out = int(file.stem.removeprefix("shard")) % HELD_OUT == 0
        with np.load(file) as shard:
            yield Labelled(
                shard["player"],
                shard["opponent"],
                shard["values"],
                np.full(len(shard["values"]), held_out),
            )


def _prepare(folder: Path, evaluation: bytes, seed: int) -> None:
    global _folder, _seed, _tables
    labels.prepare(evaluation)
    _folder, _seed, _tables = folder, seed, tables(unpacked(evaluation))


def _label_shard(number: int) -> tuple[int, int]:
    """Writes a shard; returns its number and the number of its positions."""
    player, opponent = sampling.sample_games(_tables, np.random.default_rng((_seed, number)))
    values = labels.values((player.tolist(), opponent.tolist()))
    save(_file(_folder, number), player=player, opponent=opponent, values=values)
    return number, len(values)


def _file(folder: Path, number: int) -> Path:
    return folder / f"shard{number:05}.npz"
