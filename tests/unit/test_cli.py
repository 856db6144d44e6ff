"""`python py/judge.py` as a terminal sees it: bytes, exit status and standard error."""

import subprocess
import sys
from pathlib import Path

import pytest

from judges import FORMATS
from reference import samples

JUDGE = Path(__file__).parents[2] / "py" / "judge.py"
CUT_SHORT = {
    "uva220": ("1\n" + 8 * "--------\n" + "B\nL\nM39\n", "No legal move.\n", (12, 3)),
    "jutge": ("4\nN 1 2\nB 1\n", samples.JUTGE_OUTPUT, (3, 4)),
    "boardsilly": (
        samples.BOARDSILLY_INPUT + "........\n?",
        samples.BOARDSILLY_OUTPUT,
        (20, 1),
    ),
}
DOUBTFUL = {
    "uva220": ("1\n" + 8 * "--------\n" + "B", 8 * "--------\n", 10),
    "jutge": (
        "4\nB 1 3\n",
        "....\n.BN.\n.NB.\n....\n2:2\n\n..B.\n.BB.\n.NB.\n....\n1:4\n\n",
        2,
    ),
    "boardsilly": (8 * "........\n" + "X", "No moves are possible\n", 1),
}


def judge(*arguments: str | Path, text: str | bytes = b"") -> tuple[int, str, str]:
    """Returns the exit status, the output and the messages of a run on standard input."""
    done = subprocess.run(
        [sys.executable, JUDGE, *arguments],
        input=text.encode() if isinstance(text, str) else text,
        capture_output=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout.decode("ascii"), done.stderr.decode()


@pytest.mark.parametrize("form", FORMATS)
def test_standard_input_is_judged_to_the_byte(form: str) -> None:
    assert judge(form, text=samples.INPUTS[form]) == (0, samples.OUTPUTS[form], "")


@pytest.mark.parametrize("form", FORMATS)
def test_a_file_is_judged_to_the_byte(form: str, tmp_path: Path) -> None:
    file = tmp_path / "input.txt"
    file.write_text(samples.INPUTS[form])
    assert judge(form, file, text="not read") == (0, samples.OUTPUTS[form], "")


@pytest.mark.parametrize("form", FORMATS)
def test_an_input_from_windows_is_judged_to_the_same_bytes(form: str) -> None:
    text = "\ufeff" + samples.INPUTS[form].replace("\n", "\r\n")
    assert judge(form, text=text) == (0, samples.OUTPUTS[form], "")


@pytest.mark.parametrize("form", FORMATS)
def test_empty_input_prints_nothing(form: str) -> None:
    assert judge(form) == (0, "", "")


def test_the_moves_of_boardsilly_come_sorted_on_request() -> None:
    moves, rest = samples.BOARDSILLY_OUTPUT.split("\n\n")
    expected = "\n".join(sorted(moves.split("\n"))) + "\n\n" + rest
    text = samples.BOARDSILLY_INPUT
    assert judge("boardsilly", "--order", "sorted", text=text) == (0, expected, "")
    assert judge("boardsilly", "--order", "sample", text=text)[1] == samples.BOARDSILLY_OUTPUT


@pytest.mark.parametrize("form", FORMATS)
def test_a_warning_names_its_line_and_leaves_output_and_status_alone(form: str) -> None:
    text, expected, line = DOUBTFUL[form]
    status, output, messages = judge(form, text=text)
    assert (status, output) == (0, expected)
    assert f"ine {line}" in messages
    assert messages.count("\n") == 1


@pytest.mark.parametrize("form", FORMATS)
def test_an_error_is_told_after_the_output_so_far(form: str) -> None:
    text, expected, (line, column) = CUT_SHORT[form]
    status, output, messages = judge(form, text=text)
    assert (status, output) == (1, expected)
    assert f"ine {line}, column {column}" in messages
    assert "expected" in messages
    assert messages.count("\n") == 1


@pytest.mark.parametrize("form", FORMATS)
def test_auto_recognises_the_format(form: str) -> None:
    assert judge("auto", text=samples.INPUTS[form]) == (0, samples.OUTPUTS[form], "")


def test_auto_says_why_it_recognises_nothing() -> None:
    status, output, messages = judge("auto", text="hello\n")
    assert (status, output) == (1, "")
    assert "hello" in messages


def test_bytes_that_are_no_text_are_an_error_in_the_input() -> None:
    status, output, messages = judge("jutge", text=b"4\nN 1 \xff\n")
    assert (status, output) == (1, samples.JUTGE_OUTPUT[:25])
    assert "ine 2, column 5" in messages


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for file in (tmp_path / "missing.txt", tmp_path):
        status, output, messages = judge("jutge", file)
        assert (status, output) == (1, "")
        assert str(file) in messages
        assert "Traceback" not in messages


def test_an_unknown_format_is_answered_with_the_known_ones() -> None:
    status, output, messages = judge("uva221")
    assert (status, output) == (2, "")
    for form in FORMATS:
        assert form in messages
