"""Importing in the page: `.venv/bin/python tests/benchmark/importing_games.py [--games N]`.

Opens the build in Chromium and imports a WTHOR file of random games. Prints the games per second
from opening the file to the last game stored, with the loading of the engine, and the longest task
of the main thread meanwhile.
"""

import random
import tempfile
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Page, expect, sync_playwright

from benchmark.support.options import numbers
from both.play.library.archives import wthor_file, wthor_game
from both.play.records.recording import Played
from driving import Othello
from harness.browsers import launch_options
from harness.site import serving
from hosting.building.site import build

DIFFERENT = 200  # Games; a file repeats them with other players.
PLAYERS = 60_000
LONG = 3_600_000  # Milliseconds.
WATCH = """() => {
  window.longest = 0;
  const note = (list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  };
  new PerformanceObserver(note).observe({ type: "longtask" });
}"""


def main() -> None:
    """Prints the figures."""
    number = numbers("Measures an import in the page.", games=10_000).games
    chance = random.Random(1)
    played = [Played(8, seed).moves for seed in range(DIFFERENT)]
    records = [
        wthor_game(chance.choice(played), 0, chance.randrange(PLAYERS), chance.randrange(PLAYERS))
        for _ in range(number)
    ]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder, "site")
        build(site)
        browser = playwright.chromium.launch(**launch_options(playwright.chromium, True))
        with serving("/", site) as server:
            page = browser.new_page()
            archive = Path(folder, "games.wtb")
            archive.write_bytes(wthor_file(records))
            measure(page, Othello.opened(page, server.address), archive, number)
        browser.close()


def measure(page: Page, othello: Othello, archive: Path, number: int) -> None:
    """Imports a file and prints a line for each figure."""
    games = othello.games
    games.show()
    page.evaluate(WATCH)
    begun = perf_counter()
    games.open_large_file(archive)
    expect(games.import_said).to_contain_text("skipped", timeout=LONG)
    seconds = perf_counter() - begun
    print(f"{number:,} games in {seconds:.1f} s: {number / seconds:,.0f} games per second")
    print(f"longest task of the main thread: {page.evaluate('longest'):.0f} ms")


if __name__ == "__main__":
    main()
