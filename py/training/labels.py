"""Values of positions found by the engine's search."""

import signal
from collections.abc import Iterator
from multiprocessing import Pool

import numpy as np

from analysis.evaluation.pattern_evaluation import UNIT, Evaluation
from analysis.search.cooperative import finished
from analysis.search.iterative_deepening import Thinker, new_thinker
from analysis.search.midgame import INFINITY
from training.position_arrays import Masks, Values

DEPTH = 4  # Plies.
SOLVE = 10  # The most empty squares at which positions are solved.
CHUNK = 500  # Positions per task.

_thinker: Thinker


def search_values(
    player: Masks, opponent: Masks, evaluation: bytes, processes: int
) -> Iterator[Values]:
    """Yields the values of positions in discs, one chunk at a time."""
    chunks = [
        (player[i : i + CHUNK].tolist(), opponent[i : i + CHUNK].tolist())
        for i in range(0, len(player), CHUNK)
    ]
    with Pool(processes, prepare, (evaluation,)) as pool:
        yield from pool.imap(values, chunks)


def prepare(evaluation: bytes) -> None:
    """Loads the evaluation into this process."""
    global _thinker
    # Ctrl+C reaches all processes of the terminal; the parent ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _thinker = new_thinker(8, Evaluation(evaluation))
    _thinker.search.selective = False


def values(chunk: tuple[list[int], list[int]]) -> Values:
    """Returns the values of positions in discs, after `prepare`."""
    _thinker.move_tables.forget()
    _thinker.forget()
    return np.array([_value(*sides) for sides in zip(*chunk)], np.float32)


def _value(player: int, opponent: int) -> float:
    """Returns the value of a position, given as masks with a1 as the lowest bit."""
    move_tables, search = _thinker.move_tables, _thinker.search
    squares = range(64)
    p, o, number = move_tables.position(
        [square for square in squares if player >> square & 1],
        [square for square in squares if opponent >> square & 1],
    )
    empties = 64 - (player | opponent).bit_count()
    if empties <= SOLVE:
        return finished(_thinker.endgame.solve(p, o, number, -64, 64))
    moves = (o + (o & p << 1)) & (move_tables.lanes.board ^ p ^ o)
    return finished(search.value(p, o, number, moves, empties, DEPTH, -INFINITY, INFINITY)) / UNIT
