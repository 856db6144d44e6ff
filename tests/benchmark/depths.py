"""Plies of the analysis in the page: `.venv/bin/python tests/benchmark/depths.py [--positions N]`.

Prints how far the values of all moves and the value of the best move look after 1, 3 and 10 s.
"""

import random
from collections.abc import Iterator
from itertools import count, islice
from statistics import fmean

from playwright.sync_api import Browser

from benchmark.support.games import played
from benchmark.support.options import numbers
from benchmark.support.tables import print_head, print_row
from benchmark.support.visits import browsing
from driving import Othello
from othello import Game
from saved.game_text import to_fragment
from unit.play.engine.boards import engine

SECONDS = (1, 3, 10)
STAGES = ((44, 56), (30, 44), (18, 30))

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


def main() -> None:
    """Prints a row for each stage of the game."""
    given = numbers("Measures the depths of the analysis.", positions=10)
    print_head("empty squares", *(f"{seconds} s: all, best" for seconds in SECONDS))
    with browsing() as (browser, address):
        othello = warm(browser, address)
        for least, most in STAGES:
            games = islice(games_of_stage(least, most), given.positions)
            rows = [depths(othello, game) for game in games]
            means = [map(fmean, zip(*column)) for column in zip(*rows)]
            print_row(f"{least} to {most}", *(f"{every:.1f}, {best:.1f}" for every, best in means))


def games_of_stage(least: int, most: int) -> Iterator[Game]:
    """Yields games with several legal moves and numbers of empty squares between two."""
    chance = random.Random(least)
    for number in count():
        game = played(engine(), number)
        game.go_to(min(len(game.plies), 60 - chance.randint(least, most)))
        if len(game.legal_moves()) > 1:
            yield game


def warm(browser: Browser, address: str) -> Othello:
    """Opens the page and analyses the start, until WebAssembly is fast and the engine answers."""
    context = browser.new_context(bypass_csp=True)
    context.add_init_script(RECORD)
    othello = Othello.opened(context.new_page(), address)
    analyse(othello)
    return othello


def analyse(othello: Othello) -> None:
    """Analyses the position on the board for the longest time."""
    othello.analysis.turn_on()
    othello.page.wait_for_function(PASSED, arg=SECONDS[-1], timeout=0)
    othello.keyboard.press("a")


def depths(othello: Othello, game: Game) -> list[tuple[int, int]]:
    """Returns the depths of all moves and of the best move after each time."""
    othello.sharing.follow(f"play/{to_fragment(game)}")
    analyse(othello)
    thoughts = othello.page.evaluate("thoughts")
    found = []
    for seconds in SECONDS:
        known = [(depth, moves) for when, depth, moves in thoughts if when <= seconds]
        every = max([depth for depth, moves in known if moves > 1], default=1)
        found.append((every, max([depth for depth, _ in known], default=1)))
    return found


if __name__ == "__main__":
    main()
