"""SGF, the Smart Game Format, as far as it holds games of Othello.

    (;FF[4]GM[2]SZ[8]PB[Ann]PW[Bob]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6]C[or f4];B[];…)

`GM[2]` is Othello and `SZ` the number of rows. `AB` and `AW` put discs on the empty board before
the first move, `PL` tells who is to move; without them the game begins as usual. A pass is empty,
`PA` or `tt`. Source: https://www.red-bean.com/sgf/
"""

from judges.reader import quoted
from othello import BLACK, WHITE, Game, NotationError, Position, parse_number, parse_square
from othello.squares import DIGITS
from records import properties
from records.properties import Properties, Property
from records.record import ANY_SIZE, SIZES, Record, RecordError, summary
from records.replay import follow

OTHELLO = ("2", "othello")
# What GGF has not.
SIGNS = ("FF[", "SZ[", "AB[", "AW[")
SETUP = {"AB": "X", "AW": "O"}
PASSES = ("", "tt")


def read(text: str, n: int) -> Record | None:
    """Returns the record of the first line of play in SGF, None for other texts.

    `n` is the size of the board if none is told.
    """
    if not (properties.begin(text) and _is_smart(text)):
        return None
    found = Properties(text, _move)
    try:
        game = _begin(found, n)
    except RecordError as error:
        return Record("sgf", summary("SGF", None, found.players), None, error, found.players)
    problem = follow(game, found) or found.problem
    sentence = summary("SGF", game, found.players)
    if text.count("(") > 1:
        sentence += " It holds more lines of play or games, this is the first."
    return Record("sgf", sentence, game, problem, found.players)


def _is_smart(text: str) -> bool:
    """Returns whether properties have a sign of SGF rather than GGF."""
    text = text.replace(" ", "")
    game = text.partition("GM[")[2][:1]
    return (game != "" and game in DIGITS) or any(sign in text for sign in SIGNS)


def _begin(found: Properties, n: int) -> Game:
    """Returns the game at its start. Raises RecordError if the properties tell of none."""
    number = found.header.get("GM", OTHELLO[0])
    if number.lower() not in OTHELLO:
        raise RecordError(f"The game is number {quoted(number)}, not 2, which is Othello")
    if "SZ" in found.header:
        n = parse_number(found.header["SZ"]) or 0
        if n not in SIZES:
            raise RecordError(f"The size is {quoted(found.header['SZ'])}, expected {ANY_SIZE}")
    white = found.header.get("PL", "")[:1].upper() == "W"
    return Game(_position(found.all, n), WHITE if white else BLACK)


def _position(found: list[Property], n: int) -> Position:
    """Returns the position before the first move."""
    start = Position.start(n)  # Discs may be put down on no board of another size either.
    cells = ["-"] * (n * n)
    for item in found:
        if item.name in properties.COLORS:
            break
        if item.name in SETUP:
            cells[_square(item, n)] = SETUP[item.name]
    if cells == ["-"] * (n * n):
        return start
    text = "".join(cells)
    return Position.from_rows([text[row : row + n] for row in range(0, n * n, n)], "-XO")


def _square(item: Property, n: int) -> int:
    try:
        return parse_square(item.value.strip(), n)
    except NotationError as error:
        # MicroPython cannot chain exceptions, and says so.
        problem = RecordError(f"found {quoted(error.found)}, expected {error.expected}")
    raise problem.at(*item.place)


def _move(value: str) -> str:
    return "pass" if value.strip() in PASSES else value.strip()
