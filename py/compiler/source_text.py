"""A C or C++ program without comments, in forms that are easy to search."""

_PUNCTUATION = "(){}[]<>;:,.=+-*/%&|^!~?#\"'\\"


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
    kept = []
    at = 0
    while at < len(program):
        start = _next_of(program, at)
        kept.append(program[at:start])
        if start == len(program):
            break
        if program[start] == "/":
            kept.append(" ")
            at = _comment_end(program, start)
        else:
            kept.append(program[start] * 2)
            at = _string_end(program, start)
    return "".join(kept)


def _next_of(program: str, at: int) -> int:
    """Returns the index of the next comment, string or character."""
    found = [program.find(sign, at) for sign in ("//", "/*", '"', "'")]
    return min([index for index in found if index >= 0] or [len(program)])


def _comment_end(program: str, start: int) -> int:
    if program[start + 1] == "/":
        end = program.find("\n", start)
        return len(program) if end < 0 else end
    end = program.find("*/", start + 2)
    return len(program) if end < 0 else end + 2


def _string_end(program: str, start: int) -> int:
    """Returns the index after a string; one that is not closed ends with its line."""
    at = start + 1
    while at < len(program) and program[at] not in (program[start], "\n"):
        at += 2 if program[at] == "\\" else 1
    return min(at + 1, len(program))


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
