"""A missing or wrong file in the folder of a format is named by the build."""

import shutil
from pathlib import Path

import pytest

import build
from hosting.building import format_parts
from hosting.building.bytecode import BuildError
from hosting.serving import ROOT

OUTPUT = "formats/jutge/guide.html does not show what the judge prints."
# A file, a text in it and what stands in its place (None: the file is removed), and the message.
WRONG = [
    ("guide.html", None, "", "formats/jutge has no guide.html."),
    ("sample.txt", None, "", "formats/jutge has no sample.txt."),
    ("sample.txt", "4\nN 1 2\n", "", "formats/jutge/sample.txt is empty."),
    ("sample.txt", "4\n", "........\n", "The input in formats/jutge/sample.txt is recognised as b"),
    ("sample.txt", "N 1 2", "N 1", "The judge does not read the input in formats/jutge/sample"),
    ("guide.html", "Letters.", "Signs.", "formats/jutge/guide.html has no <strong>Letters."),
    ("guide.html", '<div class="pair">', "<div>", "formats/jutge/guide.html has no <div class="),
    ("guide.html", "4:1\n", "4:2\n", OUTPUT),
    ("guide.html", "4\nN 1 2", "N 1 2", "The input in formats/jutge/guide.html is recognised as n"),
    ("guide.html", "Out</figcaption>", "Out</figcaption><pre></pre>", OUTPUT),
]


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copies the folders of the formats for the build; returns the copy."""
    copy = tmp_path / "formats"
    shutil.copytree(format_parts.FOLDERS, copy)
    monkeypatch.setattr(format_parts, "FOLDERS", copy)
    return copy


def message_of_the_build() -> str:
    with pytest.raises(BuildError) as raised:
        build.built((ROOT / "index.html").read_text(encoding="utf-8"))
    return str(raised.value)


@pytest.mark.parametrize(("file", "text", "other", "message"), WRONG)
def test_the_build_names_a_wrong_file(
    folders: Path, file: str, text: str | None, other: str, message: str
) -> None:
    path = folders / "jutge" / file
    if text is None:
        path.unlink()
    else:
        before = path.read_text(encoding="utf-8")
        assert text in before
        path.write_text(before.replace(text, other), encoding="utf-8")
    assert message_of_the_build().startswith(message)


def test_the_build_names_a_folder_that_is_not_in_the_list(folders: Path) -> None:
    shutil.copytree(folders / "jutge", folders / "newest")
    message = "formats/newest is not in FORMATS of formats/__init__.py."
    assert message_of_the_build() == message
