"""The checks of tests/both/test_inputs.py and test_inputs_shrinking.py on many more inputs."""

from functools import cache

import pytest

from both import generated, shrinking
from inputs.wipeout_games import SHORTEST
from judges import FORMATS, Format
from othello import BLACK, WHITE, Position, opponent, parse_square, square_name

pytestmark = pytest.mark.whole


@pytest.mark.parametrize("form", FORMATS)
def test_features_come_as_asked_for(form: Format) -> None:
    generated.check_features(form, range(1000, 1100))


@pytest.mark.parametrize("form", FORMATS)
def test_any_inputs_are_valid_and_told_apart(form: Format) -> None:
    generated.check_any(form, range(1000, 1300))


@pytest.mark.parametrize("form", FORMATS)
def test_features_are_left_with_nothing_else(form: Format) -> None:
    shrinking.check_features(form, range(2000, 2005))


def test_the_shortest_wipe_outs_are_all_there_are() -> None:
    """The four first moves are alike, so it is enough to try all games that begin with d3."""
    start = Position.start(8).play(parse_square("d3", 8), BLACK)
    assert sorted(SHORTEST.split()) == sorted("d3" + end for end in wipe_outs(start, WHITE, 8))


@cache
def wipe_outs(position: Position, turn: str, plies: int) -> list[str]:
    """Returns the transcripts of up to so many plies that end in a wipe-out."""
    if not position.count(turn):
        return [""]
    ends = []
    for square in position.legal_moves(turn) if plies else []:
        after = position.play(square, turn)
        ends += [
            square_name(square, 8) + end for end in wipe_outs(after, opponent(turn), plies - 1)
        ]
    return ends
