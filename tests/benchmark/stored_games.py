"""A page with many kept games: `.venv/bin/python tests/benchmark/stored_games.py [--games N]`.

Fills the browser's store with random games, opens the build and prints milliseconds: until the
list is shown, of a search, and from each of some moves to the Openings after it.
"""

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, expect, sync_playwright

from benchmark.support.options import numbers
from both.play.records.recording import Played
from driving import Othello
from driving.core.reaction import waited, watch
from harness.browsers import launch_options
from harness.site import serving
from hosting.building.site import build
from play.library.opening_tree import INDEXED, game_keys
from play.library.stored_game import of_game

RECORD = 250  # Games of a record.
LONG = 600_000  # Milliseconds.
AIM = 100  # Milliseconds from a move to the openings after it.
FILL = """async ([rows, keys, records]) => {
  const opening = indexedDB.open("othello-games");
  const database = await new Promise((done) => {
    opening.onsuccess = () => done(opening.result);
  });
  const adding = database.transaction("games", "readwrite");
  const record = { rows: rows.join("\\n"), keys: Float64Array.from(keys) };
  for (let at = 0; at < records; at += 1) {
    adding.objectStore("games").put(record, `read-${String(at).padStart(6, "0")}`);
  }
  await new Promise((done) => { adding.oncomplete = done; });
  database.close();
}"""


def main() -> None:
    """Prints the figures."""
    number = numbers("Measures a page with many kept games.", games=130_000).games
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder, "site")
        build(site)
        browser = playwright.chromium.launch(**launch_options(playwright.chromium, True))
        with serving("/", site) as server:
            page = browser.new_page(bypass_csp=True)
            measure(Othello.opened(page, server.address), number)
        browser.close()


def measure(othello: Othello, number: int) -> None:
    """Fills the store and prints a line for each figure."""
    games, page = othello.games, othello.page
    fill(page, number)
    othello.reload()
    watch(page, "games", "click")
    games.show()
    games.choose_scope("All")
    expect(games.found).to_contain_text(f"{number:,} games", timeout=LONG)
    print(f"list of {number:,} games: {waited(page):.0f} ms")
    watch(page, "games-found", "input")
    games.search.fill("f5d6c3")
    print(f"search: {waited(page):.0f} ms")
    othello.game.new()  # No computer answers.
    othello.openings.show()
    times = []
    for square in ("f5", "d6", "c3", "d3", "c4"):
        expect(othello.openings.reach).to_contain_text("ahead", timeout=LONG)  # Nothing else runs.
        watch(page, "opening-moves-list", "click")
        othello.board.press(square)
        times.append(waited(page))
    listed = ", ".join(f"{time:.0f}" for time in times)
    print(f"openings after a move: {median(times):.0f} ms ({listed}), aim {AIM}")


def fill(page: Page, number: int) -> None:
    """Stores games, of which each record has the same."""
    played = [Played(8, seed).game() for seed in range(RECORD)]
    rows = [of_game(game, f"Player {at}", "Bob", "1994").row for at, game in enumerate(played)]
    rows = [row.replace("1994\t", "1994\ta.wtb", 1) for row in rows]
    keys = [key for game in played for key in game_keys(game)[:INDEXED]]
    page.evaluate(FILL, [rows, keys, number // RECORD])


if __name__ == "__main__":
    main()
