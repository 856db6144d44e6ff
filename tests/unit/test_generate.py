"""`python py/generate.py` as a terminal sees it: bytes, files, exit status and messages."""

import subprocess
import sys
from pathlib import Path

import pytest

from both.generated import ANSWERS, check_valid
from inputs import features, generate
from judges import FORMATS
from reference.features import boardsilly_boards, has, uva220_games

GENERATE = Path(__file__).parents[2] / "py" / "generate.py"


def run(*arguments: str | Path) -> tuple[int, str, str]:
    """Returns the exit status, the output and the messages."""
    done = subprocess.run(
        [sys.executable, GENERATE, *arguments], capture_output=True, check=False, timeout=60
    )
    return done.returncode, done.stdout.decode("ascii"), done.stderr.decode()


def printed(*arguments: str | Path) -> str:
    """Returns the output of a run without fault."""
    status, output, messages = run(*arguments)
    assert (status, messages) == (0, "")
    return output


@pytest.mark.parametrize("form", FORMATS)
def test_a_seed_prints_the_input_that_the_page_makes_of_it(form: str) -> None:
    output = printed(form, "--seed", "7")
    check_valid(form, output)
    assert output == generate(form, 7)
    assert printed(form) == printed(form, "--seed", "1") != output


@pytest.mark.parametrize("form", FORMATS)
def test_every_feature_is_listed_with_its_phrase(form: str) -> None:
    lines = [line.split(maxsplit=1) for line in printed(form, "--list").splitlines()]
    assert lines == [[feature.name, feature.phrase] for feature in features(form)]


def test_a_feature_and_knobs_are_heeded() -> None:
    text = printed("uva220", "--seed", "3", "--feature", "all-rays", "--games=4", "--commands=9")
    games = uva220_games(text)
    assert len(games) == 4 and all(len(game.events) >= 9 for game in games)
    assert has("uva220", "all-rays", text)
    assert len(boardsilly_boards(printed("boardsilly", "--boards", "6"))) == 6
    assert printed("jutge", "--n", "6", "--moves", "3").startswith("6\nN ")


@pytest.mark.parametrize("form", FORMATS)
def test_a_pair_of_files_is_written(form: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "tests"
    given, expected = folder / f"{form}-5.in", folder / f"{form}-5.out"
    assert printed(form, "--seed", "5", "--out", folder).splitlines() == [str(given), str(expected)]
    assert sorted(folder.iterdir()) == [given, expected]
    text = given.read_bytes().decode("ascii")
    assert text == printed(form, "--seed", "5")
    assert expected.read_bytes().decode("ascii") == ANSWERS[form](text)


def test_the_files_of_a_feature_carry_its_name(tmp_path: Path) -> None:
    printed("jutge", "--seed", "5", "--feature", "wipe-out", "--out", tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["jutge-wipe-out-5.in", "jutge-wipe-out-5.out"]
    assert has("jutge", "wipe-out", (tmp_path / names[0]).read_text())


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    status, output, messages = run("jutge", "--out", file)
    assert (status, output) == (1, "")
    assert messages.startswith(f"{file} cannot be written to: ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("jutge", "--n", "5"), "n is 5; it can be an even number from 4 to 26"),
        (("jutge", "--feature", "pass", "--n", "6"), "n cannot be set for an input that has a"),
        (("uva220", "--feature", "corner"), "corner"),
        (("uva220", "--boards", "2"), "--boards"),
        (("jutge", "--seed", "x"), "--seed"),
        (("chess",), "chess"),
        ((), "FORMAT"),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(arguments: tuple[str, ...], message: str) -> None:
    status, output, messages = run(*arguments)
    assert (status, output) == (2, "")
    assert message in messages and "Traceback" not in messages
