"""SGF, the Smart Game Format, for games of Othello.

    (;FF[4]GM[2]SZ[8]PB[Ann]PW[Bob]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6]C[or f4];B[];…)

`GM[2]` is Othello and `SZ` the number of rows. `AB` and `AW` place discs on the empty board before
the first move, and `PL` is the side to move. Without them the game has the standard start. A pass
is empty, `PA` or `tt`. Source: https://www.red-bean.com/sgf/
"""

from judges.reader import quoted
from othello import BLACK, WHITE, Game, NotationError, Position, parse_number, parse_square
from othello.squares import DIGITS
from records import properties
from records.properties import Properties, Property
from records.record import ANY_SIZE, SIZES, Record, RecordError, summary
from records.replay import follow

OTHELLO = ("2", "othello")
# Properties that GGF does not have.
SGF_ONLY = ("FF[", "SZ[", "AB[", "AW[")
SETUP = {"AB": "X", "AW": "O"}
PASSES = ("", "tt")


def read(text: str, n: int) -> Record | None:
    """Returns the record of the main line of the first game in SGF, None for other texts.

    `n` is the size of the board unless the text gives it.
    """
    if not (properties.starts_with_properties(text) and _is_sgf(text)):
        return None
    found = Properties(text, _move)
    try:
        game = _begin(found, n)
    except RecordError as error:
        return Record("sgf", summary("SGF", None, found.players), None, error, found.players)
    problem = follow(game, found) or found.problem
    sentence = summary("SGF", game, found.players)
    if text.count("(") > 1:
        sentence += " The text has more variations or games; this is the first."
    return Record("sgf", sentence, game, problem, found.players)


def _is_sgf(text: str) -> bool:
    """Returns whether properties are SGF rather than GGF."""
    text = text.replace(" ", "")
    game = text.partition("GM[")[2][:1]
    return (game != "" and game in DIGITS) or any(sign in text for sign in SGF_ONLY)


def _begin(found: Properties, n: int) -> Game:
    """Returns the game at its start. Raises RecordError for invalid properties."""
    number = found.header.get("GM", OTHELLO[0])
    if number.lower() not in OTHELLO:
        raise RecordError(f"The game number is {quoted(number)}, expected 2 for Othello")
    if "SZ" in found.header:
        n = parse_number(found.header["SZ"]) or 0
        if n not in SIZES:
            raise RecordError(f"The size is {quoted(found.header['SZ'])}, expected {ANY_SIZE}")
    white = found.header.get("PL", "")[:1].upper() == "W"
    return Game(_position(found.all, n), WHITE if white else BLACK)


def _position(found: list[Property], n: int) -> Position:
    """Returns the position before the first move."""
    start = Position.start(n)  # Raises ValueError for an invalid n, even if discs are set up.
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
        # Raised outside the handler, because MicroPython warns that it cannot chain exceptions.
        problem = RecordError(f"found {quoted(error.found)}, expected {error.expected}")
    raise problem.at(*item.place)


def _move(value: str) -> str:
    return "pass" if value.strip() in PASSES else value.strip()
