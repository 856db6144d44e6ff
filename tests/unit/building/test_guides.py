"""The formats explained: each is there, and its example is right."""

import re

import pytest

from comparison import Row
from guides import GUIDES, Guide
from judges import FORMATS, detect
from page.model.judge.difference_list import Place
from page.view.judge.highlights import differing
from page.view.shell.guides import guides
from reference.formats import REFERENCES


def test_every_format_is_explained() -> None:
    assert [guide.form for guide in GUIDES] == list(FORMATS)


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.form.name)
def test_the_example_is_recognised_and_judged(guide: Guide) -> None:
    assert detect(guide.example)[0] is guide.form
    assert guide.printed == REFERENCES[guide.form.name].answer(guide.example)
    assert guide.printed


def test_what_is_explained_is_text_and_no_markup() -> None:
    text = re.sub("<[^>]*>", "", guides(GUIDES))
    assert "What programs get wrong." in text
    assert "<" not in text


def test_what_differs_is_marked_in_its_line_and_never_markup() -> None:
    place = Place(0, 3, 3, Row(3, 3, "a<b>", "a<i>", "different"))
    assert differing(place, False, True) == (
        '<div class="band differs current" style="--at:2;--n:1">'
        "<code>a&lt;<mark>b</mark></code></div>"
    )


def test_blanks_that_differ_are_seen() -> None:
    place = Place(0, 1, 1, Row(1, 1, "a  b", "a b", "spacing"))
    assert '<mark><span class="blank">·</span></mark>' in differing(place, False, False)


def test_a_line_that_one_side_lacks_has_its_place_there() -> None:
    place = Place(0, 4, 2, Row(4, None, "x", "", "judge-only"))
    assert 'class="band differs missing" style="--at:2;--n:0"' in differing(place, True, False)
