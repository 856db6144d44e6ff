"""Markup is made and written in one place each, and templates leave no way for a text to be more.

mypy refuses a text where `Markup` is wanted. What it cannot see is refused here.
"""

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hosting.serving import ROOT
from unit.project.sources import PY, nodes, with_text

MAKER = PY / "board" / "markup.py"
PART = re.compile(r"{[^{}]*}")
TEXT = "PART"  # In the place of a part.
# Properties and methods that read a text as markup, code or the address of code.
SINKS = re.compile(
    r"\b(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|setHTMLUnsafe|parseHTMLUnsafe|writeln?"
    r"|parseFromString|createContextualFragment|execCommand|Function|eval|importScripts)\b *[(=]"
    r"|\bnew Worker\(|\bWorker\.new\b|[wW]orkers?\.register\("
)
# Attributes whose value a browser runs, loads or reads as markup.
ACTIVE = re.compile("on.*|.*href|.*src|srcdoc|srcset|data|action|formaction|background|ping|to|by")
# May read what `Markup` contains: the page's only writer, the copied code, a file, and the build.
READERS = {"browser/page.py", "page/share/share.py", "browser/board/export.py"}
READERS |= {"build.py", "board/markup.py"}


def called(name: str) -> Iterator[tuple[Path, ast.Call]]:
    """Yields the calls of a function by its name."""
    for file in with_text(f"{name}("):
        calls = [node for node in nodes(file) if isinstance(node, ast.Call)]
        for call in calls:
            if isinstance(call.func, ast.Name) and call.func.id == name:
                yield file, call


class Unsafe(HTMLParser):
    """Collects the places of a template in which a text could become more than text."""

    def __init__(self, template: str) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[str] = []
        self.feed(PART.sub(TEXT, template))
        self.found += [self.rawdata] * ("<" in self.rawdata)  # A tag that does not end.
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        start = self.get_starttag_text() or ""
        if TEXT in re.sub(r'="[^"]*"', "", start) or tag == "script":
            self.found.append(start)
        self.found += [
            name for name, value in attrs if TEXT in (value or "") and ACTIVE.fullmatch(name)
        ]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        self.found += [tag] * (TEXT.lower() in tag)

    def handle_comment(self, data: str) -> None:
        self.found.append(data)


@pytest.mark.parametrize(
    "template",
    [
        *("<{}>", "<b {}>", "<b title={}>", "<b title='{}'>", '<a href="{}">', '<b onclick="{}">'),
        *('<use xlink:href="{}"/>', "<script>{}</script>", "<!--{}-->", "</{}>", '<b title="{}'),
        '<animate to="{}"/>',
    ],
)
def test_an_unsafe_template_is_found(template: str) -> None:
    assert Unsafe(template).found


def test_templates_are_literals_with_parts_in_texts_and_quoted_attributes_only() -> None:
    calls = [*called("markup"), *called("repeated")]
    templates = [(file, call.args[0]) for file, call in calls]
    assert len(templates) > 50
    for file, template in templates:
        place = f"{file.name}, line {template.lineno}"
        assert isinstance(template, ast.Constant) and isinstance(template.value, str), place
        if template.value.startswith("<iframe"):  # Copied for another page, and not written here.
            assert file.name == "share.py"
        else:
            assert Unsafe(template.value).found == [], place


def test_markup_is_made_and_read_in_few_places() -> None:
    assert {file for file, _ in called("Markup")} == {MAKER}
    readers = {
        file.relative_to(PY).as_posix()
        for file in with_text(".html")
        for node in nodes(file)
        if isinstance(node, ast.Attribute) and node.attr == "html"
    }
    assert readers == READERS


def test_no_python_writes_markup_or_starts_scripts_itself() -> None:
    using_the_browser = {*with_text("import js as window"), *with_text("from js import ")}
    assert len(using_the_browser) > 40
    found = {file: SINKS.findall(file.read_text("utf-8")) for file in using_the_browser}
    assert {file: sinks for file, sinks in found.items() if sinks} == {}


def test_scripts_write_markup_and_start_scripts_through_the_policy_only() -> None:
    static = ROOT / "static"
    pages = [ROOT / "index.html", *static.glob("*.html"), *static.glob("*.js")]
    lines = [
        line.strip()
        for file in [*pages, *(static / "compiler").glob("*.js")]
        for line in file.read_text(encoding="utf-8").split("\n")
        if SINKS.search(line)
    ]
    assert lines and all(
        re.search(r"markup\(html\)|script\(address\)|trusted\.", line) for line in lines
    ), lines
