"""Plies of the analysis: `.venv/bin/python tests/benchmark/depths.py [--positions N] [--page]`.

Prints how far the values of all moves and the value of the best move look after as many nodes as
the page searches in 1, 3 and 10 seconds: with all nodes for all moves, and with half of them for
the best move, as in the page. With `--page` it prints the same of the page after 1, 3 and 10 s.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from statistics import fmean

from playwright.sync_api import Browser

from benchmark.support.tables import print_head, print_row
from benchmark.support.visits import browsing
from driving import Othello
from othello import Game
from play.engine.thinking import KernelThinker
from play.engine.thoughts import Limits
from saved.game_text import to_fragment
from unit.play.engine.boards import fresh_thinker

SECOND = 2_500_000  # Nodes of a second in the page.
SECONDS = (1, 3, 10)
STAGES = ((44, 56), (30, 44), (18, 30))
OFTEN = 0.9  # The share of moves that are best one ply ahead; the others are random.
WAYS = {
    "all moves": Limits(every=True),
    "half for the best move": Limits(every=True, deeper=True),
}

# Records the thoughts about the last position: the seconds since its first request, the depth, and
# the number of moves.
RECORD = """
window.thoughts = [];
let position, begun;
window.Worker = class extends window.Worker {
  constructor(...made) {
    super(...made);
    this.addEventListener("message", ({ data }) => {
      const { answer, depth, moves } = data.answer ? JSON.parse(data.answer) : {};
      const seconds = (performance.now() - begun) / 1000;
      if (answer === "thought") thoughts.push([seconds, depth, moves.length]);
    });
  }
  postMessage(message, ...others) {
    const asked = message.request ? JSON.parse(message.request) : {};
    if (asked.want === "thoughts" && asked.position !== position) {
      position = asked.position;
      begun = performance.now();
      thoughts.length = 0;
    }
    super.postMessage(message, ...others);
  }
};
"""
PASSED = "seconds => thoughts.some(([, , moves]) => moves > 1) && thoughts.at(-1)[0] >= seconds"

Depths = list[tuple[int, int]]  # Of all moves and of the best move after each time.


def main() -> None:
    """Prints a line for each stage of the game and each way to search."""
    parser = argparse.ArgumentParser(description="Measures the depths of the analysis.")
    parser.add_argument("--positions", type=int, default=10, help="for each stage")
    parser.add_argument("--page", action="store_true", help="measure in the page")
    given = parser.parse_args()
    thinker = fresh_thinker()
    if given.page:
        with page() as measured:
            print_depths(thinker, given.positions, {"page": measured})
    else:
        ways = {way: partial(depths, thinker, limits) for way, limits in WAYS.items()}
        print_depths(thinker, given.positions, ways)


def print_depths(
    thinker: KernelThinker, positions: int, ways: Mapping[str, Callable[[Game], Depths]]
) -> None:
    """Prints the mean depths of each way to search. The ways take turns at each position."""
    chance = random.Random(3)
    print_head("empty squares", *(f"{seconds} s: all, best" for seconds in SECONDS))
    for least, most in STAGES:
        found: dict[str, list[Depths]] = {way: [] for way in ways}
        while len(found[next(iter(ways))]) < positions:
            game = played(chance.uniform(least, most), chance, thinker)
            if len(game.legal_moves()) > 1:
                for way, measured in ways.items():
                    found[way].append(measured(game))
        for way, rows in found.items():
            means = [map(fmean, zip(*column)) for column in zip(*rows)]
            cells = [f"{every:.1f}, {best:.1f}" for every, best in means]
            print_row(f"{least} to {most}, {way}", *cells)


def played(empties: float, chance: random.Random, thinker: KernelThinker) -> Game:
    """Returns an unfinished game with at most this number of empty squares."""
    game = Game()
    while game.position.empties > empties:
        if chance.random() < OFTEN:
            thought = next(thinker.think(game.position, game.turn or "", Limits(depth=1)))
            assert thought
            game.play(thought.candidates[0].square)
        else:
            game.play(chance.choice(game.legal_moves()))
        if not game.turn:
            game = Game()
    return game


def depths(thinker: KernelThinker, limits: Limits, game: Game) -> Depths:
    """Returns the depths after as many nodes as the page searches in each time."""
    thinker.forget()
    every = best = 1
    found: Depths = []
    for thought in thinker.think(game.position, game.turn or "", limits):
        while len(found) < len(SECONDS) and thinker.nodes > SECONDS[len(found)] * SECOND:
            found.append((every, best))
        if len(found) == len(SECONDS):
            return found
        if thought:
            best = max(best, thought.depth)
            every = max(every, thought.depth) if len(thought.candidates) > 1 else every
    return found + [(every, best)] * (len(SECONDS) - len(found))


@contextmanager
def page() -> Iterator[Callable[[Game], Depths]]:
    """Opens a page, and yields what measures a position in it."""
    with browsing() as (browser, address):
        yield partial(in_page, warm(browser, address))


def warm(browser: Browser, address: str) -> Othello:
    """Opens the page and analyses the start, until WebAssembly is fast and the engine answers."""
    context = browser.new_context(bypass_csp=True)
    context.add_init_script(RECORD)
    othello = Othello.opened(context.new_page(), address)
    othello.analysis.turn_on()
    othello.page.wait_for_function(PASSED, arg=SECONDS[-1], timeout=0)
    othello.keyboard.press("a")
    return othello


def in_page(othello: Othello, game: Game) -> Depths:
    """Returns the depths in the page after each time."""
    othello.sharing.follow(f"play/{to_fragment(game)}")
    othello.analysis.turn_on()
    othello.page.wait_for_function(PASSED, arg=SECONDS[-1], timeout=0)
    thoughts = othello.page.evaluate("thoughts")
    othello.keyboard.press("a")
    found = []
    for seconds in SECONDS:
        known = [(depth, moves) for when, depth, moves in thoughts if when <= seconds]
        every = max([depth for depth, moves in known if moves > 1], default=1)
        found.append((every, max([depth for depth, _ in known], default=1)))
    return found


if __name__ == "__main__":
    main()
