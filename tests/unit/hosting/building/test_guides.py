"""The guides to the formats: one in each folder, with a right example."""

import re
from html import unescape

import pytest

from hosting.serving import ROOT
from reference.formats import REFERENCES
from workbench.comparison import Row
from workbench.formats import FORMATS
from workbench.model.judge.output_comparison import Difference
from workbench.view.judge.highlights import differing

INDEX = (ROOT / "index.html").read_text(encoding="utf-8")
NAMES = [form.name for form in FORMATS]


def guide_to(name: str) -> str:
    """Returns the guide in the folder of a format."""
    file = ROOT / "py" / "workbench" / "formats" / name / "guide.html"
    assert file.exists(), f"formats/{name} has no guide.html."
    return file.read_text(encoding="utf-8")


def test_the_page_has_each_guide_and_its_sample_once() -> None:
    guides = re.findall('<details name="formats".*?</details>', INDEX, re.DOTALL)
    found = [
        (*re.findall("<summary>(.*?)</summary>", guide), *re.findall('sample="(.*?)"', guide))
        for guide in guides
    ]
    assert found == [(form.problem, form.name) for form in FORMATS]


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_has_four_headings(name: str) -> None:
    headings = re.findall("<strong>(.*?)</strong>", guide_to(name))
    assert headings == ["In.", "Out.", "Letters.", "What programs get wrong."]


@pytest.mark.parametrize("name", NAMES)
def test_the_example_of_a_guide_is_right(name: str) -> None:
    example, output = map(unescape, re.findall("<pre>(.*?)</pre>", guide_to(name), re.DOTALL))
    assert output
    assert output == REFERENCES[name].answer(example)


@pytest.mark.parametrize("name", NAMES)
def test_adjacent_blanks_are_within_code(name: str) -> None:
    """Elsewhere a browser shows two blanks as one."""
    text = re.sub("<(pre|code)>.*?</(pre|code)>", "", guide_to(name), flags=re.DOTALL)
    assert not re.search(r"\S  +\S", text)


def test_differences_are_marked_in_their_line_and_escaped() -> None:
    difference = Difference(0, 3, 3, Row(3, 3, "a<b>", "a<i>", "different"))
    assert differing(difference, False, True).html == (
        '<div class="band differs current" style="--at:2;--n:1">'
        "<code>a&lt;<mark>b</mark></code></div>"
    )


def test_different_spaces_are_visible() -> None:
    difference = Difference(0, 1, 1, Row(1, 1, "a  b", "a b", "spacing"))
    assert '<mark><span class="blank">·</span></mark>' in differing(difference, False, False).html


def test_a_missing_line_keeps_its_place() -> None:
    difference = Difference(0, 4, 2, Row(4, None, "x", "", "expected-only"))
    assert (
        'class="band differs missing" style="--at:2;--n:0"'
        in differing(difference, True, False).html
    )
