"""`python py/judge.py` as a terminal sees it: bytes, exit status and standard error."""

from pathlib import Path

import pytest

from judges import FORMATS
from reference import samples
from reference.formats import REFERENCES
from unit.shell import in_a_shell, run, with_the_reader_gone

JUDGE = Path(__file__).parents[2] / "py" / "judge.py"
NAMES = [form.name for form in FORMATS]


def judge(*arguments: str | Path, text: str | bytes = b"") -> tuple[int, str, str]:
    """Returns the exit status, the output and the messages of a run on standard input."""
    done = run(JUDGE, *arguments, text=text.encode() if isinstance(text, str) else text)
    assert done[1].isascii()
    return done


@pytest.mark.parametrize("form", NAMES)
def test_standard_input_is_judged_to_the_byte(form: str) -> None:
    assert judge(form, text=samples.INPUTS[form]) == (0, samples.OUTPUTS[form], "")


@pytest.mark.parametrize("form", NAMES)
def test_a_file_is_judged_to_the_byte(form: str, tmp_path: Path) -> None:
    file = tmp_path / "input.txt"
    file.write_text(samples.INPUTS[form])
    assert judge(form, file, text="not read") == (0, samples.OUTPUTS[form], "")


@pytest.mark.parametrize("form", NAMES)
def test_an_input_from_windows_is_judged_to_the_same_bytes(form: str) -> None:
    text = "\ufeff" + samples.INPUTS[form].replace("\n", "\r\n")
    assert judge(form, text=text) == (0, samples.OUTPUTS[form], "")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("form", NAMES)
def test_an_input_written_by_a_windows_shell_is_judged_to_the_same_bytes(
    form: str, encoding: str
) -> None:
    text = samples.INPUTS[form].replace("\n", "\r\n")
    assert judge(form, text=text.encode(encoding)) == (0, samples.OUTPUTS[form], "")
    marked = ("\ufeff" + text).encode("utf-16-be")
    assert judge("auto", text=marked) == (0, samples.OUTPUTS[form], "")


@pytest.mark.parametrize("form", NAMES)
def test_an_output_that_is_right_is_found_identical(form: str, tmp_path: Path) -> None:
    output = tmp_path / "output.txt"
    output.write_text(samples.OUTPUTS[form])
    for name in (form, "auto"):
        status, said, _ = judge(name, "--compare", output, text=samples.INPUTS[form])
        assert (status, said.startswith("Identical to the byte")) == (0, True)


def test_an_output_that_differs_has_the_verdict_of_the_page(tmp_path: Path) -> None:
    text, yours = tmp_path / "input.txt", tmp_path / "output.txt"
    text.write_text(samples.UVA220_INPUT)
    yours.write_text(samples.UVA220_OUTPUT.replace("(3,4) (3,6) (5,6)\n", ""))
    status, said, messages = run(JUDGE, "uva220", text, "--compare", yours)
    assert (status, messages) == (1, "")
    assert said == (
        "Yours lacks line 3, the legal moves of black in game 1 (L on line 13 of the input):"
        " “(3,4)·(3,6)·(5,6)”; all after it agrees.\n"
    )


@pytest.mark.parametrize("form", NAMES)
def test_empty_input_prints_nothing(form: str) -> None:
    assert judge(form) == (0, "", "")


def test_the_moves_of_boardsilly_come_sorted_on_request() -> None:
    moves, rest = samples.BOARDSILLY_OUTPUT.split("\n\n")
    expected = "\n".join(sorted(moves.split("\n"))) + "\n\n" + rest
    text = samples.BOARDSILLY_INPUT
    assert judge("boardsilly", "--order", "sorted", text=text) == (0, expected, "")
    assert judge("boardsilly", "--order", "sample", text=text)[1] == samples.BOARDSILLY_OUTPUT


def test_options_may_stand_before_and_after_the_file(tmp_path: Path) -> None:
    file = tmp_path / "input.txt"
    file.write_text(samples.BOARDSILLY_INPUT)
    expected = judge("boardsilly", "--order", "sorted", text=samples.BOARDSILLY_INPUT)
    assert expected[1] != samples.BOARDSILLY_OUTPUT
    assert judge("boardsilly", "--order", "sorted", file) == expected
    assert judge("boardsilly", file, "--order", "sorted") == expected
    assert judge("--order", "sorted", "boardsilly", file) == expected


@pytest.mark.parametrize("form", NAMES)
def test_a_warning_names_its_line_and_leaves_output_and_status_alone(form: str) -> None:
    text, expected, line = REFERENCES[form].doubtful
    status, output, messages = judge(form, text=text)
    assert (status, output) == (0, expected)
    assert f"ine {line}" in messages
    assert messages.count("\n") == 1


@pytest.mark.parametrize("form", NAMES)
def test_an_error_is_told_after_the_output_so_far(form: str) -> None:
    text, expected, (line, column) = REFERENCES[form].cut_short
    status, output, messages = judge(form, text=text)
    assert (status, output) == (1, expected)
    assert f"ine {line}, column {column}" in messages
    assert "expected" in messages
    assert messages.count("\n") == 1


@pytest.mark.parametrize("form", NAMES)
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
    for form in NAMES:
        assert form in messages


def test_a_closed_standard_input_is_told() -> None:
    status, output, messages = in_a_shell(JUDGE, "jutge <&-")
    assert (status, output) == (1, "")
    assert messages == "There is no standard input to read.\n"


def test_a_closed_standard_output_is_told() -> None:
    status, output, messages = in_a_shell(JUDGE, "jutge >&-", samples.JUTGE_INPUT)
    assert (status, output) == (1, "")
    assert messages == "There is no standard output to write to.\n"


def test_a_warning_that_nobody_wants_to_read_is_not_printed() -> None:
    text, expected, _ = REFERENCES["jutge"].doubtful
    assert in_a_shell(JUDGE, "jutge 2>&-", text) == (0, expected, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_told() -> None:
    status, output, messages = in_a_shell(JUDGE, "jutge >/dev/full", samples.JUTGE_INPUT)
    assert (status, output) == (1, "")
    assert messages == "The output cannot be written: No space left on device.\n"


def test_whoever_has_read_enough_may_leave() -> None:
    for form in NAMES:
        assert with_the_reader_gone(JUDGE, form, text=samples.INPUTS[form]) == (1, "")
