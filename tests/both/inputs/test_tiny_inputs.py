"""Tiny inputs are valid, and tried before anything is left out of a failing input."""

from both.inputs.generated import check_valid
from both.inputs.shrinking import shrunk, with_feature
from inputs import generate
from inputs.generators import ADAPTERS
from judges.jutge import JUTGE
from judges.uva220 import UVA220
from reference.sizes import parts


def test_tiny_inputs_are_valid_and_different() -> None:
    for adapter in ADAPTERS:
        texts = [adapter.written(cases) for cases in adapter.tiny()]
        assert len(set(texts)) == len(texts) > 40
        for text in texts:
            check_valid(adapter.form, text)


def test_a_pass_shrinks_to_a_few_discs() -> None:
    """Leaving out single discs gives the player who passes a legal move."""
    for feature, most in (("pass", 5), ("lists-before-pass", 5), ("two-passes", 8)):
        fails = with_feature(UVA220, feature)
        least = shrunk(UVA220, generate(UVA220, 1, feature), fails)
        _, discs, commands, _ = parts("uva220", least)
        assert fails(least) and discs + commands <= most, least


def test_a_pass_shrinks_to_the_shortest_game_with_one() -> None:
    fails = with_feature(JUTGE, "pass")
    least = shrunk(JUTGE, generate(JUTGE, 3, "pass"), fails)
    _, _, moves, n = parts("jutge", least)
    assert fails(least) and (moves, n) == (5, 4)


def test_a_mistake_on_large_boards_shrinks_to_the_smallest_of_them() -> None:
    text = generate(JUTGE, 1, "large")
    assert int(text.split()[0]) > 16
    assert shrunk(JUTGE, text, lambda trial: int(trial.split()[0]) >= 16) == "16\n"
