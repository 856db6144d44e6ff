"""Fits the selective cuts (ProbCut): `.venv/bin/python tests/benchmark/cuts.py [--size N]`.

Searches positions of random games to every depth. Prints the standard deviation, in discs by share
of empty squares, between a search and the shallower search that may replace it. Then prints the
parameters of `play.engine.search.midgame.Spread` fitted to these deviations.
"""

import math
import random

import numpy as np

from benchmark.support.options import numbers
from hosting.serving import ROOT
from jobs.slices import finished
from othello import BLACK, Game, Position
from othello.masks import squares_of
from play.engine.evaluation.pattern_evaluation import Evaluation
from play.engine.kernel.kernel import UNIT
from play.engine.movegen.move_tables import MoveTables
from play.engine.search.iterative_deepening import Thinker, new_thinker
from play.engine.search.midgame import CUT_FROM, INFINITY, shallower

DEPTHS = range(CUT_FROM, 7)
SHARES = [(i / 10, (i + 1) / 10) for i in range(2, 9)]  # Of empty squares.
OFTEN = 0.9  # The share of moves that are best one ply ahead; the others are random.


def main() -> None:
    """Prints the table and the fit."""
    given = numbers("Fits the selective cuts.", size=8, positions=30)
    print(f"{'empty':>7}" + "".join(f"{f'{d} < {shallower(d)}':>8}" for d in DEPTHS))
    chance = random.Random(1)
    fitted = []
    for least, most in SHARES:
        values = np.array(
            [searched(given.size, (least + most) / 2, chance) for _ in range(given.positions)]
        )
        deviations = [np.std(values[:, d] - values[:, shallower(d)]) / UNIT for d in DEPTHS]
        print(f"{least + 0.05:>7.2f}" + "".join(f"{d:>8.2f}" for d in deviations), flush=True)
        fitted.append(((least + most) / 2, math.log(float(np.mean(deviations)))))
    shares, logarithms = np.array(fitted).T
    slope, start = np.polyfit(shares, logarithms, 1)
    print(f"late={math.exp(start):.1f}, fall={-1 / slope:.2f}")


def searched(n: int, share: float, chance: random.Random) -> list[int]:
    """Returns the static value of a position and those at all depths."""
    thinker = new_thinker(n, Evaluation((ROOT / "static" / "evaluation.bin").read_bytes()))
    search, move_tables = thinker.search, thinker.move_tables
    search.selective = False
    game = played(n, share, chance, thinker)
    p, o, number = position(game, move_tables)
    legal = (o + (o & p << 1)) & (move_tables.lanes.board ^ p ^ o)
    empties = game.position.empties
    values = [search.evaluate(p, o, number, empties)]
    for depth in range(1, DEPTHS[-1] + 1):
        looking = search.value(p, o, number, legal, empties, depth, -INFINITY, INFINITY)
        values.append(finished(looking))
    return values


def played(n: int, share: float, chance: random.Random, thinker: Thinker) -> Game:
    """Returns an unfinished game with this share of empty squares."""
    game = Game(Position.start(n))
    while game.position.empties > share * n * n:
        p, o, number = position(game, thinker.move_tables)
        left = game.position.empties - 1
        move = chance.choice(game.legal_moves())
        if chance.random() < OFTEN:
            replies = {
                square: thinker.search.evaluate(
                    *thinker.move_tables.play(p, o, number, square), left
                )
                for square in game.legal_moves()
            }
            move = min(replies, key=replies.__getitem__)
        game.play(move)
        if not game.turn:
            game = Game(Position.start(n))
    return game


def position(game: Game, move_tables: MoveTables) -> tuple[int, int, int]:
    """Returns the position of a game in the search's representation."""
    n = game.position.n
    black, white = squares_of(game.position.black, n), squares_of(game.position.white, n)
    return move_tables.position(*((black, white) if game.turn == BLACK else (white, black)))


if __name__ == "__main__":
    main()
