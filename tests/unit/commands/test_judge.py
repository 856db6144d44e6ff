"""`python py/judge.py` in a terminal: output to the byte, exit status and standard error."""

from pathlib import Path

import pytest

from hosting.serving import ROOT
from reference import samples
from reference.formats import REFERENCES
from unit.commands.shell import in_a_shell, run
from workbench.formats import FORMATS

JUDGE = ROOT / "py" / "judge.py"
NAMES = [form.name for form in FORMATS]
UNMARKED = ("utf-16-le", "utf-16-be")  # Without a mark that tells them apart.
# The inputs with a warning, of the formats whose judges warn.
WARNING = {name: found for name in NAMES if (found := REFERENCES[name].doubtful)}


def judge(*arguments: str | Path, text: str | bytes = b"") -> tuple[int, str, str]:
    """Returns the exit status, the output and the messages for a text on standard input."""
    done = run(JUDGE, *arguments, text=text.encode() if isinstance(text, str) else text)
    assert done[1].isascii()
    return done


@pytest.mark.parametrize("encoding", ["ascii", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("form", NAMES)
def test_the_output_is_exact_to_the_byte_in_every_encoding(form: str, encoding: str) -> None:
    for text in (samples.INPUTS[form], samples.INPUTS[form].replace("\n", "\r\n")):
        for name in (form, *["auto"] * (encoding not in UNMARKED)):
            assert judge(name, text=text.encode(encoding)) == (0, samples.OUTPUTS[form], "")


@pytest.mark.parametrize("form", NAMES)
def test_the_output_for_a_file_is_exact_to_the_byte_and_identical(
    form: str, tmp_path: Path
) -> None:
    """Nothing is printed for an empty input."""
    assert judge(form) == (0, "", "")
    file, output = tmp_path / "input.txt", tmp_path / "output.txt"
    file.write_text(samples.INPUTS[form])
    assert judge(form, file, text="not read") == (0, samples.OUTPUTS[form], "")
    output.write_text(samples.OUTPUTS[form])
    for name in (form, "auto"):
        status, verdict, _ = judge(name, "--compare", output, text=samples.INPUTS[form])
        assert (status, verdict.startswith("Identical: ")) == (0, True)


def test_a_wrong_output_has_the_same_verdict_as_in_the_page(tmp_path: Path) -> None:
    text, actual = tmp_path / "input.txt", tmp_path / "output.txt"
    text.write_text(samples.UVA220_INPUT)
    actual.write_text(samples.UVA220_OUTPUT.replace("(3,4) (3,6) (5,6)\n", ""))
    status, verdict, messages = run(JUDGE, "uva220", text, "--compare", actual)
    assert (status, messages) == (1, "")
    assert verdict == (
        "Your output lacks line 3, the legal moves of black in game 1 (L on line 13 of the input):"
        " “(3,4)·(3,6)·(5,6)”; everything after it agrees.\n"
    )


def test_the_moves_of_boardsilly_are_sorted_by_an_option_before_or_after_the_file(
    tmp_path: Path,
) -> None:
    moves, rest = samples.BOARDSILLY_OUTPUT.split("\n\n")
    expected = 0, "\n".join(sorted(moves.split("\n"))) + "\n\n" + rest, ""
    assert expected[1] != samples.BOARDSILLY_OUTPUT
    file, text, option = tmp_path / "input.txt", samples.BOARDSILLY_INPUT, ("--order", "sorted")
    file.write_text(text)
    assert judge("boardsilly", *option, text=text) == expected
    assert judge("boardsilly", *option, file) == expected
    assert judge("boardsilly", file, *option) == expected
    assert judge(*option, "boardsilly", file) == expected
    assert judge("boardsilly", "--order", "sample", text=text)[1] == samples.BOARDSILLY_OUTPUT


@pytest.mark.parametrize("form", WARNING)
def test_a_warning_names_its_line_and_changes_neither_output_nor_status(form: str) -> None:
    text, expected, line = WARNING[form]
    status, output, messages = judge(form, text=text)
    assert (status, output) == (0, expected)
    assert f"ine {line}" in messages
    assert messages.count("\n") == 1


@pytest.mark.parametrize("form", NAMES)
def test_an_error_is_reported_after_the_output_so_far(form: str) -> None:
    text, expected, (line, column) = REFERENCES[form].cut_short
    status, output, messages = judge(form, text=text)
    assert (status, output) == (1, expected)
    assert f"ine {line}, column {column}" in messages
    assert "expected" in messages
    assert messages.count("\n") == 1


@pytest.mark.parametrize(
    ("form", "text", "output", "message"),
    [
        pytest.param("auto", b"hello\n", "", "hello", id="no format is recognised"),
        pytest.param(
            "jutge", b"4\nN 1 \xff\n", samples.JUTGE_OUTPUT[:25], "ine 2, column 5", id="no UTF-8"
        ),
    ],
)
def test_the_message_explains_an_error_in_the_input(
    form: str, text: bytes, output: str, message: str
) -> None:
    found = judge(form, text=text)
    assert found[:2] == (1, output) and message in found[2]


def test_the_message_names_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for file in (tmp_path / "missing.txt", tmp_path):
        status, output, messages = judge("jutge", file)
        assert (status, output) == (1, "")
        assert str(file) in messages
        assert "Traceback" not in messages


def test_the_message_on_an_unknown_format_lists_the_known_ones() -> None:
    status, output, messages = judge("uva221")
    assert (status, output) == (2, "")
    for form in NAMES:
        assert form in messages


def test_a_warning_is_dropped_if_standard_error_is_closed() -> None:
    text, expected, _ = WARNING["jutge"]
    assert in_a_shell(JUDGE, "jutge 2>&-", text) == (0, expected, "")
