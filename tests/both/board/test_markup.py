"""Markup: whatever is not markup is escaped, in text and in attributes."""

from board.markup import joined, markup
from reference.injections import INJECTIONS

SPECIAL = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}


def escaped(text: str) -> str:
    """Returns a text with its special characters escaped, one by one."""
    return "".join([SPECIAL.get(character, character) for character in text])


def test_texts_are_escaped_and_markup_is_not() -> None:
    for text in INJECTIONS:
        inner = markup("<b>{}</b>", text)
        assert inner.html == f"<b>{escaped(text)}</b>"
        assert markup('<i title="{}">{}</i>', text, inner).html == (
            f'<i title="{escaped(text)}"><b>{escaped(text)}</b></i>'
        )
        assert joined([text, inner], text).html == escaped(text) * 2 + inner.html


def test_numbers_are_written_as_the_template_says() -> None:
    assert markup("{} {:g} {:.2%} {:,}", -1, 2.0, 0.5, 1234).html == "-1 2 50.00% 1,234"


def test_equal_markup_has_equal_text() -> None:
    one, other, third = markup("<b>"), markup("{}", markup("<b>")), markup("{}", "<b>")
    assert one == other and [one] == [other] and [[one] != [other]] == [False]
    assert one != third and one != "<b>"
