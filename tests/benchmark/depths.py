"""Plies of the analysis: `.venv/bin/python tests/benchmark/depths.py [--positions N]`.

Prints how far the values of all moves and the value of the best move look after as many nodes as
the page searches in 1, 3 and 10 seconds, with and without half of the nodes for the best move.
"""

import argparse
import random
from statistics import fmean

from analysis.evaluation.pattern_evaluation import Evaluation
from analysis.search.iterative_deepening import Limits, Thinker, new_thinker
from benchmark.cuts import played
from othello import BLACK, Game
from othello.masks import squares_of
from serving import ROOT

SECOND = 100_000  # Nodes of a second in the page.
SECONDS = (1, 3, 10)
STAGES = ((44, 56), (30, 44), (18, 30))


def main() -> None:
    """Prints a line for each stage of the game and each way to search."""
    parser = argparse.ArgumentParser(description="Measures the depths of the analysis.")
    parser.add_argument("--positions", type=int, default=10, help="for each stage")
    given = parser.parse_args()
    thinker = new_thinker(8, Evaluation((ROOT / "static/evaluation.bin").read_bytes()))
    chance = random.Random(3)
    head = "".join(f"{f'{seconds} s: all, best':>18}" for seconds in SECONDS)
    print(f"{'empty squares':<26}{head}")
    for least, most in STAGES:
        games = [
            played(8, chance.uniform(least, most) / 64, chance, thinker)
            for _ in range(given.positions)
        ]
        for deeper in (False, True):
            found = [depths(thinker, game, deeper) for game in games]
            means = [
                (fmean(one[0] for one in column), fmean(one[1] for one in column))
                for column in zip(*found)
            ]
            cells = "".join(f"{f'{every:.1f}, {best:.1f}':>18}" for every, best in means)
            way = ", half for the best" if deeper else ""
            print(f"{f'{least} to {most}{way}':<26}{cells}", flush=True)


def depths(thinker: Thinker, game: Game, deeper: bool) -> list[tuple[int, int]]:
    """Returns the depths of all moves and of the best move after each time."""
    black, white = (squares_of(mask, 8) for mask in (game.position.black, game.position.white))
    player, other = (black, white) if game.turn == BLACK else (white, black)
    thinker.forget()
    every = best = 1
    found: list[tuple[int, int]] = []
    limits = Limits(every=True, deeper=deeper)
    for thought in thinker.think(player, other, limits):
        while len(found) < len(SECONDS) and thinker.nodes > SECONDS[len(found)] * SECOND:
            found.append((every, best))
        if len(found) == len(SECONDS):
            return found
        if thought:
            best = max(best, thought.depth)
            every = max(every, thought.depth) if len(thought.candidates) > 1 else every
    return found + [(every, best)] * (len(SECONDS) - len(found))


if __name__ == "__main__":
    main()
