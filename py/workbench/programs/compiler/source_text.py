"""A C or C++ program without comments, in forms that are easy to search, and its preamble."""

_PUNCTUATION = "(){}[]<>;:,.=+-*/%&|^!~?#\"'\\"
_SIGNS = (b"//", b"/*", b'"', b"'")  # With which a comment, a string or a character begins.
_LINE_END, _ESCAPE = b"\n\\"
MOST_READ = 20_000  # Characters; more would delay the page.
# Clang ignores these, but for a warning.
_IGNORED = ("#pragma GCC optimize", "#pragma GCC target")


class SourceText:
    """The code of a program.

    Attributes:
        code: The code without comments, with blanks only between two words. Strings are empty.
        words: The words and signs of the code, in order.
        headers: The names of the included headers.
    """

    def __init__(self, program: str) -> None:
        plain = without_comments(program)
        self.headers = _headers(plain)
        self.words = _words(plain)
        self.code = _joined(self.words)

    def includes(self, headers: tuple[str, ...]) -> bool:
        """Returns whether the program includes one of these headers."""
        return any(header in self.headers for header in headers)

    def has_word(self, words: tuple[str, ...]) -> bool:
        """Returns whether one of these words is in the code."""
        return any(word in self.words for word in words)

    def has_word_before_another(self, words: tuple[str, ...]) -> bool:
        """Returns whether one of these words is followed by a word, not by a sign."""
        pairs = zip(self.words, self.words[1:])
        return any(word in words and not is_sign(after) for word, after in pairs)

    def has_text(self, texts: tuple[str, ...]) -> bool:
        """Returns whether one of these texts is in the code."""
        return any(text in self.code for text in texts)


def is_sign(word: str) -> bool:
    """Returns whether a word of the code is a sign, such as a parenthesis."""
    return word in _PUNCTUATION


def without_comments(program: str) -> str:
    """Returns a program without comments and without the text of strings and characters."""
    # As bytes, because MicroPython counts the characters before each index of a text.
    source = program.encode()
    kept = []
    at = 0
    starts = [-1] * len(_SIGNS)
    while at < len(source):
        # A sign that is further on is not searched again.
        starts = [
            start if start >= at else _found(source, sign, at)
            for sign, start in zip(_SIGNS, starts)
        ]
        start = min(starts)
        kept.append(source[at:start])
        sign = source[start : start + 1]
        if sign == b"/":
            kept.append(b" ")
            at = _comment_end(source, start)
        else:
            kept.append(sign * 2)
            at = _string_end(source, start) if sign else start
    return b"".join(kept).decode()


def _found(source: bytes, sign: bytes, at: int) -> int:
    """Returns the index of a sign from an index on, or the length."""
    found = source.find(sign, at)
    return len(source) if found < 0 else found


def _comment_end(source: bytes, start: int) -> int:
    if source[start + 1 : start + 2] == b"/":
        return _found(source, b"\n", start)
    return min(_found(source, b"*/", start + 2) + 2, len(source))


def _string_end(source: bytes, start: int) -> int:
    """Returns the index after a string; one that is not closed ends with its line."""
    at = start + 1
    while at < len(source) and source[at] not in (source[start], _LINE_END):
        at += 2 if source[at] == _ESCAPE else 1
    return min(at + 1, len(source))


def _headers(plain: str) -> list[str]:
    found = []
    for line in plain.split("\n"):
        text = "".join(line.split())
        if text.startswith("#include<") and ">" in text:
            found.append(text[len("#include<") : text.index(">")])
    return found


def _words(plain: str) -> list[str]:
    for sign in _PUNCTUATION:
        plain = plain.replace(sign, f" {sign} ")
    return plain.split()


def _joined(words: list[str]) -> str:
    """Joins words with a blank between two words, and none beside a sign."""
    pieces = []
    last = "("
    for word in words:
        if not is_sign(last) and not is_sign(word):
            pieces.append(" ")
        pieces.append(word)
        last = word
    return "".join(pieces)


def preamble(program: str) -> str:
    """Returns the lines of a program that may be compiled before the rest; may be empty.

    These are the includes of the library that only comments, includes and macros such as
    `#define _GNU_SOURCE` precede. Clang reads them again in the program, where they change nothing.
    """
    found: list[str] = []
    size = 0
    for line in without_comments(program[:MOST_READ]).split("\n"):
        words = line.replace("#", "# ", 1).split()
        text = " ".join(words[1:])
        if not words or f"#{text}".startswith(_IGNORED):
            continue
        is_include = text.startswith("include") and text.endswith(">") and '"' not in text
        is_macro = text.startswith("define _") and len(words) == 3 and "\\" not in text
        if words[0] != "#" or not (is_include or is_macro):
            break
        found.append(f"#{text}\n")
        if is_include:
            size = len(found)
    return "".join(found[:size])
