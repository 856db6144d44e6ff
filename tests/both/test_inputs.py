"""Generated inputs: valid, as asked for, and the same for the same seed.

A few seeds; tests/unit has hundreds.
"""

import hashlib

from both.generated import check_any, check_features, check_valid
from inputs import features, generate, knobs
from judges import FORMATS
from reference import features as slow
from reference import pcg
from reference.expect import raises

# A seed means the same input under both Pythons, and from one release to the next: what stands in
# a note about a failing program has to stay true. A change of these is a change of all seeds.
DIGESTS = {
    "uva220": "db0bf01f994f218b",
    "jutge": "f15a7f6d979facfa",
    "boardsilly": "91797c3e73920927",
}


def digest(texts: list[str]) -> str:
    """Returns the first 16 hexadecimal digits of the SHA-256 of all the texts."""
    start = hashlib.sha256("".join(texts).encode()).digest()[:8]
    return "".join([f"{byte:02x}" for byte in start])


def test_features_of_uva220_come_as_asked_for() -> None:
    check_features("uva220", range(3))


def test_features_of_jutge_come_as_asked_for() -> None:
    check_features("jutge", range(3))


def test_features_of_boardsilly_come_as_asked_for() -> None:
    check_features("boardsilly", range(3))


def test_any_inputs_of_uva220_are_valid_and_told_apart() -> None:
    check_any("uva220", range(8))


def test_any_inputs_of_jutge_are_valid_and_told_apart() -> None:
    check_any("jutge", range(5))


def test_any_inputs_of_boardsilly_are_valid_and_told_apart() -> None:
    check_any("boardsilly", range(8))


def test_every_feature_has_a_slow_check_and_a_phrase_of_its_own() -> None:
    for form in FORMATS:
        names = [feature.name for feature in features(form)]
        expected = set(slow.FEATURES[form]) | {"uva220": {"games"}, "boardsilly": {"boards"}}.get(
            form, set()
        )
        assert set(names) == expected and len(names) == len(expected)
        assert len({feature.phrase for feature in features(form)}) == len(names)


def test_the_same_seed_gives_the_same_bytes() -> None:
    for form in FORMATS:
        texts = [generate(form, seed) for seed in range(20)]
        assert texts == [generate(form, seed) for seed in range(20)]
        texts += [generate(form, 5, feature.name) for feature in features(form)]
        assert digest(texts) == DIGESTS[form], (form, digest(texts))


def test_seeds_differ() -> None:
    for form in FORMATS:
        assert len({generate(form, seed) for seed in range(30)}) > 25


def test_a_size_alone_is_the_first_random_number() -> None:
    for seed in range(30):
        n = 4 + 2 * pcg.below(seed, 0, 12)
        assert generate("jutge", seed, "start-only") == f"{n}\n"


def test_the_knobs_of_uva220() -> None:
    for seed in range(5):
        for wanted in (1, 4):
            text = generate("uva220", seed, games=wanted, commands=10)
            check_valid("uva220", text)
            games = slow.uva220_games(text)
            assert len(games) == wanted
            assert all(len(game.events) >= 10 for game in games), text
    text = generate("uva220", 1, "wipe-out", games=3, commands=100)
    assert slow.has("uva220", "wipe-out", text)
    assert all(len(game.events) >= 100 for game in slow.uva220_games(text))


def test_the_knobs_of_jutge() -> None:
    for n in (4, 6, 10, 26):
        for moves in (1, 7):
            text = generate("jutge", 3, n=n, moves=moves)
            check_valid("jutge", text)
            assert text.startswith(f"{n}\n") and text.count("\n") == 1 + moves
    whole = generate("jutge", 2, "whole-game", n=6)
    assert slow.has("jutge", "whole-game", whole) and whole.startswith("6\n")


def test_the_knobs_of_boardsilly() -> None:
    for boards in (1, 2, 30):
        text = generate("boardsilly", 8, "across", boards=boards)
        check_valid("boardsilly", text)
        assert text.count("\n") == 9 * boards
        assert slow.has("boardsilly", "across", text)


def test_a_knob_left_open_is_as_good_as_none() -> None:
    assert generate("jutge", 3, None, n=None, moves=None) == generate("jutge", 3)


def test_wishes_that_cannot_be_met_are_refused_in_words() -> None:
    def refusal(form: str, feature: "str | None", **settings: int) -> str:
        return str(raises(ValueError, lambda: generate(form, 1, feature, **settings)))

    assert "no feature corner" in refusal("jutge", "corner")
    assert "all-rays" in refusal("uva220", "corner")
    assert "no knob games; it has n, moves" in refusal("jutge", None, games=2)
    assert refusal("jutge", None, n=5) == "n is 5; it can be an even number from 4 to 26"
    assert refusal("uva220", None, games=0) == "games is 0; it can be a number from 1 to 1000"
    assert "n cannot be set" in refusal("jutge", "smallest", n=6)
    assert "boards cannot be set" in refusal("boardsilly", "boards", boards=1)


def test_every_knob_takes_its_least_and_its_most() -> None:
    for form in FORMATS:
        for knob in knobs(form):
            if knob.values[-1] <= 100:
                for value in (knob.values[0], knob.values[-1]):
                    check_valid(form, generate(form, 4, None, **{knob.name: value}))
