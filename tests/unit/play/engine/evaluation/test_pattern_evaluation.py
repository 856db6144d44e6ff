"""The learned evaluation follows its file, and is the same for symmetric positions."""

import zlib

import pytest

from othello import parse_transcript
from play.engine.evaluation import patterns
from play.engine.evaluation.pattern_evaluation import UNIT, ZERO, own_weights, stage
from play.engine.symmetry import canonical, symmetries
from unit.play.engine.boards import STATIC, evaluation, random_game, sides

FILE = STATIC / "evaluation.bin"
EVALUATION = evaluation()
POSITIONS = [
    sides(game.position, game.turn or "")
    for game in (
        random_game(seed, 8, empties) for seed, empties in enumerate((1, 7, 20, 33, 50), 1)
    )
]


def by_hand(own: list[int], other: list[int]) -> int:
    """Returns the value of a position, pattern by pattern, as the module defines it."""
    raw = zlib.decompress(FILE.read_bytes())
    kept = own_weights()
    stages = len(raw) // (max(kept) + 1)
    first = stage(64 - len(own) - len(other), stages) * (max(kept) + 1)
    total = start = 0
    for pattern in patterns.all_patterns():
        for place in pattern.places:
            digits = [2 if s in own else 0 if s in other else 1 for s in place]
            number = sum(digit * 3**k for k, digit in enumerate(digits))
            total += raw[first + kept[start + number]] - ZERO
        start += pattern.configurations
    return total


@pytest.mark.parametrize(("own", "other"), POSITIONS)
def test_a_value_is_the_sum_of_the_weights_of_all_patterns(
    own: list[int], other: list[int]
) -> None:
    number = EVALUATION.numbering.number(own, other)
    assert EVALUATION.value(number, 64 - len(own) - len(other)) == by_hand(own, other)


@pytest.mark.parametrize(("own", "other"), POSITIONS)
def test_symmetric_positions_have_the_same_value(own: list[int], other: list[int]) -> None:
    values = set()
    for images in symmetries(8):
        number = EVALUATION.numbering.number([images[s] for s in own], [images[s] for s in other])
        values.add(EVALUATION.value(number, 64 - len(own) - len(other)))
    assert len(values) == 1


@pytest.mark.parametrize("n", [4, 6, 8])
def test_the_eight_symmetries_keep_neighbours_adjacent(n: int) -> None:
    assert len(set(symmetries(n))) == 8
    assert symmetries(n)[0] == tuple(range(n * n))
    for images in symmetries(n):
        assert sorted(images) == list(range(n * n))
        for square in range(n * n - n):
            rows, columns = zip(divmod(images[square], n), divmod(images[square + n], n))
            assert abs(rows[0] - rows[1]) + abs(columns[0] - columns[1]) == 1


@pytest.mark.parametrize(("own", "other"), POSITIONS)
def test_symmetric_positions_have_one_canonical_image(own: list[int], other: list[int]) -> None:
    found = set()
    for images in symmetries(8):
        here, there = [images[s] for s in own], [images[s] for s in other]
        back = canonical(here, there, 8)
        found.add((frozenset(back[s] for s in here), frozenset(back[s] for s in there)))
    assert len(found) == 1


def test_patterns_are_placed_by_the_symmetries() -> None:
    places = {pattern.name: len(pattern.places) for pattern in patterns.all_patterns()}
    assert places["corner 2 x 5"] == 8
    assert places["diagonal of 8"] == 2
    assert sum(places.values()) == 46
    edge = patterns.all_patterns()[0]
    mirrored = tuple(parse_transcript("h1g1f1e1d1c1b1a1g2b2", 8))
    assert mirrored in [
        tuple(place[k] for k in order) for place in edge.places for order in edge.mirrors
    ]


def test_mirrored_configurations_share_a_weight() -> None:
    diagonal = patterns.all_patterns()[-1]
    shared = diagonal.shared()
    assert len(shared) == 81
    for number in range(81):
        digits = [number // 3**k % 3 for k in range(4)]
        mirrored = sum(digit * 3**k for k, digit in enumerate(reversed(digits)))
        assert shared[number] == shared[mirrored] == min(number, mirrored)


def test_the_key_of_a_number_identifies_the_position() -> None:
    numbering = EVALUATION.numbering
    keys = {
        numbering.number([a], [b]) & numbering.key for a in range(64) for b in range(64) if a != b
    }
    assert len(keys) == 64 * 63


def test_stages_depend_on_the_number_of_empty_squares() -> None:
    assert [stage(empties, 10) for empties in (60, 55, 54, 12, 6, 0)] == [0, 0, 1, 8, 9, 9]
    assert [stage(empties, 1) for empties in (60, 0)] == [0, 0]


def test_the_file_is_small_and_its_unit_is_an_eighth_of_a_disc() -> None:
    assert FILE.stat().st_size < 400_000
    assert UNIT == 8
