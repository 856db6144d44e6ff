"""Reasons for costly moves: `.venv/bin/python tests/benchmark/reasons.py [--moves N] [--sample N]`.

Levels 2 to 7 play games against each other. Every move that costs as much as a mistake is compared
with the best move, as the page does for the report of a game. Prints how many moves have each
reason, the share that has one, and a sample of the sentences for reading.
"""

import argparse
import multiprocessing
import random
from collections import Counter
from itertools import count, islice

from analysis.evaluation.pattern_evaluation import Evaluation
from analysis.protocol.request_handler import Engine
from analysis.review.game_review import MISTAKE, MoveReview, review
from analysis.review.shortcomings import shortcomings
from analysis.search.cooperative import finished
from analysis.search.iterative_deepening import Limits
from analysis.search.levels import LEVELS, play
from othello import BLACK, WHITE, Game, Position, square_name
from page.model.engine.game_report import NODES, REASON_NODES, SOLVED
from serving import ROOT

PLAYERS = LEVELS[2:8]
NO_REASON = "none"

Reason = tuple[str, str]  # The kind and a line to read.


def main() -> None:
    """Prints the counts and the sample."""
    parser = argparse.ArgumentParser(description="Counts the reasons for costly moves.")
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--sample", type=int, default=50)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    with multiprocessing.Pool(given.processes) as pool:
        games = pool.imap(reasons, count())
        found = list(islice((reason for game in games for reason in game), given.moves))
        pool.terminate()
    kinds = Counter(kind for kind, _ in found)
    for kind, number in kinds.most_common():
        print(f"{number:5}  {kind}")
    share = 1 - kinds[NO_REASON] / len(found)
    print(f"{len(found):5}  costly moves, {100 * share:.0f} % of them with a reason\n")
    chance = random.Random(1)
    for _, line in chance.sample(found, min(given.sample, len(found))):
        print(line)


def reasons(number: int) -> list[Reason]:
    """Plays a game and returns the reasons for its costly moves."""
    engine = Engine(Evaluation((ROOT / "static" / "evaluation.bin").read_bytes()))
    game = played(engine, number)
    plies = [game.start, *game.plies]
    found = review(game, engine.think, Limits(nodes=NODES, solve=SOLVED))
    return [
        reason(engine, plies[move.number - 1].position, move)
        for move in found
        if move and move.loss >= MISTAKE
    ]


def played(engine: Engine, number: int) -> Game:
    """Returns a game between two levels."""
    chance = random.Random(f"reasons {number}")
    levels = {color: chance.choice(PLAYERS) for color in (BLACK, WHITE)}
    game = Game()
    while game.turn:
        level = levels[game.turn]
        game.play(finished(play(level, engine.think, game.position, game.turn, number)))
    return game


def reason(engine: Engine, position: Position, move: MoveReview) -> Reason:
    """Returns the first reason why a move is worse than the best one."""
    among = (move.played.square, move.best.square)
    limits = Limits(nodes=REASON_NODES, solve=SOLVED, every=True, among=among)
    thought = finished(engine.think(position, move.color, limits))
    values = {candidate.square: candidate for candidate in thought.candidates}
    found = shortcomings(position, move.color, *(values[square] for square in among))
    kind, sentence = (found[0].kind, found[0].sentence) if found else (NO_REASON, "-")
    name, better = (square_name(square, position.n) for square in among)
    cost = f"{position.empties} empty squares, costs {move.loss:.0f} against {better}"
    return kind, f"{move.color} {name} ({cost}): {sentence}"


if __name__ == "__main__":
    main()
