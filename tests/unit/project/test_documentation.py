"""The examples in the Markdown files do what they show, and the paths that they name exist."""

import doctest
import re
from pathlib import Path

import pytest

from benchmark import ages
from hosting.serving import ROOT

# A path between backticks, alone or run by a command, or a module without its folder.
NAMED = re.compile(
    r"`(?:python3? |\.venv/bin/python )?((?:[\w.*-]+/)+[\w.*-]*|[\w*-]+\.py)(?:::\w+|[ \w-]*)`"
)
# Documents name paths from these folders, and from their own.
FROM = (ROOT, ROOT / "py", ROOT / "tests", ROOT / "tests" / "benchmark")
# Folders that git ignores, because commands make them.
MADE = (".venv/", ".kept/", "static/runtime/", ".javascript/", ".matches/", ".training/", "site/")


def markdown_files() -> list[Path]:
    """Returns the Markdown files of the repository; there are none in other folders."""
    folders = [ROOT / name for name in (".github", "py", "tests")]
    return sorted(
        [*ROOT.glob("*.md"), *(file for folder in folders for file in folder.rglob("*.md"))]
    )


@pytest.mark.parametrize("file", markdown_files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_the_examples_do_what_they_show(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, _ = doctest.testfile(str(file), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize(
    "name", ["README.md", "py/play/engine/README.md", "py/play/engine/training/README.md"]
)
def test_a_guide_has_examples(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert doctest.DocTestParser().get_examples(text, name)


def test_every_test_named_in_the_security_policy_exists() -> None:
    text = (ROOT / ".github" / "SECURITY.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
    assert named
    for file, name in named:
        source = (ROOT / file).read_text(encoding="utf-8")
        assert f"\ndef {name}(" in source, f"{file} has no {name}"


def test_every_table_of_figures_names_its_version_its_day_and_its_benchmark() -> None:
    tables = ages.tables_of_figures()
    assert tables
    assert [table for table in tables if table.benchmark not in ages.DESCRIBED] == []


def is_there(path: str, document: Path) -> bool:
    """Returns whether a document names a file or a folder rightly.

    NAME is any format. A module without its folder may be in any.
    """
    pattern = path.rstrip("/").replace("NAME", "*")
    if "/" not in path and any((ROOT / "py").rglob(pattern)):
        return True
    return any(any(folder.glob(pattern)) for folder in (*FROM, document.parent))


@pytest.mark.parametrize(
    # The changelog names the files of its time.
    "file",
    [file for file in markdown_files() if file.name != "CHANGELOG.md"],
    ids=lambda file: str(file.relative_to(ROOT)),
)
def test_every_path_that_a_document_names_exists(file: Path) -> None:
    named = NAMED.findall(file.read_text(encoding="utf-8"))
    missing = [path for path in named if not path.startswith(MADE) and not is_there(path, file)]
    assert missing == []


def test_a_path_that_does_not_exist_is_noticed() -> None:
    named = NAMED.findall("`py/gone.py`, `python3 tests/gone.py --all`, `gone.py`, `tests/gone/`")
    assert named == ["py/gone.py", "tests/gone.py", "gone.py", "tests/gone/"]
    assert not any(is_there(path, ROOT / "README.md") for path in named)
