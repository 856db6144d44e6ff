"""Error of the evaluation: `.venv/bin/python tests/benchmark/evaluation.py [FILE]`.

For each stage of the game, compares the static evaluation with the search on positions that
training has not seen. The search looks six plies ahead, or solves with twelve empty squares or
fewer. Prints the root mean square error and the mean error in discs, for all positions and for
those that are even within 16 discs.
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmark.support.tables import print_head, print_row
from hosting.serving import ROOT
from play.engine.kernel.patterns import STAGES, stage
from play.engine.training.pattern_weights import WeightTable, pattern_indices
from play.engine.training.sampling import sample
from play.engine.training.shards import search_values
from play.engine.training.weight_files import tables, unpacked

SEED = 20_260  # Not used in training.
EVEN = 16


def main() -> None:
    parser = argparse.ArgumentParser(description="Prints the error of an evaluation by stage.")
    default = ROOT / "static" / "evaluation.bin"
    parser.add_argument("file", nargs="?", type=Path, default=default)
    parser.add_argument(
        "--judge", type=Path, default=default, help="the evaluation that plays and searches"
    )
    parser.add_argument("--positions", type=int, default=100_000)
    given = parser.parse_args()
    weights = unpacked(given.file.read_bytes())
    judge = given.judge.read_bytes()
    sides = sample(given.positions, tables(unpacked(judge)), np.random.default_rng(SEED))
    player, opponent = np.unique(np.stack(sides), axis=1)
    empties = 64 - np.bitwise_count(player | opponent).astype(int)
    print_head("empty squares", "positions", "error", "mean", "even", "mean")
    for number in range(STAGES):
        of_stage = [left for left in range(1, 61) if stage(left) == number]
        chosen = np.isin(empties, of_stage)
        found = player[chosen], opponent[chosen]
        values = search_values(judge, *found)
        errors = WeightTable(weights[number]).values(pattern_indices(*found)) - values
        both = errors, errors[np.abs(values) <= EVEN]
        cells = [cell for each in both for cell in (f"{_rms(each):.2f}", f"{np.mean(each):+.2f}")]
        print_row(f"{of_stage[0]} to {of_stage[-1]}", len(values), *cells)


def _rms(errors: NDArray[np.floating]) -> float:
    return float(np.sqrt(np.mean(errors**2)))


if __name__ == "__main__":
    main()
