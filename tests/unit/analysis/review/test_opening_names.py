"""Openings are recognised in any symmetry and with any order of moves."""

import pytest

from analysis.movegen.symmetry import symmetries
from analysis.review.opening_names import OpeningNames
from othello import Game, parse_transcript, transcript
from unit.analysis.boards import STATIC, answers

TEXT = (STATIC / "openings.txt").read_text(encoding="ascii")
LINES = [line.split(" ", 1) for line in TEXT.splitlines() if line[0] != "#"]
OPENINGS = OpeningNames(TEXT)


def played(moves: str) -> Game:
    game = Game()
    for square in parse_transcript(moves, 8):
        game.play(square)
    return game


def test_there_are_at_least_seventy_distinct_openings() -> None:
    assert len(LINES) == len(OPENINGS) >= 70


def test_the_file_names_its_sources() -> None:
    assert "http" in "".join(line for line in TEXT.splitlines() if line[0] == "#")


@pytest.mark.parametrize(("moves", "names"), LINES)
def test_every_opening_is_legal_and_recognised(moves: str, names: str) -> None:
    opening = OPENINGS.of(played(moves))
    assert opening is not None
    assert opening.names == names.split(" / ")
    assert opening.moves == len(moves) // 2


@pytest.mark.parametrize("images", symmetries(8))
def test_openings_are_recognised_in_every_symmetry_that_keeps_the_start(
    images: tuple[int, ...],
) -> None:
    if images[27] not in (27, 36):
        return
    for moves, names in LINES[::9]:
        turned = transcript([images[square] for square in parse_transcript(moves, 8)], 8)
        opening = OPENINGS.of(played(turned))
        assert opening is not None
        assert opening.names == names.split(" / ")


def test_the_order_of_the_moves_does_not_matter() -> None:
    straight, other = played("c4e3f6e6f5c5c3"), played("c4e3f5e6f6c5c3")
    assert straight.position == other.position
    assert OPENINGS.of(straight) == OPENINGS.of(other)


def test_a_game_has_the_name_of_the_last_opening_it_reached() -> None:
    game = played("c4c3d3c5b4")
    assert game.turn
    game.play(game.legal_moves()[-1])
    while OPENINGS.of(game) and game.turn and game.ply < 30:
        game.play(game.legal_moves()[-1])
    opening = OPENINGS.of(game)
    assert opening is not None
    assert opening.names[0] == "Heath"
    game.go_to(2)
    opening = OPENINGS.of(game)
    assert opening is not None
    assert opening.names == ["Diagonal Opening"]


def test_a_game_without_an_opening_has_no_name() -> None:
    assert OPENINGS.of(Game()) is None
    assert OPENINGS.of(played("c4")) is None
    assert answers({"want": "opening", "moves": ["c4"]})[0] == {
        "answer": "opening",
        "names": [],
        "moves": 0,
    }


def test_without_openings_none_is_recognised() -> None:
    """The engine works without the file."""
    assert OpeningNames("").of(played("f5d6")) is None
