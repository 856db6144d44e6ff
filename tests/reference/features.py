"""The features of an input, from its text and the slow rules alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference.memory import of_the_last
from reference.slow import othello_slow as rules
from reference.slow.boardsilly_slow import moves as silly_moves

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Grid = list[list[str]]
    Square = tuple[int, int]

CENTRE = ((3, 3), (3, 4), (4, 3), (4, 4))


class Event:
    """A move or a list of moves in a game.

    Attributes:
        board: The board before it.
        turn: The side to move before it.
        mover: The side that moved, "" for a list.
        square: The square of the move.
        after: The board after it.
        directions: The number of directions in which the move flips discs.
    """

    def __init__(self, board: Grid, turn: str, mover: str = "", square: Square = (0, 0)) -> None:
        self.board = board
        self.turn = turn
        self.mover = mover
        self.square = square
        self.after = board
        self.directions = 0
        if mover:
            self.after = rules.place(board, square[0], square[1], mover)
            lines = [
                rules.bracketed(board, square[0], square[1], step, mover) for step in rules.STEPS
            ]
            self.directions = len([line for line in lines if line])

    def counts(self) -> list[int]:
        return sorted([rules.count(self.after, color) for color in ("black", "white")])


class Game:
    """A game.

    Attributes:
        start: The first board.
        board: The current board.
        turn: The side to move.
        events: The moves and lists so far.
        text: The input, empty if its white space is of no interest.
    """

    def __init__(self, board: Grid, turn: str) -> None:
        self.start = board
        self.board = board
        self.turn = turn
        self.events: list[Event] = []
        self.text = ""

    def play(self, row: int, column: int) -> None:
        able = rules.can_move(self.board, self.turn)
        mover = self.turn if able else rules.other(self.turn)
        self.events.append(Event(self.board, self.turn, mover, (row, column)))
        self.board = self.events[-1].after
        self.turn = rules.other(mover)

    def list_moves(self) -> None:
        self.events.append(Event(self.board, self.turn))

    def moves(self) -> list[Event]:
        return [event for event in self.events if event.mover]

    def has_run(self, length: int) -> bool:
        """Returns whether one player makes `length` moves in a row."""
        movers = [event.mover for event in self.moves()]
        return any(movers[at : at + length] == [movers[at]] * length for at in range(len(movers)))


@of_the_last
def uva220_games(text: str) -> list[Game]:
    tokens = text.split()
    games = []
    at = 1
    while at < len(tokens):
        game = Game(
            rules.read(tokens[at : at + 8], "-BW"), {"B": "black", "W": "white"}[tokens[at + 8]]
        )
        at += 9
        while tokens[at] != "Q":
            if tokens[at] == "L":
                game.list_moves()
            else:
                game.play(int(tokens[at][1]) - 1, int(tokens[at][2]) - 1)
            at += 1
        at += 1
        games.append(game)
    return games


@of_the_last
def jutge_games(text: str) -> list[Game]:
    tokens = text.split()
    game = Game(rules.start(int(tokens[0])), "black")
    for at in range(1, len(tokens), 3):
        game.play(int(tokens[at + 1]) - 1, int(tokens[at + 2]) - 1)
        assert tokens[at] == ("N" if game.moves()[-1].mover == "black" else "B"), text
    game.text = text
    return [game]


def _a_move_a_line(text: str) -> bool:
    words = text.split()
    lines = [words[:1]] + [words[at : at + 3] for at in range(1, len(words), 3)]
    return text == "".join([" ".join(line) + "\n" for line in lines])


def _over(board: Grid) -> bool:
    return not (rules.can_move(board, "black") or rules.can_move(board, "white"))


def _empties(board: Grid) -> int:
    return sum([row.count("") for row in board])


def _lists_before_pass(game: Game) -> bool:
    events = game.events
    for at in range(len(events) - 2):
        first, second, third = events[at : at + 3]
        empty = not rules.can_move(first.board, first.turn)
        if empty and not first.mover and not second.mover and third.mover:
            return third.mover != first.turn
    return False


def _off_centre(board: Grid) -> bool:
    return _empties(board) < 64 and any(board[row][column] == "" for row, column in CENTRE)


def _has_wipe_out(game: Game) -> bool:
    return any(move.counts()[0] == 0 for move in game.moves())


def _fills_board(game: Game) -> bool:
    return any(_empties(move.after) == 0 for move in game.moves())


UVA220: dict[str, Callable[[Any], bool]] = {
    "pass": lambda game: game.has_run(2),
    "two-passes": lambda game: game.has_run(3),
    "wipe-out": _has_wipe_out,
    "full-board": _fills_board,
    "start": lambda game: game.start == rules.start(8),
    "any-board": lambda game: _off_centre(game.start),
    "lists-before-pass": _lists_before_pass,
    "list-at-end": lambda game: any(_over(at.board) and not at.mover for at in game.events),
    "digits": lambda game: any(move.counts()[0] < 10 <= move.counts()[1] for move in game.moves()),
    "all-rays": lambda game: any(move.directions == 8 for move in game.moves()),
    "no-commands": lambda game: not game.events,
    "no-discs": lambda game: _empties(game.start) == 64,
}
JUTGE: dict[str, Callable[[Any], bool]] = {
    "pass": lambda game: game.has_run(2),
    "two-passes": lambda game: game.has_run(3),
    "wipe-out": _has_wipe_out,
    "full-board": _fills_board,
    "start-only": lambda game: not game.events,
    "unfinished": lambda game: bool(game.events) and not _over(game.board),
    "whole-game": lambda game: bool(game.events) and _over(game.board),
    "smallest": lambda game: len(game.start) == 4,
    "large": lambda game: len(game.start) >= 20,
    "white-space": lambda game: bool(game.events) and not _a_move_a_line(game.text),
}


class Board:
    """A board of pieces and its moves, each an origin and a target as (row, column)."""

    def __init__(self, rows: list[str], player: str) -> None:
        self.rows = rows
        self.player = player
        names = silly_moves(rows, player)
        self.moves = [(_place(name[:2]), _place(name[3:])) for name in names]

    def count(self, piece: str) -> int:
        return "".join(self.rows).count(piece)

    def between(self, origin: Square, target: Square) -> str:
        """Returns the contents of the squares between origin and target."""
        steps = length(origin, target)
        down, right = (target[0] - origin[0]) // steps, (target[1] - origin[1]) // steps
        return "".join(
            [self.rows[origin[0] + down * i][origin[1] + right * i] for i in range(1, steps)]
        )


@of_the_last
def boardsilly_boards(text: str) -> list[Board]:
    tokens = text.split()
    return [Board(tokens[at : at + 8], tokens[at + 8]) for at in range(0, len(tokens), 9)]


def _place(name: str) -> Square:
    return "ABCDEFGH".index(name[0]), int(name[1]) - 1


def length(origin: Square, target: Square) -> int:
    """Returns the length of a move in squares."""
    return max(abs(origin[0] - target[0]), abs(origin[1] - target[1]))


def _has_full_line(board: Board) -> bool:
    columns = ["".join([row[at] for row in board.rows]) for at in range(8)]
    return any("." not in line for line in board.rows + columns)


def _moves_everywhere(board: Board) -> bool:
    origins = [origin for origin, _ in board.moves]
    return any(origins.count(origin) == 8 for origin in origins)


BOARDSILLY: dict[str, Callable[[Any], bool]] = {
    "capture": lambda board: any(board.rows[r][c] != "." for _, (r, c) in board.moves),
    "jump": lambda board: any(board.between(*move).strip(".") for move in board.moves),
    "no-move": lambda board: not board.moves,
    "most-pieces": lambda board: board.count("X") == board.count("O") == 12,
    "one-piece": lambda board: board.count(board.player) == 1,
    "full-line": _has_full_line,
    "across": lambda board: any(length(*move) == 7 for move in board.moves),
    "all-directions": _moves_everywhere,
}


CASES: dict[str, Callable[[str], Sequence[Any]]] = {
    "uva220": uva220_games,
    "jutge": jutge_games,
    "boardsilly": boardsilly_boards,
}
FEATURES = {
    "uva220": UVA220,
    "jutge": JUTGE,
    "boardsilly": BOARDSILLY,
}
# The features of inputs with more than one game or board.
SEVERAL: dict[str, set[str]] = {"uva220": {"games"}, "jutge": set(), "boardsilly": {"boards"}}


def has(form: str, name: str, text: str) -> bool:
    """Returns whether an input has the named feature."""
    cases = CASES[form](text)
    if name in SEVERAL[form]:
        return len(cases) > 1
    return any(FEATURES[form][name](case) for case in cases)
