"""Strength of the levels: `.venv/bin/python tests/benchmark/ladder.py [--games N] [--levels N …]`.

Plays every level against the one before, with openings of its own. Games are stored as those of
`matches.py`, so the command can be interrupted and resumed.
"""

import argparse

from benchmark.matches import RESULT, match, result
from benchmark.support.tables import print_head, print_row
from play.engine.levels import LEVELS

FRESH = 70_000  # The first opening of the games that measure levels.


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays each level against the one before.")
    parser.add_argument("--games", type=int, default=200, help="of each match")
    parser.add_argument("--levels", type=int, nargs="*", default=range(1, len(LEVELS)))
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    print_head(*RESULT)
    for number in given.levels:
        a, b = f"level:{number}", f"level:{number - 1}"
        results = match(a, b, given.games, processes=given.processes, first=FRESH)
        print_row(*result(a, b, results))


if __name__ == "__main__":
    main()
