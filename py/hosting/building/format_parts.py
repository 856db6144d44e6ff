"""The parts of index.html that are made from the folders of the formats."""

import re
from collections.abc import Sequence
from html import escape, unescape
from typing import NamedTuple

from hosting.building.bytecode import BuildError
from hosting.building.module_graph import PY

FOLDERS = PY / "workbench" / "formats"
SAMPLE, GUIDE = "sample.txt", "guide.html"
HEADINGS = ("In.", "Out.", "Letters.", "What programs get wrong.")
EXAMPLE = '<div class="pair">\n'
INDENT = 8 * " "
PRE = re.compile("<pre>(.*?)</pre>", re.DOTALL)


class FormatEntry(NamedTuple):
    """What index.html must know of a format.

    Attributes:
        name: Its name, and that of its folder.
        title: A short title.
        problem: The title of the problem.
        holds_games: Whether games of Othello can be copied as its inputs.
    """

    name: str
    title: str
    problem: str
    holds_games: bool


def parts(formats: Sequence[FormatEntry]) -> dict[str, str]:
    """Returns the parts by their names.

    Raises:
        BuildError: A folder is not in the list, or a file in it is missing or incomplete.
    """
    listed = {form.name for form in formats}
    for folder in sorted(FOLDERS.iterdir()):
        if (folder / "judge.py").exists() and folder.name not in listed:
            raise BuildError(f"formats/{folder.name} is not in FORMATS of formats/__init__.py.")
    for form in formats:
        text_of(form.name, SAMPLE)
    games = [form for form in formats if form.holds_games]
    return {
        "games": _lines(14, [_option(form, f"input of {form.name}") for form in games]),
        "formats": _lines(10, [_option(form, form.problem) for form in formats]),
        "samples": _lines(12, [_button(form, form.title) for form in formats]),
        "guides": _lines(6, [_guide(form, form is formats[0]) for form in formats]),
    }


def text_of(name: str, file: str) -> str:
    """Returns the text of a file in the folder of a format.

    Raises:
        BuildError: The file is missing or empty.
    """
    try:
        text = (FOLDERS / name / file).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BuildError(f"formats/{name} has no {file}.") from None
    if not text:
        raise BuildError(f"formats/{name}/{file} is empty.")
    return text


def examples(name: str) -> list[str]:
    """Returns the input and the output in the guide to a format."""
    return [unescape(text) for text in PRE.findall(text_of(name, GUIDE))]


def _guide(form: FormatEntry, is_open: bool) -> str:
    """Returns the guide to a format, with a button before its example."""
    text = text_of(form.name, GUIDE)
    for needed in [*[f"<strong>{heading}</strong>" for heading in HEADINGS], EXAMPLE]:
        if needed not in text:
            raise BuildError(f"formats/{form.name}/{GUIDE} has no {needed.strip()}")
    hiding = ' popovertarget="formats" popovertargetaction="hide"'
    text = text.replace(EXAMPLE, _button(form, "Load the sample", hiding) + "\n" + EXAMPLE)
    opened = " open" if is_open else ""
    summary = f"{INDENT}<summary>{escape(form.problem)}</summary>"
    return f'<details name="formats"{opened}>\n{summary}\n{_indented(text)}      </details>'


def _indented(text: str) -> str:
    """Returns lines of HTML with an indent, except those within an example."""
    lines, in_example = [], False
    for line in text.splitlines():
        lines.append(f"{'' if in_example else INDENT}{line}\n")
        in_example = "<pre>" in line or (in_example and "</pre>" not in line)
    return "".join(lines)


def _option(form: FormatEntry, text: str) -> str:
    return f'<option value="{form.name}">{escape(text)}</option>'


def _button(form: FormatEntry, text: str, attributes: str = "") -> str:
    return f'<button type="button" data-sample="{form.name}"{attributes}>{escape(text)}</button>'


def _lines(indent: int, lines: Sequence[str]) -> str:
    """Returns the lines of a part, and the white space before its end."""
    return "".join(f"\n{indent * ' '}{line}" for line in [*lines, ""])
