"""Openings are recognised in any symmetry and with any order of moves."""

import pytest

from both.play.records.recording import game_after
from hosting.serving import ROOT
from jobs.slices import finished
from othello import Game, parse_transcript, transcript
from play.engine.symmetry import symmetries
from play.library.opening_tree import LONGEST
from play.model.library.opening_names import OpeningNames

TEXT = (ROOT / "static" / "openings.txt").read_text(encoding="ascii")
LINES = [line.split(" ", 1) for line in TEXT.splitlines() if line[0] != "#"]
NAMES = OpeningNames()
finished(NAMES.read(TEXT))


def name_of(moves: str) -> str:
    return NAMES.of(game_after(moves).last)


def test_the_file_has_at_least_seventy_distinct_openings_and_its_sources() -> None:
    assert len(LINES) == len(NAMES.by_key or {}) >= 70
    assert max(len(moves) // 2 for moves, _ in LINES) == LONGEST
    assert "http" in "".join(line for line in TEXT.splitlines() if line[0] == "#")


def test_every_opening_is_legal_and_has_its_most_common_name() -> None:
    for moves, names in LINES:
        assert name_of(moves) == names.split(" / ")[0], moves


@pytest.mark.parametrize("images", symmetries(8))
def test_openings_are_recognised_in_symmetries_that_keep_the_start(images: tuple[int, ...]) -> None:
    if images[27] not in (27, 36):
        return
    for moves, names in LINES[::9]:
        turned = transcript([images[square] for square in parse_transcript(moves, 8)], 8)
        assert name_of(turned) == names.split(" / ")[0]


def test_the_order_of_the_moves_does_not_matter() -> None:
    straight, other = "c4e3f6e6f5c5c3", "c4e3f5e6f6c5c3"
    assert game_after(straight).position == game_after(other).position
    assert name_of(straight) == name_of(other) != ""
    assert name_of("") == name_of("c4") == ""


def test_a_game_has_the_name_of_the_last_opening_it_reached() -> None:
    game = game_after("c4c3d3c5b4")
    while game.turn:
        game.play(game.legal_moves()[-1])
        assert NAMES.of(game.last) == "Heath"
    game.go_to(2)
    assert NAMES.of(game.last) == "Diagonal Opening"


def test_names_are_known_once_they_are_read() -> None:
    names, last = OpeningNames(), game_after("f5d6c3d3c4").last
    assert names.of(last) == ""
    finished(names.read(TEXT))
    assert names.of(last) == "Tiger"


@pytest.mark.parametrize(
    ("moves", "said"), [("f5d6c3d3c4f4c5b3", "Random start"), ("f5d6c3d3c4f4c5", ""), ("f5d6", "")]
)
def test_a_game_that_begins_after_eight_moves_has_a_random_start(moves: str, said: str) -> None:
    begun = game_after(moves)
    game = Game(begun.position, begun.turn or "")
    assert NAMES.of(game.last) == said
    assert NAMES.of(begun.last) != "Random start"
