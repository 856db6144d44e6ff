"""White space: made visible, left out, and told apart by how it differs."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

BYTE_ORDER_MARK = "\ufeff"
BLANKS = (" ", "\t", "\r", "\v", "\f", "\u00a0", BYTE_ORDER_MARK)
END_OF_LINE = "↵"
_SIGNS = ("·", "→", "␍", "␋", "␌", "⍽", "⟨BOM⟩")


def squeezed(line: str) -> str:
    """Returns the line without its white space."""
    for blank in BLANKS:
        line = line.replace(blank, "")
    return line


def is_blank(line: str) -> bool:
    """Returns whether there is nothing but white space in the line."""
    text = line.strip()
    return not text or (text[0] in BLANKS and not squeezed(text))


def visible(line: str) -> str:
    """Returns the line with a sign for every blank, `·` for the common one."""
    for blank, sign in zip(BLANKS, _SIGNS):
        line = line.replace(blank, sign)
    return line


def _unpadded(line: str) -> str:
    return line.replace("-  ", "- ")


# Ways to differ, each with what makes a line of yours that does so like the judge's.
_REPAIRS: "tuple[tuple[str, Callable[[str, str], str]], ...]" = (
    ("byte-order-mark", lambda judge, yours: yours.replace(BYTE_ORDER_MARK, "")),
    ("crlf", lambda judge, yours: yours[:-1] if yours[-1:] == "\r" else yours),
    ("trailing", lambda judge, yours: yours.rstrip(" \t")),
    ("leading", lambda judge, yours: yours.lstrip(" \t")),
    ("tab", lambda judge, yours: yours.replace("\t", " ")),
    ("before-white", lambda judge, yours: yours.replace("  White", " White")),
    ("width", lambda judge, yours: judge if _unpadded(judge) == _unpadded(yours) else yours),
)


def spacing_kinds(judge: str, yours: str) -> list[str]:
    """Returns in which ways, keys of PHRASES, the white space of two lines differs.

    The lines have to be the same but for white space.
    """
    kinds = []
    for kind, repair in _REPAIRS:
        repaired = repair(judge, yours)
        if repaired != yours:
            kinds.append(kind)
            yours = repaired
    return kinds if yours == judge else kinds + ["inside"]


PHRASES = {
    "byte-order-mark": "it begins with a byte-order mark, which some editors and shells put there",
    "crlf": "lines end in CR and LF (␍↵) instead of LF alone",
    "trailing": "blanks stand at the end of a line",
    "leading": "blanks stand at the beginning of a line",
    "tab": "a tab stands for a blank",
    "before-white": (
        "two blanks stand before White instead of one (the statement's format text shows two, its"
        " sample one)"
    ),
    "width": (
        "the counts are not right-aligned in two columns (copies of the statement that show"
        " “Black - 1 White - 4” have lost a blank on the web)"
    ),
    "inside": "blanks within a line are missing or too many",
    "broken": "lines end at other places",
    "gap": "an empty line is missing {between}",
    "last-line": "the last empty line is missing, which stands after the last position too",
    "extra-line": "there is an empty line too many",
    "end-lines": "there are empty lines after the last one",
    "final-newline": "the last line has no line end",
}


class Spacing:
    """One way in which the white space differs: `kind` is a key of PHRASES.

    `line` is the first line of yours that does so, `judge_line` the judge's, `number` on how many
    lines it does.
    """

    def __init__(self, kind: str, judge_line: int, line: int, number: int = 1) -> None:
        self.kind = kind
        self.judge_line = judge_line
        self.line = line
        self.number = number

    def sentence(self, between: str) -> str:
        """Returns what differs and where, as part of a sentence; empty lines stand `between`."""
        others = f" and on {self.number - 1} more" if self.number > 1 else ""
        phrase = PHRASES[self.kind].format(between=between)
        return f"{phrase}, at line {self.line}{others}"


class Notes:
    """The ways in which the white space of two outputs differs, in the order they were met."""

    def __init__(self) -> None:
        self.spacings: list[Spacing] = []

    def add(self, kind: str, judge_line: int, line: int) -> None:
        """Notes a way to differ on lines counted from 1."""
        for spacing in self.spacings:
            if spacing.kind == kind:
                spacing.number += 1
                return
        self.spacings.append(Spacing(kind, judge_line, line))

    def add_pair(self, judge: str, yours: str, judge_line: int, line: int) -> None:
        """Notes all ways in which two lines, the same but for white space, differ."""
        if judge != yours:
            for kind in spacing_kinds(judge, yours):
                self.add(kind, judge_line, line)
