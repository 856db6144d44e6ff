"""Inputs of Board Silly: boards with 1 to 12 pieces a player.

While a board is made, `x` stands for a piece of the player whose moves are listed, `o` for one of
the other.
"""

from boardsilly import Board
from inputs.adapter import Maker
from inputs.cases.boardsilly import BoardsillyCase, PieceCut, read
from inputs.cases.case import SIZE, SQUARES
from inputs.feature import BOARDS, MOVES, PRINTING, Feature, Knob, make_cases
from inputs.rays_8x8 import rays
from inputs.rng import Chance
from judges import LIST, START, Step
from judges.boardsilly import BOARDSILLY, MOST_PIECES
from othello import EMPTY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inputs.feature import Sight

EDGE = [square for square in SQUARES if square % SIZE in (0, 7) or square // SIZE in (0, 7)]

KNOBS = (Knob("boards", "boards", range(1, 1001)),)


def cases(
    chance: Chance,
    possible: list[Feature],
    feature: Feature | None,
    boards: int | None = None,
) -> list[BoardsillyCase]:
    """Returns boards with any of the possible features, one of them with `feature`."""
    return make_cases(chance, possible, feature, boards)


def _empty() -> list[str]:
    return [EMPTY] * len(SQUARES)


def _case(chance: Chance, cells: list[str]) -> BoardsillyCase:
    player, other = chance.shuffled("XO")
    return BoardsillyCase("".join(cells).replace("x", player).replace("o", other), player)


def _put(chance: Chance, cells: list[str], pieces: str, squares: "Sequence[int]") -> None:
    """Puts the pieces on some of the squares that are empty."""
    free = [square for square in squares if cells[square] == EMPTY]
    for piece, square in zip(pieces, chance.shuffled(free)):
        cells[square] = piece


def _scattered(chance: Chance, own: int, other: int) -> BoardsillyCase:
    cells = _empty()
    _put(chance, cells, "x" * own + "o" * other, SQUARES)
    return _case(chance, cells)


def _with_move(chance: Chance, fits: "Callable[[Board, int, int], bool]") -> BoardsillyCase:
    """Returns a board with a move, from one square to another, that fits."""
    while True:
        case = _scattered(chance, chance.between(4, MOST_PIECES), chance.between(4, MOST_PIECES))
        board = Board(case.cells)
        if any(fits(board, *move) for move in board.moves(case.player)):
            return case


def _with_capture(chance: Chance) -> BoardsillyCase:
    return _with_move(chance, _captures)


def _with_jump(chance: Chance) -> BoardsillyCase:
    return _with_move(chance, _jumps)


def _without_move(chance: Chance) -> BoardsillyCase:
    """Returns a board whose pieces are shut in by the opponent's on all squares around them.

    Every line then has two pieces or more, and a move along it would begin by jumping one.
    """
    cells = _empty()
    for square in chance.shuffled(SQUARES)[: chance.between(1, 4)]:
        around = [ray[0] for ray in rays(square) if ray]
        walls = [cell for cell in around if cells[cell] == EMPTY]
        beside_own = any(cells[cell] == "x" for cell in around)
        if (
            cells[square] == EMPTY
            and not beside_own
            and cells.count("o") + len(walls) <= MOST_PIECES
        ):
            cells[square] = "x"
            _put(chance, cells, "o" * len(walls), walls)
    return _case(chance, cells)


def _with_most_pieces(chance: Chance) -> BoardsillyCase:
    return _scattered(chance, MOST_PIECES, MOST_PIECES)


def _with_one_piece(chance: Chance) -> BoardsillyCase:
    return _scattered(chance, 1, chance.between(1, MOST_PIECES))


def _with_full_line(chance: Chance) -> BoardsillyCase:
    cells = _empty()
    at, own = chance.below(SIZE), chance.between(0, SIZE)
    line = chance.pick((range(at * SIZE, at * SIZE + SIZE), range(at, len(SQUARES), SIZE)))
    _put(chance, cells, "x" * own + "o" * (SIZE - own), line)
    _put(chance, cells, "x" * chance.between(1, 4) + "o" * chance.between(1, 4), SQUARES)
    return _case(chance, cells)


def _with_move_across(chance: Chance) -> BoardsillyCase:
    """Returns a board with seven pieces on a line, the first free to move to its other end."""
    cells = _empty()
    square = chance.pick(EDGE)
    line = chance.pick([ray for ray in rays(square) if len(ray) == SIZE - 1])
    cells[square] = "x"
    captures = chance.below(2)
    cells[line[-1]] = "o" if captures else EMPTY
    _put(chance, cells, "x" * (SIZE - 2 - captures), line[:-1])
    rest = [cell for cell in SQUARES if cell not in line]
    _put(chance, cells, "x" * chance.between(0, 4) + "o" * chance.between(1, 11), rest)
    return _case(chance, cells)


def _with_all_directions(chance: Chance) -> BoardsillyCase:
    """Returns a board with a piece alone on its four lines, so that it moves one square."""
    cells = _empty()
    square = chance.between(1, SIZE - 2) * SIZE + chance.between(1, SIZE - 2)
    cells[square] = "x"
    lines = rays(square)
    rest = [cell for cell in SQUARES if not any(cell in line for line in lines)]
    _put(chance, cells, "x" * chance.between(0, 11) + "o" * chance.between(1, 12), rest)
    return _case(chance, cells)


def _captures(board: Board, origin: int, target: int) -> bool:
    return board.pieces[target] != EMPTY


def _length(origin: int, target: int) -> int:
    return max(abs(origin // SIZE - target // SIZE), abs(origin % SIZE - target % SIZE))


def _jumps(board: Board, origin: int, target: int) -> bool:
    step = (target - origin) // _length(origin, target)
    return any(board.pieces[square] != EMPTY for square in range(origin + step, target, step))


def _crosses(board: Board, origin: int, target: int) -> bool:
    return _length(origin, target) == SIZE - 1


def _goes_everywhere(board: Board, origin: int, target: int) -> bool:
    return all(attempt.target is not None for attempt in board.attempts(origin))


def _listed(fits: "Callable[[Board, int, int], bool]") -> "Sight":
    """Returns what tells whether a move is listed that fits."""

    def seen(steps: "Sequence[Step]", at: int) -> bool:
        board, jump = steps[at].board, steps[at].jump
        return board is not None and jump is not None and fits(board, *jump)

    return seen


def _begun(fits: "Callable[[Board, str], bool]") -> "Sight":
    """Returns what tells whether a board and the player whose moves are listed fit."""

    def seen(steps: "Sequence[Step]", at: int) -> bool:
        step = steps[at]
        return step.kind == START and step.board is not None and fits(step.board, step.turn or "")

    return seen


def _has_most(board: Board, player: str) -> bool:
    return board.count("X") == board.count("O") == MOST_PIECES


def _has_one(board: Board, player: str) -> bool:
    return board.count(player) == 1


def _has_full_line(board: Board, player: str) -> bool:
    rows = board.rows()
    columns = ["".join(column) for column in zip(*rows)]
    return any(EMPTY not in line for line in rows + columns)


FEATURES = (
    Feature("capture", MOVES, "has a move that captures", _with_capture, seen=_listed(_captures)),
    Feature("jump", MOVES, "has a move over a piece of its own", _with_jump, seen=_listed(_jumps)),
    Feature(
        "no-move",
        MOVES,
        "has a player who cannot move",
        _without_move,
        seen=lambda steps, at: steps[at].kind == LIST and steps[at].jump is None,
    ),
    Feature(
        "most-pieces",
        BOARDS,
        f"has {MOST_PIECES} pieces a player",
        _with_most_pieces,
        seen=_begun(_has_most),
    ),
    Feature(
        "one-piece",
        BOARDS,
        "has a player with a single piece to move",
        _with_one_piece,
        seen=_begun(_has_one),
    ),
    Feature(
        "full-line",
        BOARDS,
        "has a row or a column full of pieces",
        _with_full_line,
        seen=_begun(_has_full_line),
    ),
    Feature(
        "across",
        MOVES,
        "has a move from one edge to the other",
        _with_move_across,
        seen=_listed(_crosses),
    ),
    Feature(
        "all-directions",
        MOVES,
        "has a piece that moves in all eight directions",
        _with_all_directions,
        seen=_listed(_goes_everywhere),
    ),
    Feature("boards", PRINTING, "has several boards", _with_capture, ("boards",), range(2, 5)),
)

BOARDSILLY_MAKER = Maker(
    BOARDSILLY, features=FEATURES, knobs=KNOBS, cases=cases, read=read, cuts=(PieceCut,)
)
