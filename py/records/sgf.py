"""SGF, the Smart Game Format, for games of Othello.

    (;FF[4]GM[2]SZ[8]PB[Ann]PW[Bob]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6]C[or f4];B[];…)

`GM[2]` is Othello and `SZ` the number of rows. `AB` and `AW` place discs on the empty board before
the first move, and `PL` is the side to move. Without them the game has the standard start. A pass
is empty, `PA` or `tt`. Variations are in parentheses, `C` is a comment, and `TE`, `BM`, `IT` and
`DO` are marks. Source: https://www.red-bean.com/sgf/
"""

from judges.reader import quoted
from othello import (
    BLACK,
    WHITE,
    Game,
    NotationError,
    Ply,
    Position,
    opponent,
    parse_number,
    parse_square,
    square_name,
)
from othello.squares import DIGITS
from records import properties
from records.properties import Properties, Property
from records.record import ANY_SIZE, MORE_GAMES, SIZES, Record, RecordError, summary
from records.trees import CUT, TreeReader, notes, tree_text

OTHELLO = ("2", "othello")
# Properties that GGF does not have.
SGF_ONLY = ("FF[", "SZ[", "AB[", "AW[")
SETUP = {"AB": "X", "AW": "O"}
PASSES = ("", "tt")
LETTERS = {BLACK: "B", WHITE: "W"}
NO_DISCS = "SGF cannot express a game that begins without discs."


def read(text: str, raw: str, n: int) -> Record | None:
    """Returns the record of the first game in SGF with its variations, None for other texts.

    Args:
        text: The text in plain characters.
        raw: The text as it was written, for comments.
        n: The size of the board unless the text gives it.
    """
    if not (properties.starts_with_properties(text) and _is_sgf(text)):
        return None
    found = Properties(text, raw)
    try:
        game = _begin(found, n)
    except RecordError as error:
        return Record("sgf", summary("SGF", None, found.players), None, error, found.players)
    reader = TreeReader(game, found, _move)
    problem = reader.read()
    sentence = summary("SGF", game, found.players) + CUT * reader.cut + MORE_GAMES * found.more
    return Record("sgf", sentence, game, problem, found.players)


def sgf_text(game: Game) -> str:
    """Returns a game in SGF with its variations, marks and comments, and with forced passes.

    Raises ValueError for a game that begins without discs, which SGF cannot express.
    """
    n, start = game.position.n, game.start.position
    if start.empties == n * n:
        raise ValueError(NO_DISCS)
    header = f";FF[4]CA[UTF-8]GM[2]SZ[{n}]{_setup(start)}PL[{LETTERS[game.first_turn]}]"
    begun = f"{header}{notes(game.start)}\n{_pass_after(game.start)}"
    return f"({begun}{tree_text(game, _node)})\n"


def _setup(position: Position) -> str:
    """Returns the properties of the discs of a position."""
    text = ""
    for name, color in (("AB", BLACK), ("AW", WHITE)):
        squares = [s for s in range(position.n**2) if position.color_at(s) == color]
        text += name * bool(squares)
        text += "".join([f"[{square_name(square, position.n)}]" for square in squares])
    return text


def _node(ply: Ply) -> str:
    move = square_name(ply.square or 0, ply.position.n)
    return f";{LETTERS[ply.color or BLACK]}[{move}]{notes(ply)}{_pass_after(ply)}"


def _pass_after(ply: Ply) -> str:
    """Returns the node of the pass that a ply forces, empty if there is none."""
    return f";{LETTERS[opponent(ply.turn)]}[]" if ply.passed and ply.turn else ""


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
