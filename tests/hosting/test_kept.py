"""What tests make once is made again when what it depends on has changed."""

import os
from pathlib import Path

import pytest

from harness import kept


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "kept")
    return tmp_path / "kept"


def made(name: str, *sources: str) -> str:
    """Returns the text of a kept file, with the number of files that there are."""

    def make(path: Path) -> None:
        path.write_text(f"{len([*path.parent.parent.glob('file-*')])}", encoding="utf-8")

    return kept.kept(name, sources, make).read_text(encoding="utf-8")


def test_a_file_is_made_once_for_the_same_sources() -> None:
    several = [("a",), ("b",), ("a", "b"), ("ab",), ("a", "", "b"), ()]
    first = [made("file", *sources) for sources in several]
    assert len({*first}) == len(several)
    assert [made("file", *sources) for sources in several] == first


def test_nothing_is_left_of_what_could_not_be_made(folder: Path) -> None:
    def fail(path: Path) -> None:
        path.write_text("half", encoding="utf-8")
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        kept.kept("file", ["a"], fail)
    assert not [path for path in folder.iterdir() if path.suffix != kept.LOCK]


def test_only_what_no_run_has_used_for_days_is_deleted(folder: Path) -> None:
    used, unused = (kept.kept("folder", [name], Path.mkdir) for name in "ab")
    for path in (used, unused):
        os.utime(path, (0, 0))
    kept.kept("folder", ["a"], Path.mkdir)
    kept.delete_unused()
    assert used.exists() and not unused.exists()


def test_contents_change_with_any_file_and_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "ROOT", tmp_path)
    file = tmp_path / "a" / "b.txt"
    file.parent.mkdir()
    found = []
    for text in ("1", "2"):
        file.write_text(text, encoding="utf-8")
        found.append(kept.contents("a/**/*"))
    found.append(kept.contents("a/*.py"))
    file.rename(file.with_name("c.txt"))
    found.append(kept.contents("a/**/*", "a/*.txt"))
    assert found == [[b"a/b.txt", b"1"], [b"a/b.txt", b"2"], [], [b"a/c.txt", b"2"]]
