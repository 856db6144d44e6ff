"""Trains the engine's evaluation by self-play: `python py/train.py`, with numpy.

First it learns by temporal differences from self-play, looking one ply ahead and then two. Then it
fits the weights to the results of the engine's search, from the last stage of the game to the
first; for the last stages these are exact. Everything follows from `--seed`, and no games of others
are used. Training can be stopped and resumes from its checkpoints in `.training/`. At the end it
writes `static/evaluation.bin`.
"""

import argparse
import os
import sys
from pathlib import Path

import terminal
from training.pipeline import train
from training.plan import FULL, SMALL

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
    parser.add_argument("--small", action="store_true", help="a try of a minute, not to be shipped")
    parser.add_argument("--output", type=Path, default=EVALUATION, help="the file to write")
    given = parser.parse_args()
    plan = SMALL if given.small else FULL
    folder = FOLDER / f"{'small' if given.small else 'whole'}-{given.seed}"
    terminal.check_writable(given.output)
    given.output.write_bytes(train(plan, folder, given.seed, given.processes))
    return 0


if __name__ == "__main__":
    sys.exit(terminal.run(main))
