"""The properties of GGF and SGF: a name and its values, as in `AB[e4][d5]`.

Properties are enclosed in `(;` and `)`. In SGF, semicolons separate the moves. A backslash in a
value escapes the next character, usually a closing bracket.
"""

from judges.reader import quoted
from othello import BLACK, WHITE
from othello.squares import DIGITS
from records.moves import ANY_LETTERS
from records.record import RecordError, known_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

COLORS = {"B": BLACK, "W": WHITE}
NAMES = {"PB": BLACK, "PW": WHITE}
NUMBER_OF_GAMES = " \n" + DIGITS
BETWEEN = ";(" + NUMBER_OF_GAMES


class Property:
    """One value of a property.

    Attributes:
        name: The name in capitals.
        value: The value without escapes.
        place: The line and column of the value, counted from 1.
    """

    def __init__(self, name: str, value: str, place: tuple[int, int]) -> None:
        self.name = name
        self.value = value
        self.place = place


class Properties:
    """The properties of the first game in a text, up to the first problem.

    Iterating yields the moves. In a game tree only the main line is read, which ends at the first
    closing parenthesis.

    Attributes:
        all: The properties in order.
        header: The first value of each name.
        players: The known names of the players by colour.
        problem: The error that stopped the reading, or None.
        place: The line and column of the last move yielded.
    """

    def __init__(self, text: str, move: "Callable[[str], str]") -> None:
        self._move = move
        self.all: list[Property] = []
        self.problem: RecordError | None = None
        self.place: tuple[int | None, int | None] = None, None
        try:
            for item in _properties(text):
                self.all.append(item)
        except RecordError as problem:
            self.problem = problem
        self.header: dict[str, str] = {}
        for item in self.all:
            self.header.setdefault(item.name, item.value.strip())
        self.players = known_names(
            {color: self.header.get(name, "") for name, color in NAMES.items()}
        )

    def __iter__(self) -> "Iterator[tuple[str, str]]":
        """Yields the colour and the name of each move."""
        for item in self.all:
            if item.name in COLORS:
                self.place = item.place
                yield COLORS[item.name], self._move(item.value)


def starts_with_properties(text: str) -> bool:
    """Returns whether a text begins with properties, optionally after a number and `(;`."""
    text = text.lstrip(NUMBER_OF_GAMES)
    if text.startswith("("):
        return text[1:].lstrip(" \n").startswith(";")
    name = text.partition("[")[0]
    return name != text and name.isupper() and not name.strip(ANY_LETTERS)


def _properties(text: str) -> "Iterator[Property]":
    """Yields the properties up to the first `)`. Raises RecordError at any other text."""
    name, complete, inside, escaped = "", False, False, False
    value: list[str] = []
    line, column, place = 1, 0, (1, 1)
    for character in text:
        line, column = (line + 1, 0) if character == "\n" else (line, column + 1)
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
        elif character == ")":
            return
        elif character not in BETWEEN:
            reason = f"found {quoted(character)}, expected a property such as B[f5]"
            raise RecordError(reason, None, None, line, column)
    if inside or (name and not complete):
        raise RecordError(f"The text ends inside {quoted(name)}, before its ]")
