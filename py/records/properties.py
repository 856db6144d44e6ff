"""The properties of GGF and SGF: a name and its values, as in `AB[e4][d5]`.

Properties are enclosed in `(;` and `)`. A semicolon begins a node, which in SGF has one move. The
moves after a parenthesis are a variation of those after the next one at the same place. A backslash
in a value escapes the next character, usually a closing bracket.
"""

from judges.reader import quoted
from othello import BLACK, WHITE
from othello.squares import DIGITS
from records.moves import ANY_LETTERS
from records.record import RecordError, known_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

COLORS = {"B": BLACK, "W": WHITE}
NAMES = {"PB": BLACK, "PW": WHITE}
NUMBER_OF_GAMES = " \n" + DIGITS
OPEN, CLOSE, NODE = "(", ")", ";"
STRUCTURE = OPEN + CLOSE + NODE
COMMENT = "C"


class Property:
    """One value of a property, or a character of the structure.

    Attributes:
        name: The name in capitals, or OPEN, CLOSE or NODE.
        value: The value without escapes; that of a comment as it was written, in any alphabet.
        place: The line and column of the value, counted from 1.
    """

    def __init__(self, name: str, value: str, place: tuple[int, int]) -> None:
        self.name = name
        self.value = value
        self.place = place


class Properties:
    """The properties of the first game in a text, up to the first problem.

    Attributes:
        all: The properties and the structure in order.
        header: The first value of each name.
        players: The known names of the players by colour.
        problem: The error that stopped the reading, or None.
        more: Whether another game follows.
    """

    def __init__(self, text: str, raw: str) -> None:
        """Reads a text of plain characters. `raw` is the same text as it was written."""
        self.all: list[Property] = []
        self.problem: RecordError | None = None
        try:
            for item in _properties(text, raw):
                self.all.append(item)
        except RecordError as problem:
            self.problem = problem
        self.more = bool(self.all) and self.all[-1].value == OPEN
        self.header: dict[str, str] = {}
        for item in self.all:
            self.header.setdefault(item.name, item.value.strip())
        self.players = known_names(
            {color: self.header.get(name, "") for name, color in NAMES.items()}
        )


def starts_with_properties(text: str) -> bool:
    """Returns whether a text begins with properties, optionally after a number and `(;`."""
    text = text.lstrip(NUMBER_OF_GAMES)
    if text.startswith("("):
        return text[1:].lstrip(" \n").startswith(";")
    name = text.partition("[")[0]
    return name != text and name.isupper() and not name.strip(ANY_LETTERS)


def _properties(text: str, raw: str) -> "Iterator[Property]":
    """Yields the properties and the structure of the first game.

    The last one is CLOSE, with OPEN as its value if another game follows. Raises RecordError at any
    other text.
    """
    name, complete, inside, escaped, depth = "", False, False, False, 0
    value: list[str] = []
    line, column, place = 1, 0, (1, 1)
    for index, (plain, written) in enumerate(zip(text, raw)):
        line, column = (line + 1, 0) if plain == "\n" else (line, column + 1)
        character = written if inside and name == COMMENT else plain
        if inside and (escaped or character not in "\\]"):
            value.append(character)
            escaped = False
        elif inside and character == "\\":
            escaped = True
        elif inside:
            yield Property(name, "".join(value), place)
            inside, complete = False, True
        elif character == "[" and name:
            value, inside, place = [], True, (line, column + 1)
        elif character in ANY_LETTERS:
            name, complete = ("" if complete else name) + character.upper(), False
        elif character in STRUCTURE:
            depth += (character == OPEN) - (character == CLOSE)
            ended = character == CLOSE and depth < 1
            follows = OPEN if ended and OPEN in text[index + 1 :] else ""
            yield Property(character, follows, (line, column))
            if ended:
                return
        elif character not in NUMBER_OF_GAMES:
            reason = f"found {quoted(character)}, expected a property such as B[f5]"
            raise RecordError(reason, None, None, line, column)
    if inside or (name and not complete):
        raise RecordError(f"The text ends inside {quoted(name)}, before its ]")
