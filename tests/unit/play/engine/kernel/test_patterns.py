"""The places of the patterns, and the configurations that share a weight."""

from hosting.serving import ROOT
from othello import parse_transcript
from play.engine.kernel import patterns


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


def test_the_file_is_small() -> None:
    assert (ROOT / "static" / "evaluation.bin").stat().st_size < 400_000
