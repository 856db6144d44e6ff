"""The workflows run every test before a release."""

import re

import pytest

from hosting.serving import ROOT

TESTS = ROOT / "tests"
FOLDERS = re.compile(r"^ +(?:folders:|-) (tests/.*)$", re.MULTILINE)
PATH = re.compile(r"(?<!=)\btests/\S+")
# The smoke test has a job without folders.
FILES = {*TESTS.rglob("test_*.py")}


def job(name: str) -> list[str]:
    """Returns the options of each part of a job."""
    text = (ROOT / ".github" / "workflows" / "whole.yml").read_text(encoding="utf-8")
    [found] = re.findall(rf"^  {name}:\n((?:    .*\n|\n)*)", text, re.MULTILINE)
    return FOLDERS.findall(found)


def test_each_test_runs_in_one_part_of_one_job() -> None:
    parts = [*job("browser"), *job("model")]
    run = []
    for options in parts:
        ignored = [ROOT / path for path in re.findall(r"--ignore=(\S+)", options)]
        for folder in PATH.findall(options):
            found = (ROOT / folder).rglob("test_*.py")
            run += [file for file in found if not any(map(file.is_relative_to, ignored))]
    assert sorted(run) == sorted(FILES)


@pytest.mark.parametrize("name", ["browser", "model"])
def test_only_tests_in_a_browser_run_in_several_browsers(name: str) -> None:
    for options in job(name):
        for folder in PATH.findall(options):
            assert (TESTS / "browser" in [ROOT / folder, *(ROOT / folder).parents]) == (
                name == "browser"
            )
