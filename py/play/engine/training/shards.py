"""Positions and their searched values on disk, in shards that each follow from a seed.

A shard holds the sampled positions of some games, and for each stage the values of the positions
that belong to it. Every file is written at once, so the work can be stopped at any time and resumes
with the missing files. All positions of a game are in one shard, so a held-out shard has no
position of a game that was learned from.
"""

import signal
import time
import zlib
from collections.abc import Callable
from functools import lru_cache, partial
from multiprocessing.pool import Pool
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from play.engine.kernel import wasmtime_module
from play.engine.kernel.kernel import INFINITY, UNIT, Kernel
from play.engine.kernel.patterns import STAGES, N, stage
from play.engine.training import sampling
from play.engine.training.position_arrays import Masks, Values, bits
from play.engine.training.weight_files import save, tables, unpacked

POSITIONS = 50_000  # In a shard, of which the opening has many twice.
HELD_OUT = 12  # One shard in this many is held out for validation.
AROUND = 2  # The positions of this many plies after a stage help to learn it.
DEPTH = 6  # Plies.
SOLVE = 12  # The most empty squares at which positions are solved.
EXACT = 0  # The margin of a search that leaves nothing out.
GLANCE = 2  # The depth of a first search, which orders the moves.


class Labelled(NamedTuple):
    """Positions and their searched values.

    Attributes:
        player: The discs of the side to move.
        opponent: The discs of the other side.
        values: The values for the side to move, in discs.
    """

    player: Masks
    opponent: Masks
    values: Values


def workers(processes: int) -> Pool:
    """Returns a pool of processes that leave Ctrl+C to their parent."""
    # Processes that have not begun yet ignore it too.
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    finally:
        signal.signal(signal.SIGINT, usual)


def sample(folder: Path, evaluation: bytes, seed: int, count: int, pool: Pool) -> None:
    """Writes the positions of the shards from 0 to `count` that the folder does not contain."""
    task = partial(_sample_shard, folder, evaluation, seed)
    missing = [i for i in range(count) if not _positions_file(folder, i).exists()]
    _run("positions", task, missing, pool)


def label(folder: Path, evaluation: bytes, stage_number: int, pool: Pool) -> None:
    """Searches the positions of a stage in all shards of the folder that have no values for it."""
    task = partial(_label_shard, folder, evaluation, stage_number)
    missing = [i for i in _numbers(folder) if not _values_file(folder, i, stage_number).exists()]
    _run(f"values of stage {stage_number}", task, missing, pool)


def load(folder: Path, stage_number: int) -> tuple[Labelled, Labelled]:
    """Returns the positions to learn a stage from, and those that are held out.

    The first positions of the next stage help to learn this one. No position is in both.

    Raises:
        ValueError: One of them has no shard.
    """
    learned, held_out = [], []
    for i in _numbers(folder):
        part = _part(folder, i, stage_number)
        if i % HELD_OUT == 0:
            held_out.append(part)
            continue
        learned.append(part)
        if stage_number + 1 < STAGES:
            later = _part(folder, i, stage_number + 1)
            near = _stages(later.player, later.opponent, AROUND) == stage_number
            learned.append(_chosen(later, near))
    if not (learned and held_out):
        raise ValueError(f"{folder} has too few shards")
    known = _joined(learned)
    rest = _joined(held_out)
    keys = {*zip(known.player.tolist(), known.opponent.tolist())}
    sides = zip(rest.player.tolist(), rest.opponent.tolist())
    return known, _chosen(rest, np.array([side not in keys for side in sides], bool))


def _chosen(positions: Labelled, chosen: NDArray[np.bool_]) -> Labelled:
    player, opponent, values = positions
    return Labelled(player[chosen], opponent[chosen], values[chosen])


def _joined(parts: list[Labelled]) -> Labelled:
    return Labelled(
        np.concatenate([part.player for part in parts]),
        np.concatenate([part.opponent for part in parts]),
        np.concatenate([part.values for part in parts]),
    )


def _part(folder: Path, number: int, stage_number: int) -> Labelled:
    """Returns the positions of a stage in one shard."""
    with np.load(_values_file(folder, number, stage_number)) as shard:
        return Labelled(*_of_stage(folder, number, stage_number), shard["values"])


def search_values(evaluation: bytes, player: Masks, opponent: Masks) -> Values:
    """Returns the searched values of positions in discs, for the side to move."""
    kernel = _kernel(evaluation)
    found = np.empty(len(player), np.float32)
    for i, (own, other) in enumerate(zip(bits(player), bits(opponent))):
        empties = N * N - int(own.sum() + other.sum())
        kernel.forget()
        kernel.position(N, np.flatnonzero(own).tolist(), np.flatnonzero(other).tolist())
        for depth in (GLANCE, empties if empties <= SOLVE else DEPTH):
            kernel.search(depth, EXACT)
            while not kernel.run(INFINITY):
                pass
        found[i] = kernel.moves()[0][1] / UNIT
    return found


@lru_cache(maxsize=1)
def _kernel(evaluation: bytes) -> Kernel:
    return Kernel(wasmtime_module.load(), zlib.decompress(evaluation))


def _sample_shard(folder: Path, evaluation: bytes, seed: int, number: int) -> int:
    """Writes the positions of a shard and returns how many they are."""
    rng = np.random.default_rng((seed, number))
    sides = sampling.sample(POSITIONS, tables(unpacked(evaluation)), rng)
    player, opponent = np.unique(np.stack(sides), axis=1)
    save(_positions_file(folder, number), player=player, opponent=opponent)
    return len(player)


def _label_shard(folder: Path, evaluation: bytes, stage_number: int, number: int) -> int:
    """Writes the values of one stage of a shard and returns how many they are."""
    values = search_values(evaluation, *_of_stage(folder, number, stage_number))
    save(_values_file(folder, number, stage_number), values=values)
    return len(values)


def _of_stage(folder: Path, number: int, stage_number: int) -> tuple[Masks, Masks]:
    """Returns the positions of a shard that belong to a stage."""
    with np.load(_positions_file(folder, number)) as shard:
        player, opponent = shard["player"], shard["opponent"]
    chosen = _stages(player, opponent) == stage_number
    return player[chosen], opponent[chosen]


def _stages(player: Masks, opponent: Masks, earlier: int = 0) -> NDArray[np.int64]:
    """Returns the stages of positions, or those of some plies earlier."""
    stages = np.array([stage(empties) for empties in range(65)])
    empties = 64 - np.bitwise_count(player | opponent).astype(int)
    found: NDArray[np.int64] = stages[empties + earlier]
    return found


def _run(name: str, task: Callable[[int], int], numbers: list[int], pool: Pool) -> None:
    """Runs a task for each shard and prints the progress."""
    begun, found = time.monotonic(), 0
    for done, size in enumerate(pool.imap_unordered(task, numbers), 1):
        found += size
        rate = found / (time.monotonic() - begun)
        print(f"{name}: {done} of {len(numbers)} shards, {rate:.0f} a second", flush=True)


def _numbers(folder: Path) -> list[int]:
    """Returns the numbers of the shards of a folder."""
    return sorted(int(file.stem[-5:]) for file in folder.glob("positions?????.npz"))


def _positions_file(folder: Path, number: int) -> Path:
    return folder / f"positions{number:05}.npz"


def _values_file(folder: Path, number: int, stage_number: int) -> Path:
    return folder / f"values{number:05}-{stage_number}.npz"
