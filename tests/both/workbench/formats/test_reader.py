"""Quotations of pasted text in messages."""

from text.reader import FormatError, quoted
from workbench.formats.boardsilly import BOARDSILLY


def test_a_long_text_is_shortened() -> None:
    assert quoted("x" * 40) == "“" + "x" * 40 + "”"
    assert quoted("x" * 41) == "“" + "x" * 40 + "…”"


def test_invisible_characters_are_shown_as_code_points() -> None:
    assert quoted("a\0b") == "“a[U+0000]b”"
    assert quoted("\x1b") == "“[U+001B]”"
    assert quoted("8\xa0") == "“8[U+00A0 no-break space]”"
    assert quoted("\u200bM35") == "“[U+200B zero width space]M35”"
    assert quoted("\u202eQ") == "“[U+202E]Q”"


def test_dashes_are_named() -> None:
    assert quoted("-\u2013") == "“-\u2013[U+2013 en dash]”"
    assert quoted("\u2212") == "“\u2212[U+2212 minus sign]”"
    assert quoted("\u2015") == "“\u2015[U+2015]”"


def test_a_zero_in_place_of_the_letter_is_named() -> None:
    for text, found in (
        ("0.......\n" * 8 + "X\n", "Line 1, column 1: found “0” [zero]"),
        ("........\n" * 8 + "0\n", "Line 9, column 1: found “0” [zero]"),
        ("........\n" * 8 + "Y\n", "Line 9, column 1: found “Y”, expected"),
    ):
        said = ""
        try:
            list(BOARDSILLY.run(text))
        except FormatError as error:
            said = str(error)
        assert said.startswith(found), said


def test_confusable_letters_are_followed_by_their_code_points() -> None:
    assert quoted("\u041e") == "“\u041e[U+041E]”"  # Cyrillic O
    assert quoted("\u0425.") == "“\u0425[U+0425].”"  # Cyrillic Ha, which looks like X
    assert quoted("N\u0392") == "“N\u0392[U+0392]”"  # Greek Beta
    assert quoted("\uff22\uff11") == "“\uff22[U+FF22]\uff11[U+FF11]”"  # full-width B and 1


def test_other_characters_are_quoted_unchanged() -> None:
    for text in ("", " ", "<b>", "&lt;", "é", "\u0663", "\u2026", "😀", "”"):
        assert quoted(text) == "“" + text + "”"
