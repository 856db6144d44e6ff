"""ACM Mid-Central 1996 "Board Silly": the moves of one player on each board."""

from boardsilly import SIZE, Board, move_name, place_name
from judges.reader import Reader, Word, unexpected
from judges.step import Step
from othello.words import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

SYMBOLS = ".XO"
PLAYERS = ("X", "O")
PLAYER = "the player to list, X or O"
MOST_PIECES = 12
NO_MOVES = "No moves are possible"
ORDERS = ("sample", "sorted")


def steps(reader: Reader, order: str = "sample") -> "Iterator[Step]":
    """Yields a step for each board and one for each move it lists.

    `order` is `sample` for the order of the statement's sample, `sorted` for the lexicographic.
    """
    gap = ""
    while reader.peek():
        rows = [reader.row(SIZE, SYMBOLS) for _ in range(SIZE)]
        player = reader.word(PLAYER)
        if player.text not in PLAYERS:
            raise unexpected(player, PLAYER)
        yield from _listed(rows, player, gap, order)
        gap = "\n"


def _listed(rows: "list[Word]", player: Word, gap: str, order: str) -> "Iterator[Step]":
    board = Board.from_rows([row.text for row in rows])
    moves = board.moves(player.text)
    if order == "sorted":
        moves.sort()
    sentence = f"{player.text} has {counted(len(moves), 'move')} on this board."
    yield Step(rows[0], player, gap, board, sentence, {}, _warning(board), player.text)
    for origin, target in moves:
        yield _move(rows[origin // SIZE], origin, target, board)
    if not moves:
        sentence = f"No piece of {player.text} can move."
        yield Step(player, player, NO_MOVES + "\n", board, sentence, turn=player.text)


def _move(row: Word, origin: int, target: int, board: Board) -> Step:
    piece = Word(board.pieces[origin], row.line, row.column + origin % SIZE)
    name = move_name(origin, target)
    length = max(abs(origin // SIZE - target // SIZE), abs(origin % SIZE - target % SIZE))
    sentence = (
        f"{piece.text} moves {counted(length, 'square')} from {place_name(origin)} to"
        f" {place_name(target)}, as many as there are pieces on its line."
    )
    marks = {"from": [origin], "to": [target]}
    return Step(piece, piece, name + "\n", board, sentence, marks, turn=piece.text)


def _warning(board: Board) -> str:
    """Returns what the statement rules out about a board, or an empty string."""
    against = [
        f"there are {board.count(piece) or 'no'} pieces of {piece}"
        for piece in PLAYERS
        if not 1 <= board.count(piece) <= MOST_PIECES
    ]
    return f"{' and '.join(against)}; the problem has 1 to {MOST_PIECES}." if against else ""
