"""A hostile file of games, link or program adds no element, in the build and in a checkout."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from driving.core.waiting import IN_SLICES
from hosting.serving.server import SiteServer
from saved.game_text import escaped_comment

HIT = "<img src=x onerror=hit()><iframe srcdoc='<script>parent.hit()</script>'></iframe>\"'><b>"
COUNT_HITS = "() => { window.hits = 0; window.hit = () => { window.hits += 1; }; }"
MOVES = ";B[f5];W[d6];B[c3];W[d3];B[c4]"
FIELDS = "".join(f"{name}[{HIT}]" for name in ("PB", "PW", "DT", "EV", "RO", "PC", "RE", "GN", "C"))
GAME = f"(;GM[2]FF[4]SZ[8]{FIELDS}{MOVES}C[{HIT}])"
GAMES = f"{GAME}(;GM[2]SZ[8]{FIELDS};B[{HIT}])"
GGF_FIELDS = "".join(f"{name}[{HIT}]" for name in ("PC", "DT", "PB", "PW", "RE"))
TAGS = "".join(
    f'[{name} "{HIT}"]\n'.replace("\"'>", "'>")
    for name in ("Event", "Site", "Date", "Black", "White", "Result", "Opening")
)
# A file of games in each form of text that has fields. The second game of each is wrong.
FILES = {
    "sgf": GAMES,
    "ggf": f"(;GM[Othello]{GGF_FIELDS}TY[8]B[f5//1]W[d6]B[c3]W[d3]B[c4];)"
    f"(;GM[Othello]{GGF_FIELDS}TY[8]B[{HIT}];)",
    "pgn": f"{TAGS}\n1. f5 d6 2. c3 d3 3. c4 {{{HIT}}} *\n\n{TAGS}\n1. {HIT} *\n",
    "json": json.dumps(
        [
            {"moves": "f5d6c3d3c4", "black": HIT, "white": HIT, "date": HIT, "event": HIT},
            {"moves": HIT, "black": HIT},
        ]
    ),
}
LINK = f"play/8..f5_5{escaped_comment(HIT)}_d6.2"
PROGRAM = f"import sys\nprint({HIT!r})\nprint({HIT!r}, file=sys.stderr)\n"


@contextmanager
def unhurt(othello: Othello) -> Iterator[None]:
    """Checks that no element is added and no script runs in the context."""
    othello.page.evaluate(COUNT_HITS)
    elements = othello.risky_elements()
    yield
    assert othello.risky_elements() == elements
    assert othello.page.evaluate("hits") == 0


@pytest.mark.whole  # The default run tests the build.
def test_no_content_adds_an_element_to_a_checkout(page: Page, checkout: SiteServer) -> None:
    othello = Othello.opened(page, checkout.address)
    test_no_link_file_or_output_adds_an_element_or_runs(othello)
    test_no_file_of_games_or_program_adds_an_element_or_runs(othello)


def test_no_link_file_or_output_adds_an_element_or_runs(othello: Othello) -> None:
    with unhurt(othello):
        othello.sharing.drop_file("<img src=x onerror=hit()>.sgf", GAME)
        othello.record.expect_moves(["f5", "d6", "c3", "d3", "c4"])
        othello.sharing.follow(LINK)
        expect(othello.variations.remarks).to_have_text([f"f5 {HIT}"])
        othello.judge.run_sample("jutge")
        othello.comparison.paste(HIT)
        expect(othello.comparison.verdict).to_contain_text(re.compile("line|missing", re.I))
        othello.games.show()
        othello.games.choose_scope("All")
        expect(othello.games.rows.first).to_contain_text("<img")


@pytest.mark.whole  # The default run gives such texts to all that makes markup, without a browser.
@pytest.mark.engine
@pytest.mark.sandbox
def test_no_file_of_games_or_program_adds_an_element_or_runs(othello: Othello) -> None:
    with unhurt(othello):
        open_games(othello)
        othello.tested_program.try_program(PROGRAM, "jutge")
        expect(othello.tested_program.verdict).to_have_text("Wrong answer.", timeout=IN_SLICES)
        expect(othello.tested_program.report).to_contain_text("<img")


def open_games(othello: Othello) -> None:
    """Opens files and a game of them."""
    othello.games.show()
    files = {f"<img src=x onerror=hit()>.{form}": text.encode() for form, text in FILES.items()}
    othello.games.open_files(files)
    expect(othello.games.import_said).to_have_text("4 games read, 4 skipped.", timeout=IN_SLICES)
    assert any("<img" in reason for reason in othello.games.reasons())
    expect(othello.games.rows.first).to_contain_text("<img")
    othello.games.rows.first.dblclick()
    othello.openings.show()
