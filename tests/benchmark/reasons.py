"""Reasons for costly moves: `.venv/bin/python tests/benchmark/reasons.py [--moves N] [--sample N]`.

Levels 2 to 7 play games against each other. Every move that costs as much as a mistake is compared
with the best move, as the page does for the report of a game. Prints how many moves have each
reason, the share that has one, and a sample of the sentences for reading.
"""

import multiprocessing
import random
from collections import Counter
from itertools import count, islice

from benchmark.support.options import numbers
from jobs.slices import finished
from othello import BLACK, WHITE, Game, Position, opponent, square_name
from play.engine.levels import LEVELS, play
from play.engine.protocol.request_handler import Engine
from play.engine.review.game_review import MoveReview, review
from play.engine.thoughts import Limits
from play.model.engine.client import position_text
from play.model.engine.judging import CHECK_NODES, NODES, SOLVED
from play.model.engine.reasons import worse
from play.model.engine.values import MISTAKE
from unit.play.engine import boards

PLAYERS = LEVELS[2:8]
NO_REASON = "none"

Reason = tuple[str, str]  # The kind and a line to read.


def main() -> None:
    """Prints the counts and the sample."""
    given = numbers("Counts the reasons for costly moves.", moves=300, sample=50, processes=2)
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
    engine = boards.engine()
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
    name, better = (square_name(each.square, position.n) for each in (move.played, move.best))
    request = {
        "want": "explanation", "position": position_text(position, move.color),
        "square": name, "better": better, "nodes": CHECK_NODES, "solve": SOLVED,
    }  # fmt: skip
    facts = {
        answer["square"]: answer["facts"]
        for answer in engine.answer(request)
        if answer and answer["answer"] == "explanation"
    }
    harmful = [fact for fact in facts[name] if fact["helps"] == opponent(move.color)]
    kind = harmful[0]["kind"] if harmful else NO_REASON
    cost = f"{position.empties} empty squares, costs {move.loss:.0f} against {better}"
    return kind, f"{move.color} {name} ({cost}): {worse(facts[name], move.color, 0, True)}"


if __name__ == "__main__":
    main()
