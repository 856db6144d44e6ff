"""The measurements of `engine.py`, which runs them natively and in a worker.

Each measurement is a function that returns a number.
"""

import random
from collections.abc import Callable
from functools import cache
from statistics import median
from time import perf_counter

from benchmark.support import many_boards
from othello import BLACK, Game, Position, opponent
from othello.masks import squares_of
from play.engine.evaluation.pattern_evaluation import Evaluation
from play.engine.movegen.perft import perft
from play.engine.search.iterative_deepening import Thinker, new_thinker
from play.engine.thoughts import Limits
from reference.ffo import FFO

ROUNDS = 100
NODES = 20_000
OPENING = 10  # Random plies, after which the engine plays against itself at depth 2.
PERFT = {4: 244, 6: 8200}

_data = b""


def prepare(evaluation: bytes) -> None:
    """Sets the bytes of the evaluation."""
    global _data
    _data = evaluation


def fresh() -> Thinker:
    """Returns a thinker with empty tables."""
    return new_thinker(8, _evaluation())


@cache
def _evaluation() -> Evaluation:
    return Evaluation(_data)


def start_ms() -> float:
    """Returns the time to create a thinker."""
    begun = perf_counter()
    new_thinker(8, Evaluation(_data))
    return 1000 * (perf_counter() - begun)


def perft_ms() -> float:
    """Returns the time of perft(6) with the search's move generator."""
    return _mean(lambda: perft(8, 6), PERFT[6])


def many_boards_ms() -> float:
    """Returns the time of perft(6) with many boards in one integer."""
    return _mean(lambda: many_boards.perft(6), PERFT[6])


def rules_ms() -> float:
    """Returns the time of perft(4) with the positions of `othello`."""
    return _mean(lambda: _rules_perft(Position.start(), BLACK, 4), PERFT[4])


def nodes_per_second() -> float:
    """Returns the nodes per second in the middle game."""
    seconds = nodes = 0.0
    for number in range(8):
        own, other = position(number, 44 - 3 * number)
        thinker = fresh()
        begun = perf_counter()
        for _ in thinker.think(own, other, Limits(nodes=NODES)):
            pass
        seconds += perf_counter() - begun
        nodes += thinker.nodes
    return nodes / seconds


def solver_ms(empties: int, goal: str, count: int) -> float:
    """Returns the median time to solve `count` positions for the score or the winner."""
    limits = Limits(solve=empties) if goal == "score" else Limits(win=empties)
    times = []
    for number in range(count):
        sides = position(number, empties)
        thinker = fresh()
        begun = perf_counter()
        for _ in thinker.think(*sides, limits):
            pass
        times.append(1000 * (perf_counter() - begun))
    return median(times)


def ffo_ms() -> float:
    """Returns the total time to solve positions 1 to 19 of the FFO test."""
    total = 0.0
    for text, score, _ in FFO:
        board, side = text.split()
        own = [square for square, cell in enumerate(board) if cell == side]
        other = [square for square, cell in enumerate(board) if cell not in (side, "-")]
        thinker = fresh()
        begun = perf_counter()
        *_, thought = filter(None, thinker.think(own, other, Limits(solve=64)))
        total += 1000 * (perf_counter() - begun)
        assert thought.candidates[0].value == 8 * score
    return total


def longest_pause_ms() -> float:
    """Returns the longest time between two yields while thinking and solving."""
    longest = 0.0
    for limits, empties in ((Limits(nodes=NODES), 36), (Limits(solve=16), 16)):
        begun = perf_counter()
        for _ in fresh().think(*position(1, empties), limits):
            now = perf_counter()
            longest, begun = max(longest, now - begun), now
    return 1000 * longest


@cache
def position(number: int, empties: int) -> tuple[list[int], list[int]]:
    """Returns a position from a game of the engine against itself.

    It is given as the squares of the side to move and of the opponent.
    """
    thinker, chance = fresh(), random.Random(number)
    while True:
        game = Game()
        while game.turn and game.position.empties > empties:
            if game.ply < OPENING:
                game.play(chance.choice(game.legal_moves()))
            else:
                *_, thought = filter(None, thinker.think(*_sides(game), Limits(depth=2)))
                game.play(thought.candidates[0].square)
        if game.turn and game.position.empties == empties:
            return _sides(game)


def _sides(game: Game) -> tuple[list[int], list[int]]:
    black, white = (squares_of(side, 8) for side in (game.position.black, game.position.white))
    return (black, white) if game.turn == BLACK else (white, black)


def _rules_perft(position: Position, color: str, depth: int) -> int:
    moves = position.legal_moves(color)
    if depth == 1:
        return len(moves)
    return sum(
        _rules_perft(position.play(move, color), opponent(color), depth - 1) for move in moves
    )


def _mean(work: Callable[[], int], expected: int) -> float:
    begun = perf_counter()
    for _ in range(ROUNDS):
        assert work() == expected
    return 1000 * (perf_counter() - begun) / ROUNDS
