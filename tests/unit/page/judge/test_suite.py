"""Sets of inputs and expected outputs, and the zip files that hold them."""

from io import BytesIO
from zipfile import ZipFile

import pytest

from inputs import features, suite, zipped
from jobs.running import Jobs
from judges import FORMATS, Format
from judges.jutge import JUTGE
from judges.uva220 import UVA220
from page.model.judge.suite import Suite
from reference.features import has
from reference.formats import REFERENCES
from unit.page.running import finish


def unpacked(parts: list[bytes | str]) -> dict[str, str]:
    """Returns the texts of a zip file by path; checks their checksums."""
    content = b"".join(part.encode() if isinstance(part, str) else part for part in parts)
    with ZipFile(BytesIO(content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode("ascii") for name in archive.namelist()}


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_a_suite_has_an_input_and_the_expected_output_for_each_feature(form: Format) -> None:
    jobs, ended = Jobs(), []
    job = Suite(form, 5, {}, lambda: ended.append(True))
    jobs.start(job)
    finish(jobs)
    assert ended and not job.problem
    assert job.made == job.number == len(features(form))
    files = unpacked(zipped(job.files))
    for number, feature in enumerate(features(form), 1):
        text = files.pop(f"in/{number:03}-{feature.name}.txt")
        assert has(form.name, feature.name, text)
        assert files.pop(f"out/{number:03}-{feature.name}.txt") == REFERENCES[form.name].answer(
            text
        )
    assert files == {}


def test_settings_are_ignored_for_features_that_determine_them() -> None:
    files = dict(file for file in suite(JUTGE, 1, 9, n=6) if file)
    assert files["in/001-start-only.txt"] == "6\n"
    assert files["in/008-smallest.txt"].startswith("4\n")


def test_an_impossible_setting_is_reported() -> None:
    jobs = Jobs()
    job = Suite(JUTGE, 1, {"n": 7}, lambda: None)
    jobs.start(job)
    finish(jobs)
    assert job.problem == "n is 7; it must be an even number from 4 to 26."


def test_all_inputs_have_the_requested_feature() -> None:
    files = dict(file for file in suite(UVA220, 1, 3, "pass") if file)
    assert [name for name in files if name.startswith("in/")] == [
        "in/001-pass.txt", "in/002-pass.txt", "in/003-pass.txt",
    ]  # fmt: skip
    assert all(has("uva220", "pass", files[name]) for name in files if name.startswith("in/"))


def test_an_empty_zip_is_valid() -> None:
    assert unpacked(zipped([])) == {}


def test_the_same_files_give_the_same_zip() -> None:
    files = [("in/a.txt", "1\n"), ("out/a.txt", "")]
    assert zipped(files) == zipped(files)
    assert unpacked(zipped(files)) == dict(files)
