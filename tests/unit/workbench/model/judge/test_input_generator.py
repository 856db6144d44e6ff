"""Generated inputs: their messages, and sets of them as zip files."""

import re
from io import BytesIO
from zipfile import ZipFile

import pytest

from jobs.running import Jobs
from reference.formats import REFERENCES
from reference.samples import JUTGE_INPUT
from saved.work import JUDGE
from state.workspace import Changes
from unit.page.running import complete, finish, new_workbench, stepper_of
from workbench.formats import FORMATS
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.inputs import generate, suite, zipped
from workbench.judging import Format
from workbench.model.judge.input_generator import InputGenerator, Suite
from workbench.model.workbench import Workbench


def generated(form: Format, seed: int, feature: str = "", **settings: int) -> Workbench:
    """Returns the application after an input was generated and run."""
    app = new_workbench()
    app.workspace.go_to(JUDGE)
    app.judge.chosen_form = form
    wanted = next((one for one in form.inputs.features if one.name == feature), None)
    complete(app, lambda: app.generating.generate(seed, wanted, **settings))
    return app


def message(app: Workbench) -> str:
    return app.workspace.scene().message


def test_the_message_names_the_feature_and_its_step() -> None:
    app = generated(UVA220, 1, "pass")
    assert message(app) == "Made from seed 1: it has a forced pass, at step 9, M14."
    app.workspace.do(stepper_of(app).go_to_remark_step)
    assert stepper_of(app).index == 8
    assert message(app).startswith("White has no legal move, so Black moves. Black plays (1,4)")


def test_a_feature_of_the_whole_input_has_no_step() -> None:
    app = generated(JUTGE, 2, "smallest")
    assert message(app) == "Made from seed 2: it is played on 4 x 4."
    assert stepper_of(app).remark_step is None
    before = stepper_of(app).index
    app.workspace.do(stepper_of(app).go_to_remark_step)
    assert stepper_of(app).index == before


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_without_a_feature_the_seed_determines_the_input(form: Format) -> None:
    app = generated(form, 4)
    assert message(app) == "Made from seed 4. The same seed makes the same input again."
    assert app.judge.input == generate(form, 4)


def test_the_message_disappears_when_the_user_steps() -> None:
    app = generated(UVA220, 1, "pass")
    app.workspace.do(stepper_of(app).go_by, 1)
    assert message(app) == stepper_of(app).step.sentence
    assert stepper_of(app).remark_step is None


def test_an_edited_input_has_no_message_on_its_seed() -> None:
    app = generated(UVA220, 1, "pass")
    complete(app, app.judge.paste, app.judge.input + "\n", False)
    assert "Made" not in message(app)


def test_a_setting_that_contradicts_the_feature_is_reported() -> None:
    app = generated(JUTGE, 1)
    generator, text, origin = app.judge.generator, app.judge.input, app.judge.generator.origin
    [smallest] = [feature for feature in JUTGE.inputs.features if feature.name == "smallest"]
    app.workspace.do(lambda: app.generating.generate(2, smallest, n=6))
    assert generator.problem.startswith("n cannot be set")
    assert (app.judge.input, generator.origin) == (text, origin)
    app.workspace.do(lambda: app.generating.generate(2, smallest))
    assert generator.problem == "" and generator.origin is not origin


def test_the_message_quotes_the_input_of_a_step_on_one_line() -> None:
    assert re.search(r", at step \d+, [NB] \d \d\.$", message(generated(JUTGE, 1, "pass")))
    assert message(generated(UVA220, 1, "no-discs")) == (
        "Made from seed 1: it begins with an empty board, at step 2."
    )


def unpacked(parts: list[bytes | str]) -> dict[str, str]:
    """Returns the texts of a zip file by path; checks their checksums."""
    content = b"".join(part.encode() if isinstance(part, str) else part for part in parts)
    with ZipFile(BytesIO(content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode("ascii") for name in archive.namelist()}


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_a_suite_has_an_input_and_the_expected_output_for_each_feature(form: Format) -> None:
    jobs, saved = Jobs(Changes().do), list[Suite]()
    generator = InputGenerator(jobs)
    generator.start_suite(form, 5, {}, saved.append)
    assert generator.making_suite
    finish(jobs)
    assert not generator.making_suite and not generator.problem
    [job] = saved
    assert job.generated == job.number == len(form.inputs.features)
    files = unpacked(zipped(job.files))
    for number, feature in enumerate(form.inputs.features, 1):
        text = files.pop(f"in/{number:03}-{feature.name}.txt")
        assert REFERENCES[form.name].has(feature.name, text)
        assert files.pop(f"out/{number:03}-{feature.name}.txt") == REFERENCES[form.name].answer(
            text
        )
    assert files == {}


def test_settings_are_ignored_for_features_that_determine_them() -> None:
    files = dict(file for file in suite(JUTGE, 1, 9, n=6) if file)
    assert files["in/001-start-only.txt"] == "6\n"
    assert files["in/008-smallest.txt"].startswith("4\n")


def test_an_impossible_setting_is_reported() -> None:
    jobs, saved = Jobs(Changes().do), list[Suite]()
    generator = InputGenerator(jobs)
    generator.start_suite(JUTGE, 1, {"n": 7}, saved.append)
    finish(jobs)
    assert generator.problem == "n is 7; it must be an even number from 4 to 26."
    assert saved == []
    generator.start_suite(JUTGE, 1, {}, saved.append)
    assert generator.problem == ""


def test_all_inputs_have_the_requested_feature() -> None:
    files = dict(file for file in suite(UVA220, 1, 3, "pass") if file)
    assert [name for name in files if name.startswith("in/")] == [
        "in/001-pass.txt", "in/002-pass.txt", "in/003-pass.txt",
    ]  # fmt: skip
    assert all(
        REFERENCES["uva220"].has("pass", files[name]) for name in files if name.startswith("in/")
    )


def test_the_same_files_give_the_same_zip() -> None:
    for files in ([], [("in/a.txt", "1\n"), ("out/a.txt", "")]):
        assert zipped(files) == zipped(files)
        assert unpacked(zipped(files)) == dict(files)


def test_only_whole_numbers_are_accepted() -> None:
    generator = new_workbench().judge.generator
    assert generator.numbers({"seed": "7", "rows": ""}) == {"seed": 7, "rows": None}
    assert generator.numbers({"seed": "1", "rows": "-12"}) == {"seed": 1, "rows": -12}
    for text in ("1.5", "1e3", ".5", "-", "+1"):
        assert generator.numbers({"seed": "1", "rows": text}) is None
        assert generator.problem == f"The rows must be a whole number, not {text}."


def test_a_seed_is_a_number_from_0_to_999999() -> None:
    generator = new_workbench().judge.generator
    for seed in ("0", "7", "999999"):
        assert generator.numbers({"seed": seed}) == {"seed": int(seed)}
    for seed in ("", "abc", "-1", "1000000", str(10**30), "1.5", "+1"):
        assert generator.numbers({"seed": seed}) is None
        assert generator.problem == "The seed must be a number from 0 to 999999."


def test_undo_after_several_inputs_brings_back_the_texts_of_the_user() -> None:
    app = new_workbench()
    app.judge.start_run(None, JUTGE_INPUT)
    app.judge.compare("mine\n")
    finish(app.workspace.jobs)
    for seed in (1, 2, 3):
        app.workspace.do(app.generating.generate, seed, None)
    app.workspace.do(app.notice.undo_it)
    assert (app.judge.input, app.judge.comparison.actual) == (JUTGE_INPUT, "mine\n")


def test_undo_after_an_edit_of_a_made_input_brings_back_the_edited_one() -> None:
    app = new_workbench()
    app.workspace.do(app.generating.generate, 1, None)
    app.workspace.do(app.judge.type, "4\n")
    app.workspace.do(app.generating.generate, 2, None)
    app.workspace.do(app.notice.undo_it)
    assert app.judge.input == "4\n"
