"""Values and marks of reports: `.venv/bin/python tests/benchmark/reports.py [--games N]`.

Levels 2 to 7 play games against each other, and the page makes a report of each. Prints how many
of the marked mistakes cost less than a disc and less than a mistake, before and after the longer
searches of both moves; the mean error of the graph by empty squares; and the seconds of a report.
The true values are exact with up to 20 empty squares, else those of a search of `--nodes` nodes.
"""

import multiprocessing
import time
from collections import defaultdict
from functools import cache, partial
from itertools import chain
from typing import NamedTuple

from benchmark.support.games import played
from benchmark.support.options import numbers
from jobs.slices import finished
from othello import Game, Ply, Position, opponent, parse_square
from othello.results import final_lead
from play.engine.protocol.request_handler import Engine
from play.engine.thoughts import Limits, in_discs
from play.model.engine.judging import NODES, SOLVED, move_names
from play.model.engine.values import MISTAKE, lead_of, whole
from unit.play.model.engine.engine_app import app_with_engine, do
from unit.play.model.engine.fake_engine import handler

EXACT = 20
BANDS = ((1, 16), (17, 20), (21, 26), (27, 36))  # Of empty squares.


class Measured(NamedTuple):
    """The measurements of one report.

    Attributes:
        first: The true costs of the mistakes that the first search finds.
        marked: The true costs of the marked mistakes.
        errors: The errors of the graph, by empty squares.
        seconds: The seconds of the first search, and of the whole report.
    """

    first: list[float]
    marked: list[float]
    errors: list[tuple[int, float]]
    seconds: tuple[float, float]


def main() -> None:
    given = numbers("Measures values and marks of reports.", games=12, nodes=2_000_000, processes=2)
    with multiprocessing.Pool(given.processes) as pool:
        found = pool.map(partial(measured, nodes=given.nodes), range(given.games), 1)
    for name in ("first", "marked"):
        costs = list(chain.from_iterable(getattr(one, name) for one in found))
        false, low = (sum(cost < least for cost in costs) for least in (1, MISTAKE))
        print(f"{name:6}: {len(costs)} mistakes, {false} cost < 1 disc, {low} cost < {MISTAKE}")
    errors = defaultdict(list)
    for empties, error in chain.from_iterable(one.errors for one in found):
        errors[next(band for band in BANDS if band[0] <= empties <= band[1])].append(error)
    for (least, most), values in sorted(errors.items()):
        print(f"{least:2} to {most:2} empty squares: mean error {sum(values) / len(values):.2f}")
    for name, times in zip(("first search", "report"), zip(*(one.seconds for one in found))):
        print(f"{name}: {sum(times) / len(times):.1f} s on average, {max(times):.1f} s at most")


def measured(number: int, nodes: int) -> Measured:
    """Plays a game, makes its report, and measures it."""
    engine = handler()
    game = played(engine, number)
    begun = time.process_time()
    mistakes = first_search(engine, game)
    first = time.process_time() - begun
    app = app_with_engine(game)
    begun = time.process_time()
    do(app, app.game_report.begin)
    seconds = time.process_time() - begun
    plies = [game.start, *game.plies]
    true = cache(partial(lead, engine, nodes))

    def cost(move: int, best: str) -> float:
        before, ply = plies[move - 1].position, plies[move]
        color = ply.color or ""
        return lead_of(true(after_move(before, color, best)) - true(ply), color)

    marked = app.game_report.mistakes
    known = [app.values.of(ply.position, ply.turn) for ply in plies]
    errors = [
        (ply.position.empties, abs(value.lead - true(ply)))
        for ply, value in zip(plies, known)
        if ply.turn and value and ply.position.empties <= BANDS[-1][1]
    ]
    return Measured(
        [cost(*mistake) for mistake in mistakes],
        [cost(move.number, move.best) for move in marked],
        errors,
        (first, seconds),
    )


def first_search(engine: Engine, game: Game) -> list[tuple[int, str]]:
    """Returns the mistakes that the first search finds: the number and the better move."""
    request = {"want": "report", "moves": move_names(game.plies), "nodes": NODES, "solve": SOLVED}
    answers = [answer for answer in engine.answer(request) if answer]
    moves = [answer for answer in answers if answer["answer"] == "judged"]
    return [
        (move["number"], move["best"])
        for move in moves
        if whole(move["best_value"]) - whole(move["value"]) >= MISTAKE
    ]


def after_move(before: Position, color: str, name: str) -> Ply:
    return Ply(before.play(parse_square(name, before.n), color), opponent(color))


def lead(engine: Engine, nodes: int, ply: Ply) -> float:
    """Returns black's lead with best play after a ply."""
    if ply.turn is None:
        return final_lead(ply.position)
    limits = Limits(nodes=nodes)
    if ply.position.empties <= EXACT:
        limits = Limits(solve=EXACT)
    thought = finished(engine.think(ply.position, ply.turn, limits))
    return lead_of(in_discs(thought.candidates[0].value, thought.parity, ply.position.n), ply.turn)


if __name__ == "__main__":
    main()
