"""GGF, the Generic Game Format of the Generic Game Server, as far as Othello goes.

    (;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[8 -------- … *]B[d3/0.5/1.2]W[c5//3.4]B[PA]…;)

A property is a name and a value in brackets, which has no way to hold a closing one. `BO` is the
number of rows, the squares and the side to move, with `*` for black and `O` for white; without it
the digits of `TY` tell the size. A move may be followed by an evaluation and the seconds it took,
each after a slash; a pass is `PA`, `pass` or `--`. Lines from the server begin with the number
of games in the match. Source: https://skatgame.net/mburo/ggsa/ggf
"""

from judges.reader import quoted
from othello import BLACK, WHITE, Game, Position, parse_number, square_name
from othello.squares import DIGITS
from othello.words import counted
from records.boards import ANY_SIZE, parse_board
from records.played import moves_and_passes
from records.record import SIZES, Record, RecordError
from records.replay import replay

SYMBOLS = "-*O"
COLORS = {"B": BLACK, "W": WHITE}
LETTERS = {BLACK: "B", WHITE: "W"}
SIDES = {BLACK: "*", WHITE: "O"}
NAMES = {"PB": BLACK, "PW": WHITE}


def ggf(game: Game) -> str:
    """Returns the moves that stand, and the forced passes among them, in one line.

    The result is the difference of the discs, black's less white's, and `?` before the end.
    """
    n = game.position.n
    board = " ".join(game.start.position.rows(SYMBOLS))
    header = f"GM[Othello]PC[]PB[]PW[]RE[{_result(game)}]TI[0]TY[{n}]"
    moves = [
        f"{LETTERS[color]}[{'PA' if square is None else square_name(square, n)}]"
        for color, square in moves_and_passes(game)
    ]
    return f"(;{header}BO[{n} {board} {SIDES[game.first_turn]}]{''.join(moves)};)"


def resembles(text: str) -> bool:
    """Returns whether the text begins as GGF does, perhaps after the number of games."""
    return text.lstrip(" \t\r\n\ufeff" + DIGITS).startswith("(;")


def read(text: str, n: int) -> Record:
    """Returns the record of the first game in GGF; n is its size if it tells none."""
    properties, cut_short = _properties(text)
    header = dict(properties)
    names = {color: header.get(key, "").strip() for key, color in NAMES.items()}
    players = {color: name for color, name in names.items() if name}
    try:
        game = _begin(header, n)
    except RecordError as error:
        return Record("ggf", f"GGF{_between(players)}.", None, error, players)
    moves = [(COLORS[name], _move(value)) for name, value in properties if name in COLORS]
    problem = replay(game, moves) or cut_short
    return Record("ggf", _sentence(text, game, players), game, problem, players)


def _properties(text: str) -> "tuple[list[tuple[str, str]], RecordError | None]":
    """Returns the names and values of the first game, and whether it ends inside of one."""
    properties: list[tuple[str, str]] = []
    for part in text.partition("(;")[2].split("]"):
        name, _, value = part.partition("[")
        name = name.strip().upper()
        if not name or name[0] in ";)":
            return properties, None
        properties.append((name, value))
    name, _ = properties.pop()
    return properties, RecordError(f"The text ends inside of {quoted(name)}, before its ]")


def _begin(header: "dict[str, str]", n: int) -> Game:
    """Returns the game at its start. Raises RecordError if the header tells of none."""
    name = header.get("GM", "Othello").strip()
    if name.lower() != "othello":
        raise RecordError(f"The game is {quoted(name)}, not Othello")
    if "BO" in header:
        position, turn = parse_board(header["BO"])
        return Game(position, turn or BLACK)
    return Game(Position.start(_size(header.get("TY", ""), n)))


def _size(kind: str, n: int) -> int:
    """Returns the number of rows in a game type such as `8`, `10k` or `s8r18`, n if it is empty."""
    digits = kind.strip().lstrip("sS")
    digits = digits[: len(digits) - len(digits.lstrip(DIGITS))]
    size = (parse_number(digits) or 0) if kind.strip() else n
    if size not in SIZES:
        raise RecordError(f"The game type is {quoted(kind)}, expected the size, {ANY_SIZE}")
    return size


def _move(value: str) -> str:
    return value.partition("/")[0].strip()


def _sentence(text: str, game: Game, players: "dict[str, str]") -> str:
    games = text.count("(;")
    first = f" It holds {games} games, this is the first." if games > 1 else ""
    n = game.position.n
    return f"GGF{_between(players)} on {n} x {n}: {counted(game.ply, 'move')} read.{first}"


def _between(players: "dict[str, str]") -> str:
    if not players:
        return ""
    names = [quoted(players.get(color, "?")) for color in (BLACK, WHITE)]
    return f", {names[0]} (black) against {names[1]} (white),"


def _result(game: Game) -> str:
    if not game.over:
        return "?"
    lead = game.position.count(BLACK) - game.position.count(WHITE)
    return f"{'-' if lead < 0 else '+'}{abs(lead)}.000"
