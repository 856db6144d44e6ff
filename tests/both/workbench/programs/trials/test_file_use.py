"""Which file a program uses in place of standard input or output."""

from workbench.programs.trials.file_use import file_sentence
from workbench.programs.trials.outcome import Outcome

NO_INPUT = (
    "{} opens `in.txt`, a file that a judge does not have. The input comes on standard input."
)
NO_OUTPUT = "{} opens the file `out.txt` to write to it. A judge reads standard output alone."


def said(program: str, missing: str = "", written: str = "", output: str = "") -> str:
    outcome = Outcome("ok", output, None, missing=missing, written=written)
    return file_sentence(program, outcome)


def test_the_line_that_opens_a_file_is_named() -> None:
    for line in (
        'freopen("in.txt", "r", stdin);',
        "  ifstream in( 'in.txt' );",
        'FILE *f = fopen("./in.txt", "r");',
    ):
        program = f'// "in.txt"\n#include <stdio.h>\n{line}\n# "in.txt"\n'
        assert said(program, "in.txt", output="0\n") == NO_INPUT.format("Line 3"), line
    assert said('\nsys.stdout = open("out.txt", "w")', "", "out.txt") == NO_OUTPUT.format("Line 2")


def test_no_line_is_named_if_several_lines_or_none_can_open_it() -> None:
    for program in (
        'fopen("in.txt", "r");\nfopen("in.txt", "r");',
        '#define IN "in.txt"\nfopen(IN, "r");',
        'name = "in.txt"\nopen(name)',
    ):
        assert said(program, "in.txt") == NO_INPUT.format("The program"), program


def test_files_that_explain_nothing_are_left_out() -> None:
    program = 'freopen("out.txt", "w", stdout);'
    assert said(program) == ""
    assert said(program, written="out.txt", output="8\n") == ""
    assert said(program, written="core") == said(program, missing="core") == ""
