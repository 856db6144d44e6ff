"""Cuts an output into its parts: lists, counts, boards, positions, whatever the format prints."""

from comparison.blanks import is_blank, squeezed

EMPTY, LIST, COUNT, ROW = "empty", "list", "count", "row"


def line_kind(form: str, line: str) -> str:
    """Returns which of EMPTY, LIST, COUNT and ROW a line looks like."""
    if is_blank(line):
        return EMPTY
    text = line.strip()
    if form == "jutge":
        return COUNT if ":" in text else ROW
    if form == "boardsilly" or text[0] in "(Nn":
        return LIST
    return COUNT if text[:5].lower() == "black" else ROW


class Part:
    """The lines from `start` to before `end` of an output, and in `kinds` what each looks like.

    `kind` is that of the first. Empty lines belong to the part before them, the count of a `jutge`
    position to its board.
    """

    def __init__(self, lines: "list[str]", start: int, kinds: "list[str]") -> None:
        self.lines = lines
        self.start = start
        self.kinds = kinds
        self._text: str | None = None

    @property
    def end(self) -> int:
        """The line after the last."""
        return self.start + len(self.kinds)

    @property
    def kind(self) -> str:
        """What the first line looks like."""
        return self.kinds[0]

    def text(self) -> str:
        """Returns what stands in the part, without white space but for the line ends."""
        if self._text is None:
            lines = [squeezed(line) for line in self.lines[self.start : self.end]]
            self._text = "\n".join([line for line in lines if line])
        return self._text


NO_PART = Part([], 0, [])


def read_part(form: str, lines: "list[str]", start: int, height: int) -> "Part | None":
    """Returns the part that begins at a line, None after the last; boards have `height` rows."""
    kinds: list[str] = []
    for index in range(start, len(lines)):
        kind = line_kind(form, lines[index])
        if kinds and _begins(form, kind, kinds, height):
            break
        kinds.append(kind)
    return Part(lines, start, kinds) if kinds else None


def _begins(form: str, kind: str, kinds: "list[str]", height: int) -> bool:
    """Returns whether a line begins another part than that of the lines before it."""
    if kind == EMPTY or (form == "jutge" and kind == COUNT):
        return False
    if form == "boardsilly":
        return kinds[-1] == EMPTY
    return kind != ROW or kinds[-1] != ROW or len(kinds) == height


class PartQueue:
    """The parts of an output one after the other, with a look at those ahead.

    `start` is the line that comes next.
    """

    def __init__(self, form: str, lines: "list[str]", height: int) -> None:
        self.start = 0
        self.lines = lines
        self._form = form
        self._height = height
        self._ahead: list[Part] = []

    def ahead(self, number: int) -> "Part | None":
        """Returns the part after so many others, None if there is none."""
        while len(self._ahead) <= number:
            start = self._ahead[-1].end if self._ahead else self.start
            part = read_part(self._form, self.lines, start, self._height)
            if part is None:
                return None
            self._ahead.append(part)
        return self._ahead[number]

    def take(self) -> Part:
        """Returns the next part and goes on to the one after it."""
        part = self.ahead(0)
        assert part is not None
        self._ahead.pop(0)
        self.start = part.end
        return part

    def cut(self, lines: int) -> None:
        """Makes the next part one of so many lines."""
        part = self.ahead(0)
        assert part is not None
        self._ahead = [Part(part.lines, part.start, part.kinds[:lines])]

    def skip(self, lines: int) -> None:
        """Goes on by so many lines, wherever in a part that leads."""
        self._ahead = []
        self.start += lines
