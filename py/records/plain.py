"""Texts in the characters that the readers know, each still in its line and column."""

# What keyboards and word processors write, and what is meant.
_MEANT = (
    (" ", "\t\v\f\x85\xa0\u200b\u200c\u200d\u2002\u2003\u2009\u3000\ufe0e\ufe0f\ufeff"),
    ("\n", "\u2028\u2029"),
    ("-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc"),
    ("'", "`\xb4\u2018\u2019"),
    ('"', "\xab\xbb\u201c\u201d\u201e\u300c\u300d\u300e\u300f"),
    (".", "\u2026\u3002"),
    (",", "\u3001"),
)
_PLAIN = {written: meant for meant, all_written in _MEANT for written in all_written}
# The characters of ASCII stand a second time in full width, in the same order.
_PLAIN.update({chr(code + 0xFEE0): chr(code) for code in range(0x21, 0x7F)})

COMMENTS = {"{": "}", "(": ")"}
LINE_COMMENTS = "%#"


def plain(text: str) -> str:
    """Returns the text with plain letters, digits and marks, and every blank a space or line end.

    One character stands for each, a line end of two counted as one.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return replaced(text, _PLAIN)


def replaced(text: str, meant: dict[str, str]) -> str:
    """Returns the text with other characters in place of some."""
    # Much faster under MicroPython than one character after the other.
    for character in set(text):
        if character in meant:
            text = text.replace(character, meant[character])
    return text


def without_comments(
    text: str, comments: dict[str, str], line_comments: str = LINE_COMMENTS
) -> tuple[str, tuple[int, int] | None]:
    """Returns the text with spaces in place of comments, and where one begins that does not end.

    `comments` are what begins and what ends them, which may stand inside of each other;
    `line_comments` begin, at the start of a word, those that end with the line. The place is a
    line and a column, None if all of them end.
    """
    if not any(mark in text for mark in "".join(comments) + line_comments):
        return text, None
    kept = []
    opener, depth, begun = "", 0, (0, 0)
    line, column, before = 1, 0, " "
    for character in text:
        line, column = (line + 1, 0) if character == "\n" else (line, column + 1)
        if opener in comments:
            depth += (character == opener) - (character == comments[opener])
        elif character == "\n":
            opener = ""
        elif not opener and (
            character in comments or (character in line_comments and before in " \n")
        ):
            opener, depth, begun = character, 1, (line, column)
        kept.append(character if character == "\n" or not opener else " ")
        if opener in comments and not depth:
            opener = ""
        before = character
    return "".join(kept), begun if opener in comments else None
