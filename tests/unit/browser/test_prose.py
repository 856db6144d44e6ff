"""Markup of sentences: their text is unchanged, and quotations keep to one line."""

import re
from html import unescape

from browser.prose import unbroken, with_code
from reference.injections import INJECTIONS

WHOLE = re.compile('<span class="whole">(.*?)</span>')


def test_a_sentence_keeps_its_text_and_nothing_is_interpreted() -> None:
    for text in (*INJECTIONS, "“", "”", "a “b", "“a” “b”", "“a“b”", " - ", ""):
        rest = WHOLE.sub(lambda found: found[1], unbroken(text).html)
        assert unescape(rest) == unescape(text.replace("&", "&amp;")) == text
        assert "<" not in rest, text


def test_quotations_and_words_with_hyphens_are_whole() -> None:
    text = "Line 2: expected “Black -  1 White -  4”, 8 characters from -BW. Go south-east & stay."
    assert WHOLE.findall(unbroken(text).html) == ["“Black -  1 White -  4”", "-BW.", "south-east"]


def test_code_stands_between_backticks_only() -> None:
    assert with_code("Use `a < b`, not “a <= b”.").html == (
        'Use <code>a &lt; b</code>, not <span class="whole">“a &lt;= b”</span>.'
    )
