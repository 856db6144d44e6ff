"""Mistakes that programs for `boardsilly` make."""

from boardsilly import SIZE, move_name, place_name
from comparison.mistakes.rays import EMPTY, seen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from boardsilly import Board

    # From a board and who moves to the moves that are listed, as they are printed.
    Lists = Callable[["View"], list[str]]

RIVAL = {"X": "O", "O": "X"}
DIAGONALS = ("north-west", "north-east", "south-east", "south-west")


class Sight:
    """What a piece sees in one direction: the strings `behind` and `ahead`, the nearest first.

    They have `X` for the pieces of its own player, `O` for the opponent's and `.`. `squares` are
    those ahead, and `origin` is that of the piece.
    """

    def __init__(self, board: "Board", direction: str, origin: int, line: "list[int]") -> None:
        at, cells = line.index(origin), list(board.pieces)
        player = cells[origin]
        self.direction = direction
        self.origin = origin
        self.squares = line[at + 1 :]
        self.behind = seen(cells, list(reversed(line[:at])), player)
        self.ahead = seen(cells, self.squares, player)


class View:
    """A board and the player, X or O, whose moves are to be listed."""

    def __init__(self, board: "Board", player: str) -> None:
        self.board = board
        self.player = player
        self._sights: dict[str, list[Sight]] = {}

    def sights(self, player: str) -> "list[Sight]":
        """Returns what the pieces of a player see, each in eight directions."""
        if player not in self._sights:
            self._sights[player] = [
                Sight(self.board, attempt.direction, origin, attempt.line)
                for origin in range(SIZE * SIZE)
                if self.board.pieces[origin] == player
                for attempt in self.board.attempts(origin)
            ]
        return self._sights[player]


class Rules:
    """How a program moves pieces, rightly if not said.

    `length` gives from what is behind and ahead how far a piece moves, `passes` whether it can
    pass what it jumps, `lands` whether it can end on what is there.
    """

    def __init__(
        self,
        *,
        length: "Callable[[str, str], int]" = lambda behind, ahead: 1 + _pieces(behind + ahead),
        passes: "Callable[[str], bool]" = lambda jumped: "O" not in jumped,
        lands: "Callable[[str], bool]" = lambda target: target != "X",
    ) -> None:
        self.length = length
        self.passes = passes
        self.lands = lands

    def moves(self, sights: "list[Sight]") -> "list[tuple[int, int]]":
        """Returns the moves of the pieces that have these sights, as (origin, target)."""
        found = []
        for sight in sights:
            length = self.length(sight.behind, sight.ahead)
            if 0 < length <= len(sight.ahead) and self._is_free(sight.ahead[:length]):
                found.append((sight.origin, sight.squares[length - 1]))
        return found

    def _is_free(self, way: str) -> bool:
        return self.passes(way[:-1]) and self.lands(way[-1])


RIGHT = Rules()


def _pieces(cells: str) -> int:
    return len(cells) - cells.count(EMPTY)


def by_rules(rules: Rules) -> "Lists":
    """Returns the lists of a program with these rules."""
    return lambda view: [move_name(*move) for move in rules.moves(view.sights(view.player))]


def _without(*directions: str) -> "Lists":
    def lists(view: View) -> "list[str]":
        sights = [s for s in view.sights(view.player) if s.direction not in directions]
        return [move_name(*move) for move in RIGHT.moves(sights)]

    return lists


def _written(name: "Callable[[int, int], str]") -> "Lists":
    return lambda view: [name(*move) for move in RIGHT.moves(view.sights(view.player))]


def _column_letter(square: int) -> str:
    row, column = divmod(square, SIZE)
    return place_name(column * SIZE + row)


def _from_below(square: int) -> str:
    return place_name(square + SIZE * (SIZE - 1 - square // SIZE * 2))


def _moves_of(view: View, player: str) -> "list[str]":
    return [move_name(*move) for move in RIGHT.moves(view.sights(player))]


def listed(view: View) -> "list[str]":
    """Returns what a right program lists."""
    return _moves_of(view, view.player)


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
    ("lists the moves of the other player", lambda view: _moves_of(view, RIVAL[view.player])),
    (
        "lists the moves of both players",
        lambda view: _moves_of(view, "X") + _moves_of(view, "O"),
    ),
    ("lists every move twice", lambda view: listed(view) * 2),
    ("does not move on diagonals", _without(*DIAGONALS)),
    ("moves on diagonals only", _without("north", "east", "south", "west")),
    ("does not move backwards on a line", _without("north-west", "north", "north-east", "west")),
    ("writes the destination first", _written(lambda origin, target: move_name(target, origin))),
    (
        "names columns by letters and rows by numbers",
        _written(lambda origin, target: f"{_column_letter(origin)}-{_column_letter(target)}"),
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
)
