"""UVa 220 "Othello": games on 8 x 8 boards with the commands L, M and Q."""

from judges.reader import Reader, Word, unexpected
from judges.step import Step, move_marks
from othello import (
    BLACK,
    WHITE,
    Position,
    opponent,
    parse_digits,
    square_pair,
)
from othello.words import SIDE, counted, forced_pass, turned_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE = 8
SYMBOLS = "-BW"
COLORS = {"B": BLACK, "W": WHITE}
DIGITS = "12345678"
NO_MOVE = "No legal move."
COMMAND = "a command: L, M with a row and a column, or Q"
PLAYER = "the current player, B or W"


def steps(reader: Reader) -> "Iterator[Step]":
    """Yields a step for the number of games, and for each game its board and its commands."""
    if not reader.peek():
        return
    games, word = reader.number("the number of games")
    yield Step(word, word, "", None, f"{counted(games, 'game')} to come.")
    for game in range(games):
        yield from _game(reader, "\n" if game else "")
    rest = reader.peek()
    if rest:
        ignored = f"the text after the last of {counted(games, 'game')} is not read."
        yield Step(rest, rest, "", None, "The input goes on after the last game.", {}, ignored)


def _game(reader: Reader, gap: str) -> "Iterator[Step]":
    rows = [reader.row(SIZE, SYMBOLS) for _ in range(SIZE)]
    player = reader.word(PLAYER)
    if player.text not in COLORS:
        raise unexpected(player, PLAYER)
    position = Position.from_rows([row.text for row in rows], SYMBOLS)
    turn = COLORS[player.text]
    sentence = f"A game begins, {SIDE[turn]} to move."
    yield Step(rows[0], player, gap, position, sentence, turn=turn)
    while reader.peek():
        command = reader.word(COMMAND)
        if command.text == "Q":
            yield Step(command, command, _drawn(position), position, "The game ends.")
            return
        if command.text == "L":
            yield _list(command, position, turn)
        elif command.text.startswith("M"):
            square = _read_square(reader, command)
            mover = turn if position.can_move(turn) else opponent(turn)
            after = position.place(square, mover)
            yield _move(command, reader.last, position, square, turn, mover, after)
            position, turn = after, opponent(mover)
        else:
            raise unexpected(command, COMMAND)
    missing = "the input ends without Q; the board is printed all the same."
    sentence = "The input ends, and with it the game."
    yield Step(reader.last, reader.last, _drawn(position), position, sentence, {}, missing)


def _drawn(position: Position) -> str:
    return "\n".join(position.rows(SYMBOLS)) + "\n"


def _list(command: Word, position: Position, turn: str) -> Step:
    moves = position.legal_moves(turn)
    text = " ".join([square_pair(square, SIZE) for square in moves]) or NO_MOVE
    number = counted(len(moves), "legal move") if moves else "no legal move"
    sentence = f"{SIDE[turn]} has {number}."
    return Step(command, command, text + "\n", position, sentence, {"listed": moves}, turn=turn)


def _read_square(reader: Reader, command: Word) -> int:
    """Returns the square of a move, whose digits may stand in words of their own."""
    word, offset = command, 1
    digits = ""
    for part in ("row", "column"):
        expected = f"a {part} from 1 to {SIZE}, as in M35"
        if offset == len(word.text):
            word, offset = reader.word(expected), 0
        if word.text[offset] not in DIGITS:
            raise unexpected(word, expected, offset)
        digits += word.text[offset]
        offset += 1
    if offset < len(word.text):
        raise unexpected(word, "no more than a row and a column, as in M35", offset)
    return parse_digits(digits, SIZE)


def _move(
    command: Word,
    last: Word,
    position: Position,
    square: int,
    turn: str,
    mover: str,
    after: Position,
) -> Step:
    lines = position.lines(square, mover)
    text = f"Black - {after.count(BLACK):2} White - {after.count(WHITE):2}\n"
    played = f"{SIDE[mover]} plays {square_pair(square, SIZE)}"
    sentence = f"{played}: {turned_over(square, lines, SIZE)}."
    if mover != turn:
        sentence = f"{forced_pass(turn)} {sentence}"
    warnings = []
    if last is not command:
        warnings.append("there is a blank inside the move; it is read as if there were none.")
    refusal = _refusal(position, square, mover)
    if refusal:
        warnings.append(
            f"{refusal}. The disc is put down for {mover} all the same, as most accepted programs"
            f" do; some try the move for {opponent(mover)} instead."
        )
    marks = move_marks(square, lines)
    warning = " ".join(warnings)
    return Step(command, last, text, after, sentence, marks, warning, opponent(mover))


def _refusal(position: Position, square: int, mover: str) -> str:
    """Returns why the rules refuse a move, or an empty string if they do not."""
    if not position.can_move(mover):
        return "neither side has a legal move"
    if position.color_at(square):
        return f"{square_pair(square, SIZE)} is occupied"
    if not position.flips(square, mover):
        return f"{SIDE[mover]} turns nothing over on {square_pair(square, SIZE)}"
    return ""
