"""Replaces typographic characters and comments without changing lines and columns."""

# ASCII characters and the variants that keyboards and word processors produce.
_VARIANTS = (
    (" ", "\t\v\f\x85\xa0\u200b\u200c\u200d\u2002\u2003\u2009\u3000\ufe0e\ufe0f\ufeff"),
    ("\n", "\u2028\u2029"),
    ("-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc"),
    ("'", "`\xb4\u2018\u2019"),
    ('"', "\xab\xbb\u201c\u201d\u201e\u300c\u300d\u300e\u300f"),
    (".", "\u2026\u3002"),
    (",", "\u3001"),
)
_PLAIN = {variant: character for character, variants in _VARIANTS for variant in variants}
# The full-width forms of the ASCII characters, which have the same order.
_PLAIN.update({chr(code + 0xFEE0): chr(code) for code in range(0x21, 0x7F)})

COMMENTS = {"{": "}", "(": ")"}
LINE_COMMENTS = "%#"


def plain(text: str) -> str:
    """Returns the text with ASCII letters, digits and punctuation, spaces and line feeds.

    Every character of `with_line_feeds` is replaced by one character.
    """
    return replaced(with_line_feeds(text), _PLAIN)


def with_line_feeds(text: str) -> str:
    """Returns the text with every end of a line as a line feed."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def replaced(text: str, replacements: dict[str, str]) -> str:
    """Returns the text with characters replaced according to a mapping."""
    # In MicroPython, much faster than a loop over the characters of the text.
    for character in set(text):
        if character in replacements:
            text = text.replace(character, replacements[character])
    return text


def without_comments(
    text: str, comments: dict[str, str], line_comments: str = LINE_COMMENTS
) -> tuple[str, tuple[int, int] | None]:
    """Returns the text with comments replaced by spaces, and the start of an unclosed comment.

    Args:
        text: The text.
        comments: The closing character of block comments by their opening character. Comments
            of one kind nest.
        line_comments: The characters that begin a comment up to the end of the line, at the start
            of a word only.

    Returns:
        The text, and the line and column of the unclosed comment, or None.
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
