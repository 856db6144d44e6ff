"""The guides to the formats in index.html: one for each format, with correct examples."""

import re
from html import unescape

import pytest

from hosting.serving import ROOT
from reference.formats import REFERENCES
from workbench.comparison import Row
from workbench.formats import FORMATS, detect
from workbench.judging import Format
from workbench.model.judge.output_comparison import Difference
from workbench.view.judge.highlights import differing

INDEX = (ROOT / "index.html").read_text(encoding="utf-8")
GUIDES = re.findall(r'<details name="formats".*?</details>', INDEX, re.DOTALL)
BY_FORMAT = list(zip(FORMATS, GUIDES, strict=True))


@pytest.mark.parametrize(("form", "guide"), BY_FORMAT, ids=[form.name for form in FORMATS])
def test_each_format_has_a_guide(form: Format, guide: str) -> None:
    assert f"<summary>{form.problem}</summary>" in guide
    assert f'data-sample="{form.name}"' in guide
    headings = re.findall("<strong>(.*?)</strong>", guide)
    assert headings == ["In.", "Out.", "Letters.", "What programs get wrong."]


@pytest.mark.parametrize(("form", "guide"), BY_FORMAT, ids=[form.name for form in FORMATS])
def test_the_judge_prints_the_output_of_the_example(form: Format, guide: str) -> None:
    example, output = map(unescape, re.findall("<pre>(.*?)</pre>", guide, re.DOTALL))
    assert detect(example)[0] is form
    assert output == "".join(step.text for step in form.run(example))
    assert output == REFERENCES[form.name].answer(example)
    assert output


@pytest.mark.parametrize("guide", GUIDES)
def test_adjacent_blanks_are_within_code(guide: str) -> None:
    """Elsewhere a browser shows two blanks as one."""
    text = re.sub("<(pre|code)>.*?</(pre|code)>", "", guide, flags=re.DOTALL)
    assert not re.search(r"\S  +\S", text)


def test_differences_are_marked_in_their_line_and_escaped() -> None:
    difference = Difference(0, 3, 3, Row(3, 3, "a<b>", "a<i>", "different"))
    assert differing(difference, False, True) == (
        '<div class="band differs current" style="--at:2;--n:1">'
        "<code>a&lt;<mark>b</mark></code></div>"
    )


def test_different_spaces_are_visible() -> None:
    difference = Difference(0, 1, 1, Row(1, 1, "a  b", "a b", "spacing"))
    assert '<mark><span class="blank">·</span></mark>' in differing(difference, False, False)


def test_a_missing_line_keeps_its_place() -> None:
    difference = Difference(0, 4, 2, Row(4, None, "x", "", "expected-only"))
    assert 'class="band differs missing" style="--at:2;--n:0"' in differing(difference, True, False)
