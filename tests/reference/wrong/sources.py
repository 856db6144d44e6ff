"""The wrong programs as sources that read standard input, each with the lines of its fault."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from reference.student import student_boardsilly, student_jutge, student_uva220
from reference.unfamiliar.programs import UNFAMILIAR
from reference.wrong.classes.mistaken import MISTAKEN
from reference.wrong.styles import STYLES
from reference.wrong.styles.style import Style

if TYPE_CHECKING:
    from collections.abc import Iterator

STUDENTS = {
    "uva220": (student_uva220, ("self.board",), "[r][c]"),
    "jutge": (student_jutge, ("self.board",), "[r + 1, c + 1]"),
    "boardsilly": (student_boardsilly, ("self.rows",), "[r][c]"),
}
MAIN = "\n\nimport sys\n\nsys.stdout.write({}(sys.stdin.read()))\n"


class WrongSource(NamedTuple):
    """A wrong program as source.

    Attributes:
        group: `styles`, `unfamiliar`, `classes`, `c++` or `c`.
        form: The name of the format.
        name: The name of the program.
        program: The source.
        lines: The lines of the fault, or those of the function with the fault.
        boards: The names of the variables that hold the board.
        square: How the program looks up row r and column c of n; empty if it looks up no cells.
        spoils: What the fault spoils first, `board` or `output`; empty if that is not known.
        functions: The functions with the fault, if they are labelled.
    """

    group: str
    form: str
    name: str
    program: str
    lines: range
    boards: tuple[str, ...]
    square: str
    spoils: str = ""
    functions: tuple[str, ...] = ()


@cache
def wrong_sources() -> list[WrongSource]:
    """Returns all wrong programs in Python, which nobody may change."""
    groups = {"styles": STYLES, "unfamiliar": UNFAMILIAR}
    of_styles = [of_style(group, style) for group in groups for style in groups[group]]
    return [*chain(*of_styles), *_of_classes()]


def of_style(group: str, style: Style) -> Iterator[WrongSource]:
    """Yields the wrong versions of a program."""
    for number, (right, fault, spoils, *functions) in enumerate(style.faults):
        program, line = style.wrong(number)
        # A fault that only deletes lines is at the line before them or at the one after them.
        end = line + max(right.count("\n"), fault.count("\n")) + 1
        lines = range(line - (not fault), end)
        name, labels = f"{style.name} {number}", (style.boards, style.square, spoils)
        yield WrongSource(group, style.form, name, program, lines, *labels, tuple(functions))


def _of_classes() -> Iterator[WrongSource]:
    for form, found in MISTAKEN:
        module, boards, square = STUDENTS[form]
        student = inspect.getsource(module) + "\n\nclass Wrong(Student):\n    pass\n\n\n"
        body = _without_label(inspect.getsource(found))
        program = student + body + MAIN.format(f"{found.__name__}().answer")
        first = student.count("\n") + 1
        lines = range(first, first + body.count("\n") + 1)
        yield WrongSource("classes", form, found.__name__, program, lines, boards, square)


def _without_label(source: str) -> str:
    """Returns the source of a class without its label."""
    tree = ast.parse(source)
    wrong = tree.body[0]
    assert isinstance(wrong, ast.ClassDef)
    wrong.decorator_list = []
    return ast.unparse(tree)
