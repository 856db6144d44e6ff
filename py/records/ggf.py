"""GGF, the Generic Game Format of the Generic Game Server, for games of Othello.

    (;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[8 -------- … *]B[d3/0.5/1.2]W[c5//3.4]B[PA]…;)

A property is a name and a value in brackets. GGF has no escape for a closing bracket. `BO` is the
number of rows, the squares and the side to move, with `*` for black and `O` for white. Without
`BO`, the digits of `TY` are the size. A move may be followed by an evaluation and its time in
seconds, each after a slash. A pass is `PA`, `pass` or `--`. Lines from the server begin with the
number of games in the match. Source: https://skatgame.net/mburo/ggsa/ggf
"""

from judges.reader import quoted
from othello import BLACK, WHITE, Game, Ply, Position, opponent, parse_number, square_name
from othello.game import main_line
from othello.squares import DIGITS
from records import properties
from records.boards import parse_board
from records.properties import Properties
from records.record import ANY_SIZE, MORE_GAMES, SIZES, Record, RecordError, summary
from records.trees import CUT, TreeReader, notes, tree_text

SYMBOLS = "-*O"
LETTERS = {BLACK: "B", WHITE: "W"}
SIDES = {BLACK: "*", WHITE: "O"}


def ggf_text(game: Game) -> str:
    """Returns a game in GGF on one line, with forced passes.

    The result is the number of black discs minus white discs at the end of the main line, or `?`
    if the game is unfinished. Variations, marks and comments are written as in SGF.
    """
    n = game.position.n
    board = " ".join(game.start.position.rows(SYMBOLS))
    header = f"GM[Othello]PC[]PB[]PW[]RE[{_result(game)}]TI[0]TY[{n}]"
    begun = f"{header}BO[{n} {board} {SIDES[game.first_turn]}]{notes(game.start)}"
    return f"(;{begun}{_pass_after(game.start)}{tree_text(game, _node)};)"


def _node(ply: Ply) -> str:
    begin = ";" if len(ply.siblings) > 1 else ""
    move = square_name(ply.square or 0, ply.position.n)
    return f"{begin}{LETTERS[ply.color or BLACK]}[{move}]{notes(ply)}{_pass_after(ply)}"


def _pass_after(ply: Ply) -> str:
    """Returns the pass that a ply forces, empty if there is none."""
    return f"{LETTERS[opponent(ply.turn)]}[PA]" if ply.passed and ply.turn else ""


def read(text: str, raw: str, n: int) -> Record | None:
    """Returns the record of the first game in GGF, None for other texts.

    A single property is enough.

    Args:
        text: The text in plain characters.
        raw: The text as it was written, for comments.
        n: The size of the board unless the text gives it.
    """
    if not properties.starts_with_properties(text):
        return None
    found = Properties(text, raw)
    try:
        game = _begin(found.header, n)
    except RecordError as error:
        return Record("ggf", summary("GGF", None, found.players), None, error, found.players)
    reader = TreeReader(game, found, _move)
    problem = reader.read()
    sentence = summary("GGF", game, found.players) + CUT * reader.cut + MORE_GAMES * found.more
    return Record("ggf", sentence, game, problem, found.players)


def _begin(header: dict[str, str], n: int) -> Game:
    """Returns the game at its start. Raises RecordError for an invalid header."""
    name = header.get("GM", "Othello")
    if name.lower() != "othello":
        raise RecordError(f"The game is {quoted(name)}, not Othello")
    if "BO" in header:
        position, turn = parse_board(header["BO"])
        return Game(position, turn or BLACK)
    return Game(Position.start(_size(header.get("TY", ""), n)))


def _size(kind: str, n: int) -> int:
    """Returns the number of rows of a game type such as `8`, `10k` or `s8r18`, n if empty."""
    if not kind:
        return n
    digits = kind.lstrip("sS")
    size = parse_number(digits[: len(digits) - len(digits.lstrip(DIGITS))]) or 0
    if size not in SIZES:
        raise RecordError(f"The game type is {quoted(kind)}, expected the size, {ANY_SIZE}")
    return size


def _move(value: str) -> str:
    return value.partition("/")[0].strip()


def _result(game: Game) -> str:
    last = ([game.start] + main_line(game.start))[-1]
    if last.turn:
        return "?"
    return f"{'-' if last.lead < 0 else '+'}{abs(last.lead)}.000"
