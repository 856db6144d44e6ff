"""Markup: whatever is not markup is escaped, in text and in attributes."""

from board.markup import joined, markup, repeated
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


def test_a_repeated_template_has_a_text_of_each_column() -> None:
    texts = [text for text in INJECTIONS if "\0" not in text]
    backwards = list(reversed(texts))
    found = repeated('<i title="{}">{}</i>', texts, backwards)
    pairs = zip(texts, backwards)
    assert found == joined([markup('<i title="{}">{}</i>', *pair) for pair in pairs])
    assert repeated("<i>{}</i>", ["a\0<b>", "c"]).html == "<i>a</i><i>&lt;b&gt;</i><i>c</i>"


def test_numbers_are_written_as_the_template_says_and_equal_markup_has_equal_text() -> None:
    assert markup("{} {:g} {:.2%} {:,}", -1, 2.0, 0.5, 1234).html == "-1 2 50.00% 1,234"
    one, other, third = markup("<b>"), markup("{}", markup("<b>")), markup("{}", "<b>")
    assert one == other and [one] == [other] and [[one] != [other]] == [False]
    assert one != third and one != "<b>"
