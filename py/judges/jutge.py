"""Jutge.org P18992 "Othello": one game on an n x n board, N for black and B for white."""

from judges.reader import FormatError, Reader, unexpected
from judges.step import Step, move_marks
from othello import BLACK, WHITE, Ply, Position, opponent
from othello.words import SIDE, forced_pass, turned_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

SYMBOLS = ".NB"
COLORS = {"N": BLACK, "B": WHITE}
PLAYER = "N for black or B for white"
LARGEST = 20_000  # One board of this size prints 400 MB, and a few of them fit in memory.


def steps(reader: Reader, largest: int = LARGEST) -> "Iterator[Step]":
    """Yields a step for the board size and one for each move.

    Raises FormatError, beside the format's own errors, for a board of more than `largest` rows.
    """
    if not reader.peek():
        return
    expected = f"the board size, an even number from 4 to {largest}"
    n, word = reader.number(expected)
    if n % 2 or not 4 <= n <= largest:
        raise unexpected(word, expected)
    position = Position.start(n)
    sentence = f"A game begins on {n} x {n} squares, black (N) to move."
    yield Step(word, word, _printed(position), position, sentence, turn=BLACK)
    ply = Ply(None, None, [], position, BLACK)
    while reader.peek():
        step, ply = _move(reader, ply)
        yield step


def _move(reader: Reader, before: Ply) -> "tuple[Step, Ply]":
    position, n = before.position, before.position.n
    letter = reader.word(PLAYER)
    if letter.text not in COLORS:
        raise unexpected(letter, PLAYER)
    color = COLORS[letter.text]
    row = _coordinate(reader, "row", n)
    column = _coordinate(reader, "column", n)
    square = (row - 1) * n + column - 1
    if position.color_at(square):
        found = f"a move to {row} {column}, where there is a {position.color_at(square)} disc"
        raise FormatError(letter.line, letter.column, found, "a move to an empty square")
    lines = position.lines(square, color)
    marks = move_marks(square, lines)
    ply = Ply(color, square, marks["turned"], position.place(square, color), opponent(color))
    sentence = f"{SIDE[color]} plays {row} {column}: {turned_over(square, lines, n)}."
    if before.passed and before.turn == color:
        sentence = f"{forced_pass(opponent(color))} {sentence}"
    step = Step(
        letter,
        reader.last,
        _printed(ply.position),
        ply.position,
        sentence,
        marks,
        _warning(before, ply),
        ply.turn,
    )
    return step, ply


def _coordinate(reader: Reader, name: str, n: int) -> int:
    expected = f"the {name}, a number from 1 to {n}"
    number, word = reader.number(expected)
    if not 1 <= number <= n:
        raise unexpected(word, expected)
    return number


def _warning(before: Ply, ply: Ply) -> str:
    """Returns what the rules hold against a move, or an empty string if they allow it."""
    against = []
    if before.turn is None:
        against.append("the game is over")
    elif before.turn != ply.color:
        against.append(f"it is the turn of {before.turn}")
    if not ply.flips:
        against.append("the move turns nothing over")
    return " and ".join(against) + ". The disc is put down all the same." if against else ""


def _printed(position: Position) -> str:
    score = f"{position.count(BLACK)}:{position.count(WHITE)}"
    return "\n".join(position.rows(SYMBOLS)) + f"\n{score}\n\n"
