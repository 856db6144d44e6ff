"""Quotations of pasted text in messages."""

from judges.reader import quoted


def test_a_long_text_is_shortened() -> None:
    assert quoted("x" * 40) == "“" + "x" * 40 + "”"
    assert quoted("x" * 41) == "“" + "x" * 40 + "…”"


def test_invisible_characters_are_shown_as_code_points() -> None:
    assert quoted("a\0b") == "“a[U+0000]b”"
    assert quoted("\x1b") == "“[U+001B]”"
    assert quoted("8\xa0") == "“8[U+00A0]”"
    assert quoted("\u200bM35") == "“[U+200B]M35”"
    assert quoted("\u202eQ") == "“[U+202E]Q”"


def test_confusable_letters_are_followed_by_their_code_points() -> None:
    assert quoted("\u041e") == "“\u041e[U+041E]”"  # Cyrillic O
    assert quoted("\u0425.") == "“\u0425[U+0425].”"  # Cyrillic Ha, which looks like X
    assert quoted("N\u0392") == "“N\u0392[U+0392]”"  # Greek Beta
    assert quoted("\uff22\uff11") == "“\uff22[U+FF22]\uff11[U+FF11]”"  # full-width B and 1


def test_other_characters_are_quoted_unchanged() -> None:
    for text in ("", " ", "<b>", "&lt;", "é", "\u0663", "\u2013", "😀", "”"):
        assert quoted(text) == "“" + text + "”"
