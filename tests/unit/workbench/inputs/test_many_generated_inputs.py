"""Runs the checks of tests/both/inputs and those of random inputs on more seeds."""

from functools import cache

import pytest

from both.workbench.formats.slow_judges import COMPARISONS
from both.workbench.inputs import generated, shrinking
from othello import BLACK, WHITE, Position, opponent, parse_square, square_name
from reference.chance import Chance
from reference.formats import REFERENCES
from workbench.formats import FORMATS
from workbench.inputs.random_games import WIPEOUTS
from workbench.judging import Format

pytestmark = pytest.mark.whole


@pytest.mark.parametrize("form", FORMATS)
def test_inputs_have_the_requested_feature(form: Format) -> None:
    generated.check_features(form, range(1000, 1100))


@pytest.mark.parametrize("form", FORMATS)
def test_random_inputs_are_valid_and_their_features_are_recognised(form: Format) -> None:
    generated.check_any(form, range(1000, 1300))


@pytest.mark.parametrize("form", FORMATS)
def test_inputs_shrink_to_their_feature(form: Format) -> None:
    shrinking.check_features(form, range(2000, 2005))


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("form", COMPARISONS)
def test_the_judges_agree_with_the_slow_ones(form: str, wild: bool) -> None:
    for seed in range(1000, 1400):
        COMPARISONS[form](REFERENCES[form].random_input(Chance(seed), wild))


def test_the_list_of_shortest_wipeouts_is_complete() -> None:
    """The four first moves are symmetric, so it is enough to search the games beginning with d3."""
    start = Position.start(8).play(parse_square("d3", 8), BLACK)
    assert sorted(WIPEOUTS.split()) == sorted("d3" + end for end in wipeouts(start, WHITE, 8))


@cache
def wipeouts(position: Position, turn: str, plies: int) -> list[str]:
    """Returns the transcripts of up to `plies` moves that end in a wipe-out."""
    if not position.count(turn):
        return [""]
    ends = []
    for square in position.legal_moves(turn) if plies else []:
        after = position.play(square, turn)
        ends += [square_name(square, 8) + end for end in wipeouts(after, opponent(turn), plies - 1)]
    return ends
