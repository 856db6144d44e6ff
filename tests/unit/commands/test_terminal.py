"""All commands end without a traceback: after Ctrl+C, and in any encoding."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from hosting.serving import ROOT
from play.engine.training.plan import FULL, SMALL, TrainingPlan
from reference import samples
from unit.commands.shell import in_a_shell, run, with_closed_pipe

PY = ROOT / "py"
JUDGE = PY / "judge.py"

# Arguments of each command, and a function that it calls while it works.
WORK = [
    ("judge", ["jutge"], "terminal.read"),
    ("judge", ["jutge"], "terminal.decoded"),
    ("generate", ["jutge"], "workbench.inputs.generate"),
    ("generate", ["jutge", "--zip", "tests.zip"], "workbench.inputs.suite"),
    ("engine", ["perft", "8", "3"], "play.engine.kernel.kernel.Kernel.perft"),
    ("engine", ["solve", "-"], "terminal.read"),
    ("engine", [], "play.engine.protocol.gtp.GtpSession.answers"),
    ("train", ["--output", "evaluation.bin"], "play.engine.training.pipeline.train"),
    ("serve", ["--build", "site"], "hosting.building.site.build"),
    ("build", [], "hosting.building.index_parts.import_map"),
]


@pytest.mark.parametrize(("command", "arguments", "work"), WORK)
def test_ctrl_c_ends_a_command_silently_with_status_130(
    command: str, arguments: list[str], work: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ready = mock.patch.multiple("hosting.serving", runtime=mock.DEFAULT, environment=mock.DEFAULT)
    with ready as serving, mock.patch(work, side_effect=KeyboardInterrupt) as interrupted:
        serving["runtime"].missing.return_value = None
        assert run(PY / f"{command}.py", *arguments) == (130, "", "")
    interrupted.assert_called()
    assert list(tmp_path.iterdir()) == []


# Starts two processes for searches, which take long, and prints a line after the first one.
SEARCHES = """
import sys
import time
import terminal
from play.engine.training import shards
def main():
    with shards.workers(2) as pool:
        for _ in pool.imap(time.sleep, [0, 600, 600]):
            print("begun", flush=True)
sys.exit(terminal.run(main))
"""


@pytest.mark.slow
def test_ctrl_c_ends_the_processes_of_a_training_silently() -> None:
    """Ctrl+C reaches every process that a terminal has started."""
    with subprocess.Popen(
        [sys.executable, "-c", SEARCHES],
        env=os.environ | {"PYTHONPATH": str(PY)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        os.killpg(process.pid, signal.SIGINT)
        _, messages = process.communicate()
    assert (process.returncode, messages) == (130, "")


NO_INPUT = "There is no standard input to read.\n"
NO_OUTPUT = "There is no standard output to write to.\n"
FULL_DISK = "The output cannot be written: No space left on device.\n"
# Commands with their redirections, and what they say.
REDIRECTED = [
    ("judge", "jutge <&-", NO_INPUT),
    ("engine", "<&-", NO_INPUT),
    ("judge", "jutge >&-", NO_OUTPUT),
    ("generate", "jutge >&-", NO_OUTPUT),
    ("judge", "jutge >/dev/full", FULL_DISK),
    ("generate", "jutge >/dev/full", FULL_DISK),
    ("generate", "uva220 --list >/dev/full", FULL_DISK),
]


@pytest.mark.parametrize(("command", "arguments", "said"), REDIRECTED)
def test_a_closed_or_full_input_or_output_is_reported(
    command: str, arguments: str, said: str
) -> None:
    given = PY / f"{command}.py", arguments, samples.JUTGE_INPUT
    assert in_a_shell(*given) == (1, "", said)


@pytest.mark.parametrize("arguments", ["judge jutge", "generate uva220", "generate jutge --list"])
def test_a_closed_pipe_is_not_an_error_message(arguments: str) -> None:
    command, *others = arguments.split()
    text = samples.JUTGE_INPUT if command == "judge" else ""
    assert with_closed_pipe(PY / f"{command}.py", *others, text=text) == (1, "")


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "utf-16-le"])
def test_a_character_that_the_encoding_lacks_is_replaced(encoding: str, tmp_path: Path) -> None:
    output = tmp_path / "output.txt"
    output.write_text(samples.UVA220_OUTPUT.replace("(3,4) (3,6) (5,6)\n", ""))
    arguments = (JUDGE, "uva220", "--compare", output)
    text = samples.UVA220_INPUT.encode()
    expected = run(*arguments, text=text)
    assert "“" in expected[1]
    lossy = expected[1].encode(encoding, errors="replace").decode(encoding)
    assert run(*arguments, text=text, encoding=encoding) == (1, lossy, "")


def test_a_plain_locale_replaces_characters_too(tmp_path: Path) -> None:
    output = tmp_path / "output.txt"
    output.write_text(samples.UVA220_OUTPUT.replace("(3,4) (3,6) (5,6)\n", ""))
    done = subprocess.run(
        [sys.executable, JUDGE, "uva220", "--compare", output],
        input=samples.UVA220_INPUT,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C", "PYTHONUTF8": "0"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert "everything after it agrees" in done.stdout


@pytest.mark.parametrize("value", ["0", "-1", "nan", "inf", "1e300", "", "x"])
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("generate", ["jutge", "--zip", "tests.zip", "--count"]),
        ("train", ["--processes"]),
        ("stress", ["uva220", "--count"]),
        ("engine", ["--nodes"]),
        ("engine", ["perft", "8"]),
    ],
)
def test_numbers_that_make_no_sense_are_refused(
    command: str, options: list[str], value: str
) -> None:
    *others, last = options
    given = [*others, f"{last}={value}"] if last.startswith("--") else [*options, value]
    status, output, messages = run(PY / f"{command}.py", *given)
    assert (status, output) == (2, "")
    assert f"expected a number from 1 up, not {value!r}" in messages


@pytest.mark.parametrize("command", ["generate", "stress"])
def test_the_seed_of_an_input_is_at_most_999999_and_of_a_training_any_number(command: str) -> None:
    others = ["--", "true"] if command == "stress" else []
    for seed in ("-1", "1000000", str(10**30), "", "abc", "1.5"):
        status, output, messages = run(PY / f"{command}.py", "jutge", f"--seed={seed}", *others)
        assert (status, output) == (2, "")
        assert f"expected a number from 0 to 999999, not {seed!r}" in messages
    for seed in ("0", "999999") if command == "generate" else ():
        status, output, messages = run(PY / "generate.py", "jutge", f"--seed={seed}")
        assert (status, messages) == (0, "") and output
    for seed in ("-1", "nan", "inf", "1e300", ""):
        status, output, messages = run(PY / "train.py", f"--seed={seed}")
        assert (status, output) == (2, "") and "expected a number from 0 up" in messages


@pytest.mark.parametrize(
    ("options", "plan", "folder", "seed", "processes"),
    [
        ([], FULL, "whole-1", 1, os.cpu_count()),
        (["--small"], SMALL, "small-1", 1, os.cpu_count()),
        (["--small", "--seed=0", "--processes=3"], SMALL, "small-0", 0, 3),
    ],
)
def test_a_training_follows_its_options(
    options: list[str], plan: TrainingPlan, folder: str, seed: int, processes: int, tmp_path: Path
) -> None:
    with mock.patch("play.engine.training.pipeline.train", return_value=b"trained") as trained:
        assert run(PY / "train.py", *options, "--output", tmp_path / "new.bin")[0] == 0
    trained.assert_called_once_with(plan, PY.parent / ".training" / folder, seed, processes)


@pytest.mark.parametrize(("options", "count"), [([], FULL.shards), (["--shards=0"], 0)])
def test_a_refinement_keeps_its_searches_by_evaluation_and_seed(
    options: list[str], count: int, tmp_path: Path
) -> None:
    old = tmp_path / "old.bin"
    old.write_bytes(b"123456789")  # Its CRC-32 is the check value of the standard.
    with mock.patch("play.engine.training.pipeline.refine", return_value=b"better") as refined:
        given = ("--seed=2", "--processes=3", "--output", tmp_path / "new.bin")
        assert run(PY / "train.py", *options, "--refine", old, *given)[0] == 0
    folder = PY.parent / ".training" / "refine-cbf43926-2"
    refined.assert_called_once_with(b"123456789", folder, 2, count, 3)


@pytest.mark.parametrize(
    ("command", "arguments", "work"),
    [
        ("train", ["--output"], "play.engine.training.pipeline.train"),
        ("generate", ["jutge", "--zip"], "workbench.inputs.suite"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_the_work(
    command: str, arguments: list[str], work: str, tmp_path: Path
) -> None:
    for file in (tmp_path / "missing" / "file", tmp_path):
        with mock.patch(work) as begun:
            status, output, messages = run(PY / f"{command}.py", *arguments, file)
        assert (status, output) == (1, "")
        assert messages.startswith(f"{file} cannot be written: ")
        begun.assert_not_called()


def test_a_file_keeps_its_contents_until_there_are_new_ones(tmp_path: Path) -> None:
    old, new = tmp_path / "old.bin", tmp_path / "new.bin"
    old.write_bytes(b"old")
    for file in (old, new):
        with mock.patch("play.engine.training.pipeline.train", side_effect=KeyboardInterrupt):
            assert run(PY / "train.py", "--output", file)[0] == 130
    assert (old.read_bytes(), new.exists()) == (b"old", False)
    with mock.patch("play.engine.training.pipeline.train", return_value=b"trained"):
        assert run(PY / "train.py", "--output", old) == (0, "", "")
    assert old.read_bytes() == b"trained"


def test_build_takes_no_arguments() -> None:
    for argument in ("site", "--check"):
        status, output, messages = run(PY / "build.py", argument)
        assert (status, output) == (2, "") and f"unrecognized arguments: {argument}" in messages


def test_an_empty_position_cannot_be_solved() -> None:
    status, output, messages = run(PY / "engine.py", "solve", "")
    assert (status, output) == (1, "")
    assert messages
