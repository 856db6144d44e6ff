"""GGF, the Generic Game Format of the Generic Game Server, for games of Othello.

    (;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[8 -------- … *]B[d3/0.5/1.2]W[c5//3.4]B[PA]…;)

A property is a name and a value in brackets. GGF has no escape for a closing bracket. `BO` is the
number of rows, the squares and the side to move, with `*` for black and `O` for white. Without
`BO`, the digits of `TY` are the size. `TY` has an `r` for a random start and an `a` for
anti-Othello. A move may be followed by an evaluation and its time in seconds, each after a slash. A
pass is `PA`, `pass` or `--`. Lines from the server begin with the number of games in the match.
Source: https://skatgame.net/mburo/ggsa/ggf
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Game, Ply, opponent, parse_number, square_name
from othello.squares import DIGITS
from play.records.boards import parse_board
from play.records.properties import Properties
from play.records.record import ANY_SIZE, SIZES, Record, RecordError
from play.records.trees import facts, lead_of, notes, read_tree, tree_text
from text.reader import quoted

if TYPE_CHECKING:
    from jobs.slices import InSlices

SYMBOLS = "-*O"
LETTERS = {BLACK: "B", WHITE: "W"}
SIDES = {BLACK: "*", WHITE: "O"}


def ggf_text(game: Game, about: dict[str, str] | None = None) -> str:
    """Returns a game in GGF on one line, with forced passes.

    The result is Black's lead at the end of the main line, in which the winner gets the empty
    squares, or `?` if the game is unfinished. Variations, marks and comments are written as in SGF.
    `about` has the names of the players by colour and the facts of a record, as far as they are
    known.
    """
    n, told = game.position.n, about or {}
    board = " ".join(game.start.position.rows(SYMBOLS))
    place = "" if told.get("place") else "PC[]"
    known = facts(told) or "PB[]PW[]"
    header = f"GM[Othello]{place}{known}RE[{_result(game, told)}]TI[0]TY[{n}]"
    begun = f"{header}BO[{n} {board} {SIDES[game.first_turn]}]{notes(game.start)}"
    return f"(;{begun}{_pass_after(game.start)}{tree_text(game, _node)};)"


def _result(game: Game, about: dict[str, str]) -> str:
    if "won" in about:
        sign = "-" if about["won"] == WHITE else "+"
        return f"{sign}{game.position.n**2}.000:{about['by'][0]}"
    lead = lead_of(game)
    return "?" if lead is None else f"{'-' if lead < 0 else '+'}{abs(lead)}.000"


def _node(ply: Ply) -> str:
    begin = ";" if len(ply.siblings) > 1 else ""
    move = square_name(ply.square or 0, ply.position.n)
    return f"{begin}{LETTERS[ply.color or BLACK]}[{move}]{notes(ply)}{_pass_after(ply)}"


def _pass_after(ply: Ply) -> str:
    """Returns the pass that a ply forces, empty if there is none."""
    return f"{LETTERS[opponent(ply.turn)]}[PA]" if ply.passed and ply.turn else ""


def read(found: Properties, n: int) -> InSlices[Record]:
    """Returns the record of the first game in GGF. A single property is enough.

    The board has n rows unless the properties give its size.
    """
    return read_tree("ggf", found, n, _start, _move)


def _start(found: Properties, n: int) -> tuple[int, Game | None]:
    """Returns the number of rows, and the game at its start if it is given.

    Raises RecordError for an invalid header.
    """
    name = found.header.get("GM", "Othello")
    if name.lower() != "othello":
        raise RecordError(f"The game is {quoted(name)}, not Othello")
    kind = found.header.get("TY", "")
    size, letters = _size(kind, n)
    if "a" in letters:
        raise RecordError(f"The game type is {quoted(kind)}: in anti-Othello fewer discs win")
    if "BO" in found.header:
        position, turn = parse_board(found.header["BO"])
        return position.n, Game(position, turn or found.first_color)
    if "r" in letters:
        raise RecordError(f"The game type is {quoted(kind)}: a random start needs its board in BO")
    return size, None


def _size(kind: str, n: int) -> tuple[int, str]:
    """Returns the number of rows of a game type such as `8`, `10k` or `s8r18`, and the rest.

    The number is n if the type is empty.
    """
    if not kind:
        return n, ""
    digits = kind.lower().lstrip("s")
    letters = digits.lstrip(DIGITS)
    size = parse_number(digits[: len(digits) - len(letters)]) or 0
    if size not in SIZES:
        raise RecordError(f"The game type is {quoted(kind)}, expected the size, {ANY_SIZE}")
    return size, letters


def _move(value: str) -> str:
    return value.partition("/")[0].strip()
