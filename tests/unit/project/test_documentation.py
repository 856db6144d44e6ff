"""The examples in the Markdown files do what they show."""

import doctest
import re
from pathlib import Path

import pytest

from benchmark import ages
from hosting.serving import ROOT


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
