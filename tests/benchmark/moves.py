"""Latency of moves: `.venv/bin/python tests/benchmark/moves.py`.

Plays a random game by clicks on each board size. Prints the median and the 95th percentile of the
milliseconds from a click to the frame that shows it, at full speed and with a throttled processor.
Figures depend on the machine and its load.
"""

import random
from statistics import median, quantiles

from playwright.sync_api import Browser, expect, sync_playwright

from driving import Othello
from driving.core.waiting import wait_until
from harness.browsers import launch_options
from harness.site import serving
from othello import Game, Position, square_name

SIZES = (8, 26)
THROTTLES = (1, 6)
AIMS = {8: 50, 26: 100}  # Milliseconds, unthrottled.

# Records the time from each click to its frame. A message posted in the next frame's callback
# arrives after that frame was painted.
STOPWATCH = """
window.waits = [];
const channel = new MessageChannel();
addEventListener("click", (click) => {
  requestAnimationFrame(() => {
    channel.port1.onmessage = () => waits.push(performance.now() - click.timeStamp);
    channel.port2.postMessage(null);
  });
}, true);
"""


def main() -> None:
    """Plays the games and prints a line for each as it ends."""
    print(f"{'board':>9} {'throttle':>9} {'moves':>6} {'median':>8} {'95 %':>8} {'aim':>6}   (ms)")
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        for n in SIZES:
            for throttle in THROTTLES:
                waits = waits_of_a_game(browser, site.address, n, throttle)
                late = quantiles(waits, n=20)[-1]
                print(
                    f"{f'{n} x {n}':>9} {f'{throttle}x':>9} {len(waits):6} {median(waits):8.1f}"
                    f" {late:8.1f} {AIMS[n] if throttle == 1 else '':>6}",
                    flush=True,
                )
        browser.close()


def waits_of_a_game(browser: Browser, address: str, n: int, throttle: int) -> list[float]:
    """Returns the milliseconds from click to frame of each move of a random game."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    othello = Othello.opened(context.new_page(), address)
    othello.game.new(n)
    othello.board.expect_size(n)
    othello.page.evaluate(STOPWATCH)
    session = context.new_cdp_session(othello.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    play(othello, n)
    waits: list[float] = othello.page.evaluate("waits")
    context.close()
    return waits


def play(othello: Othello, n: int) -> None:
    """Plays a random game to its end, waiting after each click for its time."""
    game, chance = Game(Position.start(n)), random.Random(n)
    while game.turn:
        square = chance.choice(game.legal_moves())
        game.play(square)
        othello.board.press(square_name(square, n))
        assert wait_until(othello.page, "count => waits.length === count", game.ply)
    expect(othello.status).to_contain_text("Game over")


if __name__ == "__main__":
    main()
