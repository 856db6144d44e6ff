"""SGF, the Smart Game Format, for games of Othello.

    (;FF[4]GM[2]SZ[8]PB[Ann]PW[Bob]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6]C[or f4];B[];…)

`GM[2]` is Othello and `SZ` the number of rows. `AB` and `AW` place discs on the empty board before
the first move, `AE` removes them, and `PL` is the side to move. Without them the game has the
standard start. A pass
is empty, `PA` or `tt`. Variations are in parentheses, `C` is a comment, and `TE`, `BM`, `IT` and
`DO` are marks. Source: https://www.red-bean.com/sgf/
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from play.records.properties import Properties, Property
from play.records.record import ANY_SIZE, SIZES, Record, RecordError
from play.records.trees import facts, lead_of, notes, read_tree, tree_text
from text.reader import quoted

if TYPE_CHECKING:
    from jobs.slices import InSlices

OTHELLO = ("2", "othello")
SGF_ONLY = ("FF", "SZ", "AB", "AW")  # Properties that GGF does not have.
SETUP = {"AE": None, "AB": BLACK, "AW": WHITE}
DRAWN = {None: ".", BLACK: "B", WHITE: "W"}
TURN = "PL"
LATE = "sets up a position after a move; only the start can be set up"
PASSES = ("", "tt")
LETTERS = {BLACK: "B", WHITE: "W"}
NO_DISCS = "SGF cannot express a game that begins without discs."


def is_sgf(found: Properties) -> bool:
    """Returns whether properties are SGF rather than GGF."""
    return found.header.get("GM", "")[:1] in tuple(DIGITS) or any(
        name in found.header for name in SGF_ONLY
    )


def read(found: Properties, n: int) -> InSlices[Record]:
    """Returns the record of the first game in SGF with its variations.

    The board has n rows unless the properties give its size.
    """
    return read_tree("sgf", found, n, _start, _move, _check)


def sgf_text(game: Game, about: dict[str, str] | None = None) -> str:
    """Returns a game in SGF with its variations, marks and comments, and with forced passes.

    `about` has the names of the players by colour and the facts of a record, as far as they are
    known. Raises ValueError for a game that begins without discs, which SGF cannot express.
    """
    n, start = game.position.n, game.start.position
    if start.empties == n * n:
        raise ValueError(NO_DISCS)
    header = f";FF[4]CA[UTF-8]GM[2]SZ[{n}]{facts(about or {})}{_result(game, about or {})}"
    header += f"{_setup(start)}PL[{LETTERS[game.first_turn]}]"
    begun = f"{header}{notes(game.start)}\n{_pass_after(game.start)}"
    return f"({begun}{tree_text(game, _node)})\n"


def _result(game: Game, about: dict[str, str]) -> str:
    """Returns the property of the result, empty if the game is unfinished."""
    if "won" in about:
        return f"RE[{LETTERS[about['won']]}+{about['by'][0].upper()}]"
    lead = lead_of(game)
    if not lead:
        return "" if lead is None else "RE[0]"
    return f"RE[{LETTERS[BLACK if lead > 0 else WHITE]}+{abs(lead)}]"


def _setup(position: Position) -> str:
    """Returns the properties of the discs of a position."""
    text = ""
    for name, color in (("AB", BLACK), ("AW", WHITE)):
        squares = [s for s in range(position.n**2) if position.color_at(s) == color]
        text += name if squares else ""
        text += "".join([f"[{square_name(square, position.n)}]" for square in squares])
    return text


def _node(ply: Ply) -> str:
    move = square_name(ply.square or 0, ply.position.n)
    return f";{LETTERS[ply.color or BLACK]}[{move}]{notes(ply)}{_pass_after(ply)}"


def _pass_after(ply: Ply) -> str:
    """Returns the node of the pass that a ply forces, empty if there is none."""
    return f";{LETTERS[opponent(ply.turn)]}[]" if ply.passed and ply.turn else ""


def _start(found: Properties, n: int) -> tuple[int, Game | None]:
    """Returns the number of rows, and the game at its start if discs are set up or `PL` is given.

    Raises RecordError for invalid properties.
    """
    number = found.header.get("GM", OTHELLO[0])
    if number.lower() not in OTHELLO:
        raise RecordError(f"The game number is {quoted(number)}, expected 2 for Othello")
    if "SZ" in found.header:
        n = parse_number(found.header["SZ"]) or 0
        if n not in SIZES:
            raise RecordError(f"The size is {quoted(found.header['SZ'])}, expected {ANY_SIZE}")
    position = Position.start(n)  # Raises ValueError for an invalid n, even if discs are set up.
    cells = [DRAWN[None]] * (n * n)
    turn, given = found.first_color, False
    for item in found.before_moves():
        if item.name == TURN:
            turn, given = _side(item), True
        elif item.name in SETUP:
            cells[_square(item, n)] = DRAWN[SETUP[item.name]]
    text = "".join(cells)
    if text.strip(DRAWN[None]):
        position = Position.from_rows([text[row : row + n] for row in range(0, n * n, n)])
        given = True
    return n, Game(position, turn) if given else None


def _check(game: Game, item: Property) -> None:
    """Raises RecordError for discs or a side to move that differ from those after the last move."""
    if item.name == TURN:
        allowed = game.over or game.last.passed or _side(item) == game.turn
    elif item.name in SETUP:
        allowed = game.position.color_at(_square(item, game.position.n)) == SETUP[item.name]
    else:
        return
    if not allowed:
        raise RecordError(f"{quoted(item.name + '[' + item.value.strip() + ']')} {LATE}")


def _side(item: Property) -> str:
    return WHITE if item.value.strip()[:1].upper() == "W" else BLACK


def _square(item: Property, n: int) -> int:
    try:
        return parse_square(item.value.strip(), n)
    except NotationError as error:
        # Raised outside the handler, because MicroPython warns that it cannot chain exceptions.
        problem = RecordError(f"found {quoted(error.found)}, expected {error.expected}")
    raise problem.at(*item.place)


def _move(value: str) -> str:
    return "pass" if value.strip() in PASSES else value.strip()
