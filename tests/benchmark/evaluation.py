"""Error of the evaluation: `.venv/bin/python tests/benchmark/evaluation.py [FILE]`.

For each stage of the game, compares the static evaluation with the search on positions that
training has not seen. The search looks four plies ahead, or solves with ten empty squares or fewer.
Prints the root mean square error and the mean error in discs.
"""

import argparse
from pathlib import Path

import numpy as np

from analysis.evaluation.pattern_evaluation import stage
from serving import ROOT
from training import labels, sampling
from training.pattern_weights import pattern_indices
from training.temporal_difference import STAGES
from training.weight_files import tables, unpacked

SEED = 20_260  # Not used in training.


def main() -> None:
    """Prints a line for each stage."""
    parser = argparse.ArgumentParser(description="Prints the error of an evaluation by stage.")
    default = ROOT / "static" / "evaluation.bin"
    parser.add_argument("file", nargs="?", type=Path, default=default)
    parser.add_argument("--positions", type=int, default=500, help="for each stage")
    given = parser.parse_args()
    data = given.file.read_bytes()
    learned = tables(unpacked(data))
    print(f"{'empty squares':>14}{'positions':>11}{'error':>8}{'mean':>8}")
    for number in range(STAGES):
        rng = np.random.default_rng((SEED, number))
        of_stage = [empties for empties in range(1, 61) if stage(empties, STAGES) == number]
        empties = range(of_stage[0], of_stage[-1] + 1)
        player, opponent = sampling.sample(given.positions, empties, learned, rng)
        values = np.concatenate(list(labels.search_values(player, opponent, data, processes=2)))
        left = 64 - np.bitwise_count(player | opponent)
        found = pattern_indices(player, opponent)
        glances = np.array([learned[e].values(found[:, [i]])[0] for i, e in enumerate(left)])
        errors = glances - values
        print(
            f"{f'{empties[0]} to {empties[-1]}':>14}{len(values):>11}"
            f"{np.sqrt(np.mean(errors**2)):>8.2f}{np.mean(errors):>+8.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
