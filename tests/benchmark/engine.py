"""Speed of the engine in a terminal: `.venv/bin/python tests/benchmark/engine.py`.

Prints processor times, so that other load matters less. Chromium runs the same module.
"""

import random
import resource
from collections.abc import Iterator
from functools import partial
from statistics import median
from time import perf_counter, process_time

from benchmark.support.tables import print_head, print_row
from jobs.slices import finished
from othello import Game, Position
from othello.masks import squares_of
from play.engine.thoughts import Limits
from play.records.boards import parse_board
from reference.ffo import FFO
from unit.play.engine.boards import fresh_thinker, thoughts
from unit.play.engine.kernel.kernels import kernel

PERFT = {9: 3_005_288, 10: 24_571_284}
NODES = 3_000_000
OPENING = 10  # Random plies, after which the engine plays against itself at depth 2.
COUNT = 30  # Positions for each number of empty squares.
# What is solved: the best move, all moves or the winner.
SOLVED = {
    "best move, 18 empties": (18, partial(Limits, solve=18)),
    "best move, 20 empties": (20, partial(Limits, solve=20)),
    "best move, 22 empties": (22, partial(Limits, solve=22)),
    "all moves, 18 empties": (18, partial(Limits, solve=18, every=True)),
    "winner, 22 empties": (22, partial(Limits, win=22)),
}

Place = tuple[Position, str]  # With the side to move.


def main() -> None:
    """Prints a row for each figure as it is measured."""
    print_head("", "figure")
    for depth, expected in PERFT.items():
        show(f"perft({depth}), s", perft(depth, expected))
    show("million nodes a second in the middle game", nodes_per_second() / 1e6)
    show("FFO 1 to 19, exact, s", sum(map(ffo, FFO)))
    show("longest time without a pause, ms", 1000 * longest_pause())
    for title, (empties, limits) in SOLVED.items():
        times = [solve(position(number, empties), limits()) for number in range(COUNT)]
        show(f"{title}, median s", median(times))
        show(f"{title}, most s", max(times))
    show("memory of the process, MB", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000)


def show(title: str, value: float) -> None:
    """Prints a figure."""
    print_row(title, f"{value:.2f}")


def perft(depth: int, expected: int) -> float:
    """Returns the time to count move sequences."""
    start = Game().position
    kernel().position(8, squares_of(start.black, 8), squares_of(start.white, 8))
    begun = process_time()
    assert kernel().perft(depth) == expected
    return process_time() - begun


def nodes_per_second() -> float:
    """Returns the nodes per second in the middle game."""
    seconds = nodes = 0.0
    for number in range(8):
        place = position(number, 44 - 3 * number)
        thinker = fresh_thinker()
        begun = process_time()
        finished(thinker.think(*place, Limits(nodes=NODES)))
        seconds += process_time() - begun
        nodes += thinker.nodes
    return nodes / seconds


def ffo(row: tuple[str, int, str]) -> float:
    """Returns the time to solve a position of the FFO test."""
    text, score, _ = row
    place, side = parse_board(text)
    begun = process_time()
    *_, thought = filter(None, fresh_thinker().think(place, side or "", Limits(solve=64)))
    assert thought.candidates[0].value == 8 * score
    return process_time() - begun


def longest_pause() -> float:
    """Returns the longest time between two pauses while thinking and solving."""
    longest = 0.0
    for limits, empties in ((Limits(nodes=NODES), 36), (Limits(solve=20), 20)):
        begun = perf_counter()
        for _ in fresh_thinker().think(*position(1, empties), limits):
            now = perf_counter()
            longest, begun = max(longest, now - begun), now
    return longest


def solve(place: Place, limits: Limits) -> float:
    """Returns the time to solve a position."""
    begun = process_time()
    finished(fresh_thinker().think(*place, limits))
    return process_time() - begun


def position(number: int, empties: int) -> Place:
    """Returns a position from a game of the engine against itself."""
    return next(place for game in games(number) if (place := at(game, empties)))


def games(number: int) -> Iterator[Game]:
    """Yields games that begin with random moves and are well played then."""
    chance = random.Random(number)
    while True:
        game = Game()
        while game.turn:
            if game.ply < OPENING:
                game.play(chance.choice(game.legal_moves()))
            else:
                best = thoughts(game, Limits(depth=2))[-1].candidates[0]
                game.play(best.square)
        yield game


def at(game: Game, empties: int) -> Place | None:
    """Returns the position of a game with a number of empty squares and a side to move."""
    for ply in game.plies:
        if ply.turn and ply.position.empties == empties:
            return ply.position, ply.turn
    return None


if __name__ == "__main__":
    main()
