"""Trains the engine's evaluation by self-play: `python py/train.py`, with numpy and wasmtime.

First it learns by temporal differences from self-play, looking one ply ahead and then two. Then it
searches millions of positions of games that this evaluation plays, and fits the weights to their
values, from the last stage of the game to the first; for the last stages these are exact. At the
end it writes `static/evaluation.bin`. Everything follows from `--seed`, and no games of others are
used.

`--refine FILE` does only the second part, with an evaluation that exists. Both can be stopped at
any time and resume from what is in `.training/`.
"""

import argparse
import os
import sys
import zlib
from pathlib import Path

import terminal
from play.engine.training.pipeline import refine, train
from play.engine.training.plan import FULL, SMALL

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".training"
EVALUATION = ROOT / "static" / "evaluation.bin"


def main() -> int:
    """Trains as the arguments say; returns the exit status."""
    parser = argparse.ArgumentParser(description="Trains the engine's evaluation by self-play.")
    parser.add_argument(
        "--seed",
        type=terminal.number_from(0),
        default=1,
        help="another one gives another evaluation",
    )
    parser.add_argument(
        "--processes",
        type=terminal.number_from(1),
        default=os.cpu_count() or 1,
        help="for the searches",
    )
    parser.add_argument(
        "--small", action="store_true", help="a try of a few minutes, not to be shipped"
    )
    parser.add_argument("--output", type=Path, default=EVALUATION, help="the file to write")
    parser.add_argument("--refine", type=Path, metavar="FILE", help="an evaluation to improve")
    parser.add_argument(
        "--shards",
        type=terminal.number_from(0),
        default=FULL.shards,
        help="of 50,000 positions to search for --refine; 0 fits those searched before",
    )
    given = parser.parse_args()
    terminal.check_writable(given.output)
    given.output.write_bytes(_refined(given) if given.refine else _trained(given))
    return 0


def _trained(given: argparse.Namespace) -> bytes:
    plan = SMALL if given.small else FULL
    folder = FOLDER / f"{'small' if given.small else 'whole'}-{given.seed}"
    return train(plan, folder, given.seed, given.processes)


def _refined(given: argparse.Namespace) -> bytes:
    evaluation = given.refine.read_bytes()
    folder = FOLDER / f"refine-{zlib.crc32(evaluation):08x}-{given.seed}"
    return refine(evaluation, folder, given.seed, given.shards, given.processes)


if __name__ == "__main__":
    sys.exit(terminal.run(main))
