"""Strength against other programs and before: `.venv/bin/python tests/benchmark/ladder.py`.

Plays the levels against GRhino, if Debian's `gtp-rhino` is installed, and the committed engine
against that of an earlier commit, as a regression check at equal nodes. Games are stored as those
of `matches.py`, so the command can be interrupted and resumed.
"""

import argparse
import subprocess
from pathlib import Path

from benchmark.matches import RHINO, match, summary
from serving import ROOT

RUNGS = (("level:3", "grhino:1"), ("level:5", "grhino:3"), ("level:10", "grhino:5"))


def main() -> None:
    """Prints the result of each match."""
    parser = argparse.ArgumentParser(description="Plays the engine against others.")
    parser.add_argument("--games", type=int, default=200, help="of each match")
    parser.add_argument("--before", metavar="REVISION", help="the earlier commit")
    parser.add_argument("--nodes", type=int, default=2000, help="of each move against it")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    pairs = list(RUNGS) if Path(RHINO).exists() else []
    if given.before:
        now, before = (f"engine:{given.nodes}@{commit(r)}" for r in ("HEAD", given.before))
        pairs.insert(0, (now, before))
    for a, b in pairs:
        results = match(a, b, given.games, processes=given.processes)
        print(summary(shortened(a), shortened(b), results), flush=True)


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
