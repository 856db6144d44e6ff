"""`python py/generate.py` in a terminal: output, files, exit status and messages."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from both.workbench.inputs.generated import check_valid
from hosting.serving import ROOT
from reference.formats import REFERENCES
from unit.commands.shell import run
from workbench.formats import FORMATS
from workbench.inputs import generate
from workbench.judging import Format

GENERATE = ROOT / "py" / "generate.py"


def printed(*arguments: str | Path) -> str:
    """Returns the output of a successful run."""
    status, output, messages = run(GENERATE, *arguments)
    assert (status, messages) == (0, "")
    assert output.isascii()
    return output


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_a_seed_prints_the_same_input_as_in_the_page(form: Format) -> None:
    output = printed(form.name, "--seed", "7")
    check_valid(form, output)
    assert output == generate(form, 7)
    assert printed(form.name) == printed(form.name, "--seed", "1") != output


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_every_feature_is_listed_with_its_phrase(form: Format) -> None:
    lines = [line.split(maxsplit=1) for line in printed(form.name, "--list").splitlines()]
    assert lines == [[feature.name, feature.phrase] for feature in form.inputs.features]


def test_a_feature_and_parameters_are_respected() -> None:
    text = printed("uva220", "--seed", "3", "--feature", "all-rays", "--games=4", "--commands=9")
    games = REFERENCES["uva220"].cases(text)
    assert len(games) == 4 and all(len(game.events) >= 9 for game in games)
    assert REFERENCES["uva220"].has("all-rays", text)
    assert len(REFERENCES["boardsilly"].cases(printed("boardsilly", "--boards", "6"))) == 6
    assert printed("jutge", "--n", "6", "--moves", "3").startswith("6\nN ")


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_an_input_and_its_expected_output_are_written(form: Format, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "tests"
    given, expected = folder / f"{form.name}-5.in", folder / f"{form.name}-5.out"
    assert printed(form.name, "--seed", "5", "--out", folder).splitlines() == [
        str(given),
        str(expected),
    ]
    assert sorted(folder.iterdir()) == [given, expected]
    text = given.read_bytes().decode("ascii")
    assert text == printed(form.name, "--seed", "5")
    assert expected.read_bytes().decode("ascii") == REFERENCES[form.name].answer(text)


def test_the_names_of_files_include_the_feature(tmp_path: Path) -> None:
    printed("jutge", "--seed", "5", "--feature", "wipe-out", "--out", tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["jutge-wipe-out-5.in", "jutge-wipe-out-5.out"]
    assert REFERENCES["jutge"].has("wipe-out", (tmp_path / names[0]).read_text())


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_a_zip_holds_inputs_and_expected_outputs_with_matching_names(
    form: Format, tmp_path: Path
) -> None:
    file = tmp_path / "set.zip"
    assert printed(form.name, "--zip", file, "--count", "4").splitlines() == [str(file)]
    with ZipFile(file) as archive:
        names = archive.namelist()
        inputs = [name for name in names if name.startswith("in/")]
        assert len(inputs) == 4 and len(names) == 8
        for name in inputs:
            text = archive.read(name).decode("ascii")
            expected = archive.read(name.replace("in/", "out/", 1)).decode("ascii")
            assert expected == REFERENCES[form.name].answer(text)
            assert REFERENCES[form.name].has(name.split("-", 1)[1].split(".")[0], text)


def test_a_file_is_replaced_by_a_zip_only_if_forced_and_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("precious")
    arguments = ("jutge", "--zip", file, "--count", "1")
    status, output, messages = run(GENERATE, *arguments)
    assert (status, output) == (1, "") and file.read_text() == "precious"
    assert messages == f"{file} exists: choose another name, or add --force to replace it.\n"
    status, output, messages = run(GENERATE, "jutge", "--out", file)
    assert (status, output) == (1, "")
    assert messages.startswith(f"{file} cannot be written to: ")
    assert printed(*arguments, "--force") == f"{file}\n"
    assert len(ZipFile(file).namelist()) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("jutge", "--n", "5"), "n is 5; it must be an even number from 4 to 26"),
        (("jutge", "--feature", "pass", "--n", "6"), "n cannot be set for an input that has a"),
        (("uva220", "--feature", "corner"), "corner"),
        (("uva220", "--boards", "2"), "--boards"),
        (("jutge", "--seed", "x"), "--seed"),
        (("chess",), "chess"),
        ((), "FORMAT"),
    ],
)
def test_impossible_requests_are_refused_with_a_message(
    arguments: tuple[str, ...], message: str
) -> None:
    status, output, messages = run(GENERATE, *arguments)
    assert (status, output) == (2, "")
    assert message in messages and "Traceback" not in messages
