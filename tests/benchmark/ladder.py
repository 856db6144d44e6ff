"""Strength of the levels: `.venv/bin/python tests/benchmark/ladder.py [--against-others]`.

Plays every level against the one before, with openings of its own, and
counts the corners that levels refuse. With `--against-others`, plays the levels against simple
players, against GRhino (Debian's package `grhino`) if it is installed, and with `--before`, the
committed engine against that of an earlier commit at equal nodes. Games are stored as those of
`matches.py`, so the command can be interrupted and resumed.
"""

import argparse
import multiprocessing
import subprocess
from pathlib import Path

from benchmark.matches import RESULT, RHINO, SIMPLE, match, opening, player, result
from benchmark.support.tables import print_head, print_row
from hosting.serving import ROOT
from jobs.slices import finished
from play.engine.levels import LEVELS
from play.engine.thoughts import Limits
from unit.play.engine.boards import engine

FRESH = 70_000  # The first opening of the games that measure levels.
AGAINST_SIMPLE = tuple((f"level:{n}", other) for n in (0, 1) for other in SIMPLE)
RUNGS = (("level:3", "grhino:1"), ("level:5", "grhino:3"), ("level:10", "grhino:5"))
JUDGE = Limits(nodes=5000, solve=12, every=True)  # The search that judges a refused corner.
PLAIN = 8  # A corner within a disc of the best move, in eighths, is plainly good.


def main() -> None:
    """Prints the result of each match, and the number of refused corners."""
    parser = argparse.ArgumentParser(description="Plays the engine against itself and others.")
    parser.add_argument("--games", type=int, default=200, help="of each match")
    parser.add_argument("--levels", type=int, nargs="*", default=range(1, len(LEVELS)))
    parser.add_argument("--against-others", action="store_true")
    parser.add_argument("--before", metavar="REVISION", help="the earlier commit")
    parser.add_argument("--nodes", type=int, default=2000, help="of each move against it")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    pairs = [(f"level:{number}", f"level:{number - 1}") for number in given.levels]
    if given.against_others:
        pairs = [*AGAINST_SIMPLE, *(RUNGS if Path(RHINO).exists() else ())]
    if given.before:
        now, before = (f"engine:{given.nodes}@{commit(r)}" for r in ("HEAD", given.before))
        pairs.insert(0, (now, before))
    print_head(*RESULT)
    for a, b in pairs:
        results = match(a, b, given.games, processes=given.processes, first=FRESH)
        print_row(*result(shortened(a), shortened(b), results))
    print_head("level", "plainly good corners", "refused")
    with multiprocessing.Pool(given.processes) as pool:
        for number in [i for i, level in enumerate(LEVELS) if level.sight]:
            games = [(number, FRESH + i) for i in range(given.games // 2)]
            counts = pool.starmap(refused_corners, games)
            offered, refused = (sum(column) for column in zip(*counts))
            print_row(number, offered, refused)


def refused_corners(number: int, seed: int) -> tuple[int, int]:
    """Returns how many plainly good corners a level was offered and refused, against itself."""
    game = opening(8, seed)
    level = player(f"level:{number}", seed)
    offered = refused = 0
    while game.turn:
        square = level(game)
        good = set()
        if corners := {0, 7, 56, 63}.intersection(game.legal_moves()):
            found = finished(engine().think(game.position, game.turn, JUDGE)).candidates
            least = found[0].value - PLAIN
            good = {move.square for move in found if move.value >= least} & corners
        offered += bool(good)
        refused += bool(good) and square not in corners
        game.play(square)
    return offered, refused


def commit(revision: str) -> str:
    """Returns the full hash of a commit, which names its games for good."""
    command = ["git", "rev-parse", "--verify", f"{revision}^{{commit}}"]
    return subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


def shortened(player: str) -> str:
    """Returns the name of a player with a short hash."""
    kind, _, revision = player.partition("@")
    return f"{kind}@{revision[:7]}" if revision else kind


if __name__ == "__main__":
    main()
