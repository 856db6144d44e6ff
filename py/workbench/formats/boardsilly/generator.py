"""Inputs of Board Silly: boards with 1 to 12 pieces per player.

While a board is made, `x` is a piece of the player whose moves are listed and `o` is a piece of
the opponent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import EMPTY
from workbench.formats.boardsilly.cases import BoardsillyCase, PieceCut, read
from workbench.formats.boardsilly.judge import MOST_PIECES, silly_board
from workbench.formats.boardsilly.rules import SillyBoard
from workbench.inputs.board_8x8 import SIZE, SQUARES, rays_8x8
from workbench.inputs.generators import SEVERAL, make_cases
from workbench.inputs.rng import Rng
from workbench.judging import LIST, START, Step
from workbench.judging.adapter import InputAdapter
from workbench.judging.feature import BOARDS, MOVES, PRINTING, Feature, Parameter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

EDGE = [square for square in SQUARES if square % SIZE in (0, 7) or square // SIZE in (0, 7)]

PARAMETERS = (Parameter("boards", "boards", range(1, 1001)),)


def cases(
    rng: Rng, possible: list[Feature], feature: Feature | None, boards: int | None = None
) -> list[BoardsillyCase]:
    """Returns boards with random possible features, one of them with `feature` if it is given."""
    return make_cases(rng, possible, feature, boards)


def _empty() -> list[str]:
    return [EMPTY] * len(SQUARES)


def _case(rng: Rng, cells: list[str]) -> BoardsillyCase:
    player, other = rng.shuffled("XO")
    return BoardsillyCase("".join(cells).replace("x", player).replace("o", other), player)


def _put(rng: Rng, cells: list[str], pieces: str, squares: Sequence[int]) -> None:
    """Puts the pieces on random empty squares among the given ones."""
    free = [square for square in squares if cells[square] == EMPTY]
    for piece, square in zip(pieces, rng.shuffled(free)):
        cells[square] = piece


def _scattered(rng: Rng, own: int, other: int) -> BoardsillyCase:
    cells = _empty()
    _put(rng, cells, "x" * own + "o" * other, SQUARES)
    return _case(rng, cells)


def _with_move(rng: Rng, fits: Callable[[SillyBoard, int, int], bool]) -> BoardsillyCase:
    """Returns a random board with a move for which `fits` is true."""
    while True:
        case = _scattered(rng, rng.between(4, MOST_PIECES), rng.between(4, MOST_PIECES))
        board = SillyBoard(case.cells)
        if any(fits(board, *move) for move in board.moves(case.player)):
            return case


def _without_move(rng: Rng) -> BoardsillyCase:
    """Returns a board on which the opponent occupies all squares around the player's pieces.

    Every line then has two pieces or more, so a move along it would have to jump an opponent's
    piece first.
    """
    cells = _empty()
    for square in rng.shuffled(SQUARES)[: rng.between(1, 4)]:
        around = [ray[0] for ray in rays_8x8(square) if ray]
        walls = [cell for cell in around if cells[cell] == EMPTY]
        beside_own = any(cells[cell] == "x" for cell in around)
        if (
            cells[square] == EMPTY
            and not beside_own
            and cells.count("o") + len(walls) <= MOST_PIECES
        ):
            cells[square] = "x"
            _put(rng, cells, "o" * len(walls), walls)
    return _case(rng, cells)


def _with_most_pieces(rng: Rng) -> BoardsillyCase:
    return _scattered(rng, MOST_PIECES, MOST_PIECES)


def _with_one_piece(rng: Rng) -> BoardsillyCase:
    return _scattered(rng, 1, rng.between(1, MOST_PIECES))


def _with_full_line(rng: Rng) -> BoardsillyCase:
    cells = _empty()
    at, own = rng.below(SIZE), rng.between(0, SIZE)
    line = rng.pick((range(at * SIZE, at * SIZE + SIZE), range(at, len(SQUARES), SIZE)))
    _put(rng, cells, "x" * own + "o" * (SIZE - own), line)
    _put(rng, cells, "x" * rng.between(1, 4) + "o" * rng.between(1, 4), SQUARES)
    return _case(rng, cells)


def _with_move_across(rng: Rng) -> BoardsillyCase:
    """Returns a board with seven pieces on a line, the first of which can move to its far end."""
    cells = _empty()
    square = rng.pick(EDGE)
    line = rng.pick([ray for ray in rays_8x8(square) if len(ray) == SIZE - 1])
    cells[square] = "x"
    captures = rng.below(2)
    cells[line[-1]] = "o" if captures else EMPTY
    _put(rng, cells, "x" * (SIZE - 2 - captures), line[:-1])
    rest = [cell for cell in SQUARES if cell not in line]
    _put(rng, cells, "x" * rng.between(0, 4) + "o" * rng.between(1, 11), rest)
    return _case(rng, cells)


def _with_all_directions(rng: Rng) -> BoardsillyCase:
    """Returns a board with a piece alone on all of its lines: it moves one square each way."""
    cells = _empty()
    square = rng.between(1, SIZE - 2) * SIZE + rng.between(1, SIZE - 2)
    cells[square] = "x"
    lines = rays_8x8(square)
    rest = [cell for cell in SQUARES if not any(cell in line for line in lines)]
    _put(rng, cells, "x" * rng.between(0, 11) + "o" * rng.between(1, 12), rest)
    return _case(rng, cells)


def _captures(board: SillyBoard, origin: int, target: int) -> bool:
    return board.pieces[target] != EMPTY


def _length(origin: int, target: int) -> int:
    return max(abs(origin // SIZE - target // SIZE), abs(origin % SIZE - target % SIZE))


def _jumps(board: SillyBoard, origin: int, target: int) -> bool:
    step = (target - origin) // _length(origin, target)
    return any(board.pieces[square] != EMPTY for square in range(origin + step, target, step))


def _crosses(board: SillyBoard, origin: int, target: int) -> bool:
    return _length(origin, target) == SIZE - 1


def _goes_everywhere(board: SillyBoard, origin: int, target: int) -> bool:
    return all(attempt.target is not None for attempt in board.attempts(origin))


def _of_moves(
    name: str,
    phrase: str,
    fits: Callable[[SillyBoard, int, int], bool],
    make: Callable[[Rng], BoardsillyCase] | None = None,
) -> Feature:
    """Returns the feature that a listed move fits; `make` makes a board if few random ones do."""

    def condition(steps: Sequence[Step], at: int) -> bool:
        step = steps[at]
        return step.jump is not None and fits(silly_board(step), *step.jump)

    make = make or (lambda rng: _with_move(rng, fits))
    return Feature(name, MOVES, phrase, make, condition=condition)


def _of_boards(
    name: str,
    phrase: str,
    fits: Callable[[SillyBoard, str], bool],
    make: Callable[[Rng], BoardsillyCase],
) -> Feature:
    """Returns the feature that a board and the player to move fit."""

    def condition(steps: Sequence[Step], at: int) -> bool:
        step = steps[at]
        return step.kind == START and fits(silly_board(step), step.turn or "")

    return Feature(name, BOARDS, phrase, make, condition=condition)


def _has_most(board: SillyBoard, player: str) -> bool:
    return board.count("X") == board.count("O") == MOST_PIECES


def _has_one(board: SillyBoard, player: str) -> bool:
    return board.count(player) == 1


def _has_full_line(board: SillyBoard, player: str) -> bool:
    rows = board.rows()
    columns = ["".join(column) for column in zip(*rows)]
    return any(EMPTY not in line for line in rows + columns)


CAPTURE = _of_moves("capture", "has a move that captures", _captures)
FEATURES = (
    CAPTURE,
    _of_moves("jump", "has a move over a piece of its own", _jumps),
    Feature(
        "no-move",
        MOVES,
        "has a player who cannot move",
        _without_move,
        condition=lambda steps, at: steps[at].kind == LIST and steps[at].jump is None,
    ),
    _of_boards("most-pieces", f"has {MOST_PIECES} pieces a player", _has_most, _with_most_pieces),
    _of_boards("one-piece", "has a player with a single piece to move", _has_one, _with_one_piece),
    _of_boards(
        "full-line", "has a row or a column full of pieces", _has_full_line, _with_full_line
    ),
    _of_moves("across", "has a move from one edge to the other", _crosses, _with_move_across),
    _of_moves(
        "all-directions",
        "has a piece that moves in all eight directions",
        _goes_everywhere,
        _with_all_directions,
    ),
    Feature("boards", PRINTING, "has several boards", CAPTURE.make, ("boards",), SEVERAL),
)

INPUTS = InputAdapter(
    features=FEATURES, parameters=PARAMETERS, cases=cases, read=read, cuts=(PieceCut,)
)
