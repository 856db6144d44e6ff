"""Parity of values: `.venv/bin/python tests/benchmark/parity.py [--positions N] [--size N]`.

The evaluation favours the side to move, so the values of a search rise and fall with the parity of
its depth. Searches positions of well played games and prints, for the values of the search and for
those that are shown, in discs by number of empty squares on 8 x 8:

bias: how much a value at an even depth exceeds the mean of its odd neighbours;
step: how much the value changes from one depth to the next, without the sign;
zigzag: how much it changes from one move of a game to the next, seen from one side.
"""

import random
from statistics import fmean

from benchmark.cuts import played
from benchmark.support.options import numbers
from hosting.serving import ROOT
from othello import BLACK, Game
from othello.masks import squares_of
from play.engine.evaluation.pattern_evaluation import Evaluation
from play.engine.kernel.kernel import UNIT
from play.engine.search.iterative_deepening import Thinker, new_thinker
from play.engine.thoughts import Limits

DEPTH = 8
STAGES = [(50, 56), (40, 50), (30, 40), (20, 30), (14, 20)]
FIGURES = ("bias", "step", "zigzag")


def main() -> None:
    """Prints a line for each stage of the game."""
    given = numbers("Measures the parity of values.", size=8, positions=30)
    thinker = new_thinker(given.size, Evaluation((ROOT / "static/evaluation.bin").read_bytes()))
    chance = random.Random(2)
    print(
        f"{'empty squares':>14}" + 2 * "".join(f"{figure:>9}" for figure in FIGURES) + "  (shown)"
    )
    for least, most in STAGES:
        figures = []
        for _ in range(given.positions):
            game = played(given.size, chance.uniform(least, most) / 64, chance, thinker)
            figures.append(measured(thinker, game))
        means = "".join(f"{fmean(column):>9.2f}" for column in zip(*figures))
        print(f"{f'{least} to {most}':>14}{means}", flush=True)


def measured(thinker: Thinker, game: Game) -> list[float]:
    """Returns the figures of the values of a search in a game, then those of the shown values."""
    turn = game.turn
    now, square = values(thinker, game)
    game.play(square)
    after, _ = values(thinker, game) if game.turn else (now, square)
    sign = 1 if game.turn == turn else -1
    found = []
    for before, later in zip(now, after):
        inner = range(2, len(before) - 1)
        found += [
            fmean(
                (-1) ** (i + 1) * (before[i] - (before[i - 1] + before[i + 1]) / 2) for i in inner
            ),
            fmean(abs(before[i] - before[i - 1]) for i in inner),
            abs(before[-1] - sign * later[-1]),
        ]
    return found


def values(thinker: Thinker, game: Game) -> tuple[tuple[list[float], list[float]], int]:
    """Returns the values of the best move by depth, the same as they are shown, and the move."""
    thinker.forget()
    n = game.position.n
    sides = squares_of(game.position.black, n), squares_of(game.position.white, n)
    thoughts = thinker.think(*(sides if game.turn == BLACK else sides[::-1]), Limits(depth=DEPTH))
    found = [thought for thought in thoughts if thought]
    raw = [thought.candidates[0].value / UNIT for thought in found]
    shown = [value - thought.parity / UNIT for value, thought in zip(raw, found)]
    return (raw, shown), found[-1].candidates[0].square


if __name__ == "__main__":
    main()
