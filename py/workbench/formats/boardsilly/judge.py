"""Board Silly, ACM Mid-Central 1996: lists the moves of one player on each board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.phrases import counted
from text.reader import Reader, Word, unexpected
from workbench.formats.boardsilly.rules import PLACES, SIZE, SillyBoard, move_name, place_name
from workbench.judging import LIST, START, Beginning, ListedMoves, PrintedOutput, Step
from workbench.judging.answer_lines import GAP_LINE, LIST_LINE, AnswerLines
from workbench.judging.judged_game import MOVE_LISTS, JudgedGame

if TYPE_CHECKING:
    from collections.abc import Iterator

SYMBOLS = ".XO"
PLAYERS = ("X", "O")
PLAYER = "the player to list, X or O"
MOST_PIECES = 12
NO_MOVES = "No moves are possible"
ORDERS = ("sample", "sorted")


def steps(reader: Reader, order: str = "sample") -> Iterator[Step]:
    """Yields a step for each board and a step for each of its moves.

    Args:
        reader: The words of the input.
        order: `sample` for the order of the sample output, `sorted` for the lexicographic order.
    """
    gap = ""
    while reader.peek():
        rows = reader.rows(SIZE, SYMBOLS)
        player = reader.word(PLAYER)
        if player.text not in PLAYERS:
            raise unexpected(player, PLAYER)
        yield from _moves(rows, player, gap, order)
        gap = "\n"


def silly_board(step: Step) -> SillyBoard:
    """Returns the board of a step of this judge."""
    assert isinstance(step.board, SillyBoard)
    return step.board


def _moves(rows: list[Word], player: Word, gap: str, order: str) -> Iterator[Step]:
    board = SillyBoard.from_rows([row.text for row in rows])
    moves = board.moves(player.text)
    if order == "sorted":
        moves.sort()
    yield Step(
        START,
        (rows[0], player),
        gap,
        lambda: f"{player.text} has {counted(len(moves), 'move')} on this board.",
        board=board,
        turn=player.text,
        moves=ListedMoves(jumps=moves),
        warning=_warning(board),
    )
    pieces = {}
    for jump in moves:
        origin = jump[0]
        if origin not in pieces:
            row = rows[origin // SIZE]
            pieces[origin] = Word(player.text, row.line, row.column + origin % SIZE)
        yield _move(pieces[origin], jump, board)
    if not moves:
        yield Step(
            LIST,
            (player, player),
            NO_MOVES + "\n",
            lambda: f"No piece of {player.text} can move.",
            board=board,
            turn=player.text,
        )


def _move(piece: Word, jump: tuple[int, int], board: SillyBoard) -> Step:
    origin, target = jump
    return Step(
        LIST,
        (piece, piece),
        move_name(origin, target) + "\n",
        lambda: _sentence(piece.text, origin, target),
        board=board,
        turn=piece.text,
        moves=ListedMoves(jump=jump),
    )


def _sentence(piece: str, origin: int, target: int) -> str:
    length = max(abs(origin // SIZE - target // SIZE), abs(origin % SIZE - target % SIZE))
    return (
        f"{piece} moves {counted(length, 'square')} from {place_name(origin)} to"
        f" {place_name(target)}: its line has {counted(length, 'piece')}."
    )


def _warning(board: SillyBoard) -> str:
    """Returns the warning for a board that the statement rules out, or an empty string."""
    wrong = [
        f"{piece} has {board.count(piece) or 'no'} pieces"
        for piece in PLAYERS
        if not 1 <= board.count(piece) <= MOST_PIECES
    ]
    return f"{' and '.join(wrong)}; the statement allows 1 to {MOST_PIECES}." if wrong else ""


def _may_begin(first: Word) -> bool:
    return first.resembles_row(SYMBOLS)


def _recognise(first: Word, second: Word | None) -> str:
    return f"It begins with a board line of {SYMBOLS}."


def _line_kind(text: str) -> str:
    return LIST_LINE


def _begins_answer(kind: str, before: list[str], rows: int) -> bool:
    return before[-1] == GAP_LINE


BEGINNING = Beginning(
    (f"a board line of {SIZE} characters from {SYMBOLS}", ""), _may_begin, _recognise
)
GAME = JudgedGame(SYMBOLS, lambda square, n: PLACES[square], lists=MOVE_LISTS, has_moves=False)
OUTPUT = PrintedOutput(SYMBOLS, AnswerLines(_line_kind, _begins_answer), NO_MOVES, ORDERS)
