"""Replaces typographic characters and comments without changing lines and columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jobs.slices import InSlices

# ASCII characters and the variants that keyboards and word processors produce.
_VARIANTS = (
    (" ", "\t\v\f\x85\xa0\u200b\u200c\u200d\u2002\u2003\u2009\u3000\ufe0e\ufe0f\ufeff"),
    ("-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc"),
    ("'", "`\xb4\u2018\u2019"),
    ('"', "\xab\xbb\u201c\u201d\u201e\u300c\u300d\u300e\u300f"),
    (".", "\u2026\u3002"),
    (",", "\u3001"),
    ("/", "\xbd"),  # A half, in the score of a draw.
)
_PLAIN = {variant: character for character, variants in _VARIANTS for variant in variants}
_ASCII_VARIANTS = [variant for variant in _PLAIN if variant < "\x80"]
# The full-width forms of the ASCII characters, which have the same order.
_PLAIN.update({chr(code + 0xFEE0): chr(code) for code in range(0x21, 0x7F)})

COMMENTS = {"{": "}", "(": ")"}
LINE_COMMENTS = "%#"
SLICE = 250  # Characters that are read without a pause.


def plain(text: str) -> str:
    """Returns the text with ASCII letters, digits and punctuation, spaces and line feeds.

    Every character of `with_line_feeds` is replaced by one character.
    """
    text = with_line_feeds(text)
    if len(text.encode("utf-8", "surrogatepass")) > len(text):
        return replaced(text, _PLAIN)
    for variant in _ASCII_VARIANTS:
        text = text.replace(variant, _PLAIN[variant])
    return text


def with_line_feeds(text: str) -> str:
    """Returns the text with every end of a line as a line feed."""
    for end in ("\r\n", "\r", "\u2028", "\u2029"):
        text = text.replace(end, "\n")
    return text


def blank(text: str) -> str:
    """Returns spaces and line feeds in place of a text."""
    return "\n".join([" " * len(line) for line in text.split("\n")])


def replaced(text: str, replacements: dict[str, str]) -> str:
    """Returns the text with characters replaced according to a mapping."""
    # In MicroPython, much faster than a loop over the characters of the text.
    for character in set(text):
        if character in replacements:
            text = text.replace(character, replacements[character])
    return text


class Comment:
    """A comment in a text.

    Attributes:
        text: The comment as it was written, without the characters that enclose it.
        line: The line of its first character, counted from 1.
        column: The column of its first character, counted from 1.
        opener: The character that begins it.
    """

    def __init__(self, line: int, column: int, opener: str) -> None:
        self.text = ""
        self.opener = opener
        self.line = line
        self.column = column


class Uncommented:
    """A text without its comments.

    Attributes:
        text: The text with comments replaced by spaces.
        comments: The comments in order.
        unclosed: The line and column of a comment that is never closed, or None.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.comments: list[Comment] = []
        self.unclosed: tuple[int, int] | None = None

    def find(self, raw: str, brackets: dict[str, str], line_comments: str) -> InSlices[None]:
        """Finds the comments, see `uncommented`."""
        text = self.text
        kept: list[str] = []
        inside: list[str] = []
        opener, depth, line, column, before = "", 0, 1, 0, " "
        for character, written in zip(text + "\n", raw + "\n"):
            if len(kept) % SLICE == 0:
                yield
            line, column = (line + 1, 0) if character == "\n" else (line, column + 1)
            if opener in brackets:
                depth += (character == opener) - (character == brackets[opener])
            elif character == "\n" and opener:
                depth = 0
            elif not opener and (
                character in brackets or (character in line_comments and before in " \n")
            ):
                opener, depth, inside = character, 1, []
                self.comments.append(Comment(line, column, opener))
            kept.append(character if character == "\n" or not opener else " ")
            if opener and not depth:
                self.comments[-1].text = "".join(inside[1:]).strip()
                opener = ""
            elif opener:
                inside.append(written)
            before = character
        self.text = "".join(kept[:-1])
        if opener:
            unclosed = self.comments.pop()
            self.unclosed = unclosed.line, unclosed.column


def uncommented(
    text: str, raw: str, brackets: dict[str, str], line_comments: str = LINE_COMMENTS
) -> InSlices[Uncommented]:
    """Finds the comments in a text.

    Args:
        text: The text in plain characters.
        raw: The text as it was written.
        brackets: The closing character of block comments by their opening character. Comments of
            one kind nest.
        line_comments: The characters that begin a comment up to the end of the line, at the start
            of a word only.
    """
    found = Uncommented(text)
    if any(mark in text for mark in "".join(brackets) + line_comments):
        yield from found.find(raw, brackets, line_comments)
    return found
