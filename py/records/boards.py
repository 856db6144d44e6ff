"""Boards: a character a square, row by row, then perhaps the side to move, as in `--XO-…-- X`.

Nothing but the characters counts: they may stand in one line, in n lines, or apart. GGF writes
the number of rows before them.
"""

from judges.reader import quoted
from othello import BLACK, WHITE, Game, Position, opponent, parse_number, square_name
from othello.words import forced_pass
from records.record import SIZES, Record, RecordError
from records.transcripts import words

SYMBOLS = "-XO"
MEANING = {"-._": "-", "XxBb*": "X", "OoWw": "O"}
SIDES = {"X": BLACK, "O": WHITE}
SIDE_WORDS = {"black": "X", "white": "O"}
EXPECTED = "expected - . or _ for an empty square, X B or * for black, O or W for white"
ANY_SIZE = f"an even number from {SIZES[0]} to {SIZES[-1]}"
FEWEST = SIZES[0] * SIZES[0]


def board_text(position: Position, turn: "str | None") -> str:
    """Returns the position in one line of `-XO`, then a blank and the side to move, if any."""
    side = {BLACK: " X", WHITE: " O", None: ""}[turn]
    return "".join(position.rows(SYMBOLS)) + side


def resembles(text: str) -> bool:
    """Returns whether the text is made of board characters.

    After a number of rows nothing else will do. Without one more than half of them suffice, so
    that a slip is still told as one, but there must be enough for the smallest board.
    """
    n, cells = _size_and_cells(text)
    fitting = sum([character in SYMBOLS for character in cells])
    if n is not None:
        return n in SIZES and fitting == len(cells) > 1
    return 2 * fitting > len(cells) >= FEWEST


def read(text: str, n: int) -> Record:
    """Returns the record of a board, whose own size counts, not `n`."""
    try:
        position, turn = parse_board(text)
    except RecordError as problem:
        return Record("board", "A board.", None, problem)
    game = Game(position, turn or BLACK)
    return Record("board", _sentence(game, turn), game)


def parse_board(text: str) -> "tuple[Position, str | None]":
    """Returns the position and the side to move, None if it is not told.

    Raises RecordError for anything that is no board of `SIZES` rows.
    """
    size, cells = _size_and_cells(text)
    n = _rows(size, len(cells))
    for square, cell in enumerate(cells[: n * n]):
        if cell not in SYMBOLS:
            raise RecordError(f"is {quoted(cell)}, {EXPECTED}", square=square_name(square, n))
    side = cells[n * n :]
    if side and side not in SIDES:
        raise RecordError(f"The side to move is {quoted(side)}, expected X or O")
    position = Position.from_rows([cells[row : row + n] for row in range(0, n * n, n)], SYMBOLS)
    return position, SIDES.get(side)


def _rows(size: "int | None", found: int) -> int:
    """Returns the number of rows of so many characters, the size if it is written before them."""
    if size is not None and size not in SIZES:
        raise RecordError(f"A board of {size} rows cannot be read; {ANY_SIZE} can")
    for n in [size] if size else SIZES:
        if found in (n * n, n * n + 1):
            return n
    expected = f"{size * size}" if size else f"n x n, n {ANY_SIZE}"
    raise RecordError(
        f"There are {found} characters, expected {expected}, perhaps one more for the side to move"
    )


def _size_and_cells(text: str) -> "tuple[int | None, str]":
    """Returns the number of rows, None if it is not written first, and the rest as SYMBOLS."""
    found = words(text)
    size = parse_number(found[0]) if found else None
    if size is not None:
        found = found[1:]
    if found and found[-1].lower() in SIDE_WORDS:
        found[-1] = SIDE_WORDS[found[-1].lower()]
    cells = "".join(found)
    for written, symbol in MEANING.items():
        for character in written:
            cells = cells.replace(character, symbol)
    return size, cells


def _sentence(game: Game, turn: "str | None") -> str:
    n = game.position.n
    to_move = f", {turn} to move" if turn else ""
    sentences = [f"A board of {n} x {n}{to_move}."]
    if game.over:
        sentences.append("Neither side has a legal move.")
    elif game.start.passed:
        sentences.append(forced_pass(opponent(game.turn or BLACK)))
    elif not turn:
        sentences.append("It does not say who is to move: black is.")
    return " ".join(sentences)
