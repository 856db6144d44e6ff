"""Mistakes that programs for `boardsilly` make."""

from boardsilly import RIVAL, SIZE, Board, move_name, place_name
from comparison.diagnose.mistakes.mistake import TEXT_ALONE
from comparison.diagnose.mistakes.turning_rules import seen
from othello import EMPTY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    # From a board and who moves to the moves that are listed, as they are printed.
    Lists = Callable[["Request"], list[str]]

DIAGONALS = ("north-west", "north-east", "south-east", "south-west")


class Sightline:
    """What a piece sees in one direction: the strings `behind` and `ahead`, the nearest first.

    They have `X` for the pieces of its own player, `O` for the opponent's and `.`. `squares` are
    those ahead, and `origin` is that of the piece.
    """

    def __init__(self, board: Board, direction: str, origin: int, line: list[int]) -> None:
        at, cells = line.index(origin), list(board.pieces)
        player = cells[origin]
        self.direction = direction
        self.origin = origin
        self.squares = line[at + 1 :]
        self.behind = seen(cells, list(reversed(line[:at])), player)
        self.ahead = seen(cells, self.squares, player)


class Request:
    """A board and the player, X or O, whose moves are to be listed."""

    def __init__(self, board: Board, player: str) -> None:
        self.board = board
        self.player = player
        self._sightlines: dict[str, list[Sightline]] = {}

    @property
    def own(self) -> list[Sightline]:
        """What the pieces of the player see."""
        return self.sightlines(self.player)

    def sightlines(self, player: str) -> list[Sightline]:
        """Returns what the pieces of a player see, each in eight directions."""
        if player not in self._sightlines:
            self._sightlines[player] = [
                Sightline(self.board, attempt.direction, origin, attempt.line)
                for origin in range(SIZE * SIZE)
                if self.board.pieces[origin] == player
                for attempt in self.board.attempts(origin)
            ]
        return self._sightlines[player]


class Rules:
    """How a program moves pieces, rightly if not said.

    `length` gives from what is behind and ahead how far a piece moves, `shortest` the least that it
    may move as well, `passes` whether it can
    pass what it jumps, `lands` whether it can end on what is there.
    """

    def __init__(
        self,
        *,
        length: "Callable[[str, str], int]" = lambda behind, ahead: 1 + _pieces(behind + ahead),
        passes: "Callable[[str], bool]" = lambda jumped: "O" not in jumped,
        lands: "Callable[[str], bool]" = lambda target: target != "X",
        shortest: "Callable[[int], int]" = lambda length: length,
    ) -> None:
        self.length = length
        self.passes = passes
        self.lands = lands
        self.shortest = shortest

    def moves(self, sightlines: list[Sightline]) -> list[tuple[int, int]]:
        """Returns the moves of the pieces that have these sightlines, as (origin, target)."""
        found = []
        for line in sightlines:
            longest = self.length(line.behind, line.ahead)
            for length in range(self.shortest(longest), longest + 1):
                if 0 < length <= len(line.ahead) and self._is_free(line.ahead[:length]):
                    found.append((line.origin, line.squares[length - 1]))
        return found

    def _is_free(self, way: str) -> bool:
        return self.passes(way[:-1]) and self.lands(way[-1])


RIGHT_RULES = Rules()


def _pieces(cells: str) -> int:
    return len(cells) - cells.count(EMPTY)


def _run(cells: str) -> int:
    """Returns how many pieces come first, one next to the other."""
    return len(cells.partition(EMPTY)[0])


def by_rules(rules: Rules) -> "Lists":
    """Returns the lists of a program with these rules."""
    return lambda request: [move_name(*move) for move in rules.moves(request.own)]


def _without(*directions: str) -> "Lists":
    def lists(request: Request) -> list[str]:
        ways = [line for line in request.own if line.direction not in directions]
        return [move_name(*move) for move in RIGHT_RULES.moves(ways)]

    return lists


def _written(name: "Callable[[int, int], str]") -> "Lists":
    return lambda request: [name(*move) for move in RIGHT_RULES.moves(request.own)]


def _column_letter(square: int) -> str:
    row, column = divmod(square, SIZE)
    return place_name(column * SIZE + row)


def _from_below(square: int) -> str:
    return place_name(square + SIZE * (SIZE - 1 - square // SIZE * 2))


def _counting_all(request: Request) -> list[str]:
    number = _pieces(request.board.pieces)
    rules = Rules(length=lambda behind, ahead: number)
    return [move_name(*move) for move in rules.moves(request.own)]


def _only_from(keeps: "Callable[[int, int], bool]") -> "Lists":
    def lists(request: Request) -> list[str]:
        ways = [line for line in request.own if keeps(*divmod(line.origin, SIZE))]
        return [move_name(*move) for move in RIGHT_RULES.moves(ways)]

    return lists


def _only_to(keeps: "Callable[[int, int], bool]") -> "Lists":
    def lists(request: Request) -> list[str]:
        moves = RIGHT_RULES.moves(request.own)
        return [move_name(*move) for move in moves if keeps(*divmod(move[1], SIZE))]

    return lists


def _from_zero(square: int) -> str:
    name = place_name(square)
    return name[0] + str(int(name[1]) - 1)


def _rival_moves(request: Request) -> list[str]:
    return [
        move_name(*move) for move in RIGHT_RULES.moves(request.sightlines(RIVAL[request.player]))
    ]


def listed(request: Request) -> list[str]:
    """Returns what a right program lists."""
    return [move_name(*move) for move in RIGHT_RULES.moves(request.own)]


# Parts of the board that loops leave out, each with what is left.
PARTS: "tuple[tuple[str, Callable[[int, int], bool]], ...]" = (
    ("the first row", lambda row, column: row > 0),
    ("the last row", lambda row, column: row < SIZE - 1),
    ("the first column", lambda row, column: column > 0),
    ("the last column", lambda row, column: column < SIZE - 1),
    ("the last row and column", lambda row, column: row < SIZE - 1 and column < SIZE - 1),
    ("the first row and column", lambda row, column: row > 0 and column > 0),
)

# What a program does, and what it lists.
MISTAKES: "tuple[tuple[str, Lists], ...]" = (
    (
        "does not count the piece itself",
        by_rules(Rules(length=lambda behind, ahead: _pieces(behind + ahead))),
    ),
    (
        "counts only the pieces ahead and the piece itself",
        by_rules(Rules(length=lambda behind, ahead: 1 + _pieces(ahead))),
    ),
    (
        "counts only the pieces ahead, without the piece itself",
        by_rules(Rules(length=lambda behind, ahead: _pieces(ahead))),
    ),
    (
        "counts only the player's own pieces",
        by_rules(Rules(length=lambda behind, ahead: 1 + (behind + ahead).count("X"))),
    ),
    (
        "counts only the opponent's pieces and the piece itself",
        by_rules(Rules(length=lambda behind, ahead: 1 + (behind + ahead).count("O"))),
    ),
    (
        "moves one square further than there are pieces",
        by_rules(Rules(length=lambda behind, ahead: 2 + _pieces(behind + ahead))),
    ),
    (
        "counts only pieces next to one another",
        by_rules(Rules(length=lambda behind, ahead: 1 + _run(behind) + _run(ahead))),
    ),
    (
        "counts only the pieces behind and the piece itself",
        by_rules(Rules(length=lambda behind, ahead: 1 + _pieces(behind))),
    ),
    (
        "counts the longer side of the line and the piece itself",
        by_rules(Rules(length=lambda behind, ahead: 1 + max(_pieces(behind), _pieces(ahead)))),
    ),
    (
        "counts the squares of a line and not the pieces",
        by_rules(Rules(length=lambda behind, ahead: 1 + len(behind + ahead))),
    ),
    ("counts the pieces on the whole board", _counting_all),
    (
        "moves up to as many squares as there are pieces",
        by_rules(Rules(shortest=lambda length: 1)),
    ),
    (
        "moves as many squares as there are pieces, or less by one",
        by_rules(Rules(shortest=lambda length: length - 1)),
    ),
    ("moves every piece one square", by_rules(Rules(length=lambda behind, ahead: 1))),
    ("jumps the opponent's pieces", by_rules(Rules(passes=lambda jumped: True))),
    ("does not jump the player's own pieces", by_rules(Rules(passes=lambda j: _pieces(j) == 0))),
    (
        "jumps the opponent's pieces and not the player's own",
        by_rules(Rules(passes=lambda jumped: "X" not in jumped)),
    ),
    ("lands on the player's own pieces", by_rules(Rules(lands=lambda target: True))),
    ("does not capture", by_rules(Rules(lands=lambda target: target == EMPTY))),
    ("only captures", by_rules(Rules(lands=lambda target: target == "O"))),
    (
        "jumps whatever is in the way and lands on whatever is there",
        by_rules(Rules(passes=lambda jumped: True, lands=lambda target: True)),
    ),
    ("lists the moves of the other player", _rival_moves),
    (
        "lists the moves of both players",
        lambda request: listed(request) + _rival_moves(request),
    ),
    (TEXT_ALONE, listed),
    ("lists every move twice", lambda request: listed(request) * 2),
    ("does not move on diagonals", _without(*DIAGONALS)),
    ("moves on diagonals only", _without("north", "east", "south", "west")),
    ("does not move backwards on a line", _without("north-west", "north", "north-east", "west")),
    ("writes the destination first", _written(lambda origin, target: move_name(target, origin))),
    (
        "names columns by letters and rows by numbers",
        _written(lambda origin, target: f"{_column_letter(origin)}-{_column_letter(target)}"),
    ),
    (
        "names the columns from 0",
        _written(lambda origin, target: f"{_from_zero(origin)}-{_from_zero(target)}"),
    ),
    (
        "names the rows from below",
        _written(lambda origin, target: f"{_from_below(origin)}-{_from_below(target)}"),
    ),
) + tuple(
    [
        (f"does not move to the {direction}", _without(direction))
        for direction in ("north", "north-east", "east", "south-east", "south", "south-west")
        + ("west", "north-west")
    ]
    + [(f"leaves {part} out when it looks for pieces", _only_from(keeps)) for part, keeps in PARTS]
    + [(f"never moves to {part}", _only_to(keeps)) for part, keeps in PARTS]
)
