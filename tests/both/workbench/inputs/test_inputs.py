"""Generated inputs are valid, have the requested feature, and depend only on the seed.

These tests use a few seeds; tests/unit uses hundreds.
"""

import hashlib

from both.workbench.inputs.generated import check_any, check_features, check_valid
from reference import pcg
from reference.expect import raises
from reference.formats import REFERENCES
from workbench.formats import FORMATS
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.inputs import generate, generated_input
from workbench.judging import Format


def digest(texts: list[str]) -> str:
    """Returns the first 16 hexadecimal digits of the SHA-256 of the joined texts."""
    start = hashlib.sha256("".join(texts).encode()).digest()[:8]
    return "".join([f"{byte:02x}" for byte in start])


def test_inputs_have_the_requested_feature() -> None:
    for form in FORMATS:
        check_features(form, range(3))


def test_random_inputs_are_valid_and_their_features_are_recognised() -> None:
    for form in FORMATS:
        check_any(form, range(8))


def test_every_feature_has_a_slow_check_and_a_unique_phrase() -> None:
    for form in FORMATS:
        names = [feature.name for feature in form.inputs.features]
        reference = REFERENCES[form.name]
        expected = (set(reference.features) | {reference.several}) - {""}
        assert set(names) == expected and len(names) == len(expected)
        assert len({feature.phrase for feature in form.inputs.features}) == len(names)


def test_the_same_seed_gives_the_same_bytes() -> None:
    for form in FORMATS:
        texts = [generate(form, seed) for seed in range(20)]
        assert texts == [generate(form, seed) for seed in range(20)]
        texts += [generate(form, 5, feature.name) for feature in form.inputs.features]
        assert digest(texts) == REFERENCES[form.name].digest, (form, digest(texts))


def test_seeds_differ() -> None:
    for form in FORMATS:
        assert len({generate(form, seed) for seed in range(30)}) > 25


def test_a_size_without_moves_is_the_first_random_number() -> None:
    for seed in range(30):
        n = 4 + 2 * pcg.below(seed, 0, 12)
        assert generate(JUTGE, seed, "start-only") == f"{n}\n"


def test_the_parameters_of_uva220() -> None:
    for seed in range(5):
        for wanted in (1, 4):
            text = generate(UVA220, seed, games=wanted, commands=10)
            check_valid(UVA220, text)
            games = REFERENCES["uva220"].cases(text)
            assert len(games) == wanted
            assert all(len(game.events) >= 10 for game in games), text
    text = generate(UVA220, 1, "wipe-out", games=3, commands=100)
    assert REFERENCES[UVA220.name].has("wipe-out", text)
    assert all(len(game.events) >= 100 for game in REFERENCES["uva220"].cases(text))


def test_the_parameters_of_jutge() -> None:
    for n in (4, 6, 10, 26):
        for moves in (1, 7):
            text = generate(JUTGE, 3, n=n, moves=moves)
            check_valid(JUTGE, text)
            assert text.startswith(f"{n}\n") and text.count("\n") == 1 + moves
    whole = generate(JUTGE, 2, "whole-game", n=6)
    assert REFERENCES[JUTGE.name].has("whole-game", whole) and whole.startswith("6\n")


def test_the_parameters_of_boardsilly() -> None:
    for boards in (1, 2, 30):
        text = generate(BOARDSILLY, 8, "across", boards=boards)
        check_valid(BOARDSILLY, text)
        assert text.count("\n") == 9 * boards
        assert REFERENCES[BOARDSILLY.name].has("across", text)


def test_a_parameter_of_none_is_the_same_as_no_parameter() -> None:
    assert generate(JUTGE, 3, None, n=None, moves=None) == generate(JUTGE, 3)


def test_impossible_requests_are_refused_with_a_message() -> None:
    def refusal(form: Format, feature: str | None, **settings: int) -> str:
        return str(raises(ValueError, lambda: generate(form, 1, feature, **settings)))

    assert "no feature corner" in refusal(JUTGE, "corner")
    assert "all-rays" in refusal(UVA220, "corner")
    assert "no parameter games; it has n, moves" in refusal(JUTGE, None, games=2)
    assert refusal(JUTGE, None, n=5) == "n is 5; it must be an even number from 4 to 26"
    assert refusal(UVA220, None, games=0) == "games is 0; it must be a number from 1 to 1000"
    assert "n cannot be set" in refusal(JUTGE, "smallest", n=6)
    assert "boards cannot be set" in refusal(BOARDSILLY, "boards", boards=1)


def test_every_parameter_accepts_its_least_and_greatest_value() -> None:
    for form in FORMATS:
        for parameter in form.inputs.parameters:
            if parameter.values[-1] <= 100:
                for value in (parameter.values[0], parameter.values[-1]):
                    check_valid(form, generate(form, 4, None, **{parameter.name: value}))


def test_white_space_varies_rarely_and_changes_no_answer() -> None:
    layouts = set()
    for seed in range(12):
        text = generate(JUTGE, seed, "white-space")
        words = text.split()
        lines = [words[at : at + 3] for at in range(1, len(words), 3)]
        plain = "".join([" ".join(line) + "\n" for line in [words[:1]] + lines])
        steps = list(JUTGE.run(text))
        assert text != plain
        assert [step.text for step in steps] == [step.text for step in JUTGE.run(plain)]
        # An input for each of the judge's steps has the same white space.
        for number in range(2, len(steps)):
            begins = JUTGE.inputs.input_of_steps(steps[:number])
            assert text.startswith(begins.rstrip())
        layouts.add(text[len(words[0]) :].split(words[1])[0])
    assert len(layouts) == 3
    for seed in range(20):
        for is_rare in (False, True):
            made = generated_input(JUTGE, seed, is_rare)
            assert REFERENCES["jutge"].has("white-space", made.text) == is_rare
            assert (made.feature.name == "white-space") == is_rare
            made = generated_input(UVA220, seed, is_rare)
            assert made.text == generated_input(UVA220, seed).text
