"""The longest tasks for long texts: `.venv/bin/python tests/benchmark/long_tasks.py [NAME …]`.

Gives the page a fifth and the whole of the longest texts that it reads. Prints the milliseconds of
processor time of the longest task of the main thread for each, and their ratio, which is about 1 if
the work is done in slices. A task of more than 50 milliseconds delays a frame. Other programs on
the machine change processor time less than time.
"""

import argparse
import json
import random
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, expect

from benchmark.support.tables import print_head, print_row
from benchmark.support.visits import browsing
from driving import Othello
from driving.core.waiting import IN_SLICES
from driving.workbench.judge.judge import ENDLESS
from othello import Game, Position
from play.records import pgn_text, sgf_text
from workbench.formats.input_games import write_input
from workbench.formats.jutge import JUTGE

CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline"]
THREAD = "CrRendererMain"
TOOL = "blink.mojom.DevToolsSession"  # Receives the messages of Playwright.
COMMENT = "A comment [on] a move, (not) a {variation}; with numbers 12. "
LONGEST_IMPORT = 600_000  # Milliseconds.
SHARE = 5  # The short texts are this part of the long ones.

Scenario = Callable[[Othello, float], Callable[[], None]]


def large_game(n: int, moves: int) -> str:
    """Returns the first moves of a random game on a board larger than the generator's."""
    game, chance = Game(Position.start(n)), random.Random(n)
    for _ in range(moves):
        game.play(chance.choice(game.legal_moves()))
    return write_input(JUTGE, game)


def read_record(text: Callable[[float], str]) -> Scenario:
    """Returns a scenario that pastes the record of a share of the longest text and reads it."""

    def prepare(othello: Othello, share: float) -> Callable[[], None]:
        othello.record.paste(text(share))

        def act() -> None:
            othello.record.put_button.click()
            expect(othello.record.said).not_to_be_empty(timeout=IN_SLICES)

        return act

    return prepare


def random_game(seed: int) -> Game:
    """Returns a complete random game."""
    game, chance = Game(), random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal_moves()))
    return game


def commented(characters: int, write: Callable[[Game], str]) -> str:
    """Returns the record of a random game with comments of a number of characters altogether."""
    game = random_game(4)
    for ply in game.plies:
        game.annotate(ply, "!?", (COMMENT * 20)[: characters // len(game.plies)])
    return write(game)


def branched(characters: int) -> str:
    """Returns SGF with variations of about a number of characters."""
    game, chance = Game(), random.Random(5)
    while game.size * 11 < characters:
        game.show(chance.choice([game.start, *game.tree()]))
        while not game.over and chance.random() < 0.9:
            game.play(chance.choice(game.legal_moves()))
    return sgf_text(game)[:characters]


def compared(actual: Callable[[float], tuple[str, str]], form: str) -> Scenario:
    """Returns a scenario that opens an output of a program and compares it."""

    def prepare(othello: Othello, share: float) -> Callable[[], None]:
        text, output = actual(share)
        othello.judge.run(text, form)

        def act() -> None:
            othello.comparison.drop_file("yours.txt", output)
            othello.comparison.expect_differences()

        return act

    return prepare


def many_lines(share: float) -> tuple[str, str]:
    """Returns an input, and an output of 8 MB of which no line is right."""
    lines = int(330_000 * share)
    return ENDLESS + "L\n" * 10 + "Q\n", "(3,5) (4,6) (5,3) (6,4)x\n" * lines


def large_boards(share: float) -> tuple[str, str]:
    """Returns an input with a large board, and its output with one wrong character."""
    text = large_game(int(200 * share**0.5) // 2 * 2, 60)
    printed = "".join([step.text for step in JUTGE.run(text)])
    middle = printed.index("\n", len(printed) // 2) - 1
    return text, f"{printed[:middle]}x{printed[middle + 1 :]}"


def imported(text: Callable[[float], str], said: str) -> Scenario:
    """Returns a scenario that imports a share of a file of games."""

    def prepare(othello: Othello, share: float) -> Callable[[], None]:
        folder = TemporaryDirectory()
        path = Path(folder.name) / "games.txt"
        path.write_text(text(share), encoding="utf-8")
        othello.games.show()

        def act() -> None:
            with folder:
                othello.games.open_large_file(path)
                expect(othello.games.import_said).to_contain_text(said, timeout=LONGEST_IMPORT)

        return act

    return prepare


def one_line(share: float) -> str:
    """Returns 20 MB of games in a single line. Most of them occur several times."""
    games = [sgf_text(random_game(number)).replace("\n", "") for number in range(500)]
    return "".join(games) * int(20_000_000 * share / sum(map(len, games)))


SCENARIOS: dict[str, Scenario] = {
    "games, 20 MB": imported(one_line, "games read"),
    "output, 8 MB": compared(many_lines, "uva220"),
    "output, 200 x 200": compared(large_boards, "jutge"),
    "SGF, variations": read_record(lambda share: branched(int(99_000 * share))),
    "SGF, comments": read_record(lambda share: commented(int(19_000 * share), sgf_text)),
    "PGN": read_record(lambda share: commented(int(18_000 * share), pgn_text)),
    "transcript": read_record(
        lambda share: "1. f5 {" + COMMENT * int(19_900 / len(COMMENT) * share) + "} d6"
    ),
    "uva220": read_record(lambda share: ENDLESS + "L\n" * int(9900 * share) + "M34\nQ\n"),
    "no record": read_record(lambda share: "a lot of words " * int(1330 * share)),
    "numbers": read_record(lambda share: "12 34 " * int(3330 * share)),
    "board": read_record(lambda share: ("-" * 26 + "\n") * 26 + "# comment\n" * int(1900 * share)),
}


def main() -> None:
    """Prints a row for each scenario."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="a part of the names of the texts")
    names = parser.parse_args().names
    print_head("text", "short ms", "long ms", "ratio")
    with browsing() as (browser, address):
        for name, scenario in SCENARIOS.items():
            if not names or any(part in name for part in names):
                short, long = (
                    longest(browser, address, scenario, share) for share in (1 / SHARE, 1)
                )
                print_row(name, f"{short:.0f}", f"{long:.0f}", f"{long / short:.1f}")


def longest(browser: Browser, address: str, scenario: Scenario, share: float) -> float:
    """Returns the milliseconds of the longest task of a scenario."""
    othello = Othello.opened(browser.new_page(), address)
    act = scenario(othello, share)
    othello.page.wait_for_timeout(1500)  # The text is stored.
    browser.start_tracing(page=othello.page, categories=CATEGORIES)
    act()
    othello.page.wait_for_timeout(1500)  # The game is stored.
    trace = json.loads(browser.stop_tracing())
    othello.page.close()
    return longest_task(trace["traceEvents"])


def longest_task(events: list[dict[str, Any]]) -> float:
    """Returns the milliseconds of the page's longest task in a trace, without Playwright's."""
    named = [event for event in events if event["name"] == "thread_name"]
    threads = [(event["pid"], event["tid"]) for event in named if event["args"]["name"] == THREAD]
    timed = [e for e in events if "tdur" in e and (e["pid"], e["tid"]) in threads]
    of_tool = [e for e in timed if TOOL in str(e["args"].get("chrome_mojo_event_info"))]
    tasks = [
        task["tdur"] / 1000
        for task in timed
        if "RunTask" in task["name"]
        and not any(task["ts"] <= e["ts"] < task["ts"] + task["dur"] for e in of_tool)
    ]
    return float(max(tasks))


if __name__ == "__main__":
    main()
