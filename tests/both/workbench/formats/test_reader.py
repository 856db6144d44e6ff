"""Quotations of pasted text in messages."""

from text.reader import FormatError, quoted
from workbench.formats.boardsilly import BOARDSILLY


def test_what_could_be_mistaken_is_followed_by_its_code_point() -> None:
    for text, shown in (
        # Invisible characters.
        ("a\0b", "a[U+0000]b"),
        ("\x1b", "[U+001B]"),
        ("8\xa0", "8[U+00A0 no-break space]"),
        ("\u200bM35", "[U+200B zero width space]M35"),
        ("\u202eQ", "[U+202E]Q"),
        # Dashes.
        ("-\u2013", "-\u2013[U+2013 en dash]"),
        ("\u2212", "\u2212[U+2212 minus sign]"),
        ("\u2015", "\u2015[U+2015]"),
        # Cyrillic O and Ha, which looks like X, Greek Beta, and full-width B and 1.
        ("\u041e", "\u041e[U+041E]"),
        ("\u0425.", "\u0425[U+0425]."),
        ("N\u0392", "N\u0392[U+0392]"),
        ("\uff22\uff11", "\uff22[U+FF22]\uff11[U+FF11]"),
        # A long text is shortened.
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
    ):
        assert quoted(text) == "“" + shown + "”"


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


def test_other_characters_are_quoted_unchanged() -> None:
    for text in ("", " ", "<b>", "&lt;", "é", "\u0663", "\u2026", "😀", "”"):
        assert quoted(text) == "“" + text + "”"
