"""Othello, Jutge.org P18992: one game on an n x n board, N for black and B for white."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import (
    BLACK,
    WHITE,
    Game,
    Move,
    Ply,
    Position,
    opponent,
    parse_number,
    square_pair,
)
from othello.phrases import SIDE, forced_pass, turned_over
from text.reader import FormatError, Reader, Word, unexpected
from workbench.judging import MOVE, START, Beginning, PrintedOutput, Step
from workbench.judging.answer_lines import (
    COUNT_LINE,
    OTHER_LINE,
    ROW_LINE,
    AnswerLines,
    looks_like_row,
    numbers_in,
)
from workbench.judging.judged_game import NO_LISTS, othello_game

if TYPE_CHECKING:
    from collections.abc import Iterator

SYMBOLS = ".NB"
COLORS = {"N": BLACK, "B": WHITE}
PLAYER = "N for black or B for white"
LETTERS = {BLACK: "N", WHITE: "B"}


def steps(reader: Reader) -> Iterator[Step]:
    """Yields a step for the board size and a step for each move."""
    if not reader.peek():
        return
    expected = f"the board size, an even number from 4 to {reader.largest}"
    n, word = reader.number(expected)
    if n % 2 or not 4 <= n <= reader.largest:
        raise unexpected(word, expected)
    position = Position.start(n)
    answer = _Answer(position)
    yield Step(
        START,
        (word, word),
        answer.text(),
        lambda: f"A game begins on a {n} x {n} board, black (N) to move.",
        board=position,
        turn=BLACK,
    )
    ply = Ply(position, BLACK)
    while reader.peek():
        step, ply = _move(reader, ply, answer)
        yield step


class _Answer:
    """The printed position. It changes with each move, as drawing it anew takes most of a step."""

    def __init__(self, position: Position) -> None:
        self._n = position.n
        self._rows = bytearray("\n".join(position.rows(SYMBOLS)).encode())
        self._counts = {color: position.count(color) for color in LETTERS}

    def move(self, move: Move) -> None:
        """Places a disc on an empty square."""
        letter = ord(LETTERS[move.color])
        for square in [move.square] + move.flips:
            self._rows[square + square // self._n] = letter
        self._counts[move.color] += 1 + len(move.flips)
        self._counts[opponent(move.color)] -= len(move.flips)

    def text(self) -> str:
        """Returns the position and the numbers of discs."""
        return f"{self._rows.decode()}\n{self._counts[BLACK]}:{self._counts[WHITE]}\n\n"


def _move(reader: Reader, before: Ply, answer: _Answer) -> tuple[Step, Ply]:
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
    move = position.move(square, color)
    ply = Ply(move.after, opponent(color), move)
    answer.move(move)
    step = Step(
        MOVE,
        (letter, reader.last),
        answer.text(),
        lambda: _sentence(move, n, before.passed and before.turn == color),
        board=move.after,
        turn=ply.turn,
        moves=move,
        warning=_warning(before, ply),
    )
    return step, ply


def _sentence(move: Move, n: int, passed: bool) -> str:
    played = f"{SIDE[move.color]} plays {square_pair(move.square, n)}: {turned_over(move, n)}."
    return f"{forced_pass(opponent(move.color))} {played}" if passed else played


def _coordinate(reader: Reader, name: str, n: int) -> int:
    expected = f"the {name}, a number from 1 to {n}"
    number, word = reader.number(expected)
    if not 1 <= number <= n:
        raise unexpected(word, expected)
    return number


def _warning(before: Ply, ply: Ply) -> str:
    """Returns the warning for an illegal move, or an empty string."""
    wrong = []
    if before.turn is None:
        wrong.append("the game is over")
    elif before.turn != ply.color:
        wrong.append(f"it is {before.turn}'s turn")
    if not ply.flips:
        wrong.append("the move turns nothing over")
    return " and ".join(wrong) + ". The disc is placed anyway." if wrong else ""


def _write(game: Game) -> str:
    """Returns the moves that are not undone, of a game from the standard start position."""
    n = game.position.n
    if not game.standard:
        raise ValueError("A jutge input starts from the standard position, but this game does not.")
    lines = [str(n)]
    for ply in game.plies[: game.ply]:
        if ply.color and ply.square is not None:
            row, column = divmod(ply.square, n)
            lines.append(f"{LETTERS[ply.color]} {row + 1} {column + 1}")
    return "\n".join(lines) + "\n"


def _may_begin(first: Word) -> bool:
    return parse_number(first.text) is not None


def _recognise(first: Word, second: Word | None) -> str:
    if second is None:
        n = parse_number(first.text)
        return f"The input is just a number: a board of size {n} without moves."
    if second.text in COLORS:
        return f"It begins with a number and a move of {second.text}."
    return ""


def _line_kind(text: str) -> str:
    if looks_like_row(text):
        return ROW_LINE
    return COUNT_LINE if len(numbers_in(text)) == 2 else OTHER_LINE


def _begins_answer(kind: str, before: list[str], rows: int) -> bool:
    """Returns whether a line begins a new position, which is a board and its counts.

    Any text after a whole board counts as its disc counts.
    """
    if kind == ROW_LINE:
        return before[-1] != ROW_LINE or len(before) == rows
    return before[-1] != ROW_LINE or (kind == OTHER_LINE and len(before) < rows)


BEGINNING = Beginning(("a number", "a move of N or B"), _may_begin, _recognise)
GAME = othello_game(NO_LISTS, _write, "A jutge input on {n} x {n}")
OUTPUT = PrintedOutput(SYMBOLS, AnswerLines(_line_kind, _begins_answer))
