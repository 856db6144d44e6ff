"""Mistakes that programs for `boardsilly` make."""

from boardsilly import SIZE, move_name, place_name
from comparison.mistakes.rays import EMPTY, seen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from boardsilly import Board

    # From a board and the player, X or O, to the moves that are listed, as they are printed.
    Lists = Callable[[Board, str], list[str]]

RIVAL = {"X": "O", "O": "X"}
DIAGONALS = ("north-west", "north-east", "south-east", "south-west")


class Rules:
    """How a program moves pieces, rightly if not said.

    Its functions see what stands behind and ahead of a piece, the nearest first, as strings of
    `X` for the player's pieces, `O` for the opponent's and `.`. `length` gives how far the piece
    moves, `passes` whether it can pass what it jumps, `lands` whether it can end on what is there.
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

    def moves(self, board: "Board", player: str) -> "list[tuple[str, int, int]]":
        """Returns the moves of a player as (direction, origin, target)."""
        return [
            (attempt.direction, origin, target)
            for origin in range(SIZE * SIZE)
            if board.pieces[origin] == player
            for attempt in board.attempts(origin)
            for target in self._targets(board, attempt.line, origin)
        ]

    def _targets(self, board: "Board", line: "list[int]", origin: int) -> "list[int]":
        """Returns where a piece ends, one square or none, along a line that runs its way."""
        at = line.index(origin)
        cells, player = list(board.pieces), board.pieces[origin]
        behind, ahead = seen(cells, line[:at], player), seen(cells, line[at + 1 :], player)
        length = self.length("".join(reversed(behind)), ahead)
        if not 0 < length <= len(ahead):
            return []
        free = self.passes(ahead[: length - 1]) and self.lands(ahead[length - 1])
        return [line[at + length]] if free else []


def _pieces(cells: str) -> int:
    return len(cells) - cells.count(EMPTY)


def by_rules(rules: Rules) -> "Lists":
    """Returns the lists of a program with these rules."""
    return lambda board, player: [
        move_name(origin, target) for _, origin, target in rules.moves(board, player)
    ]


def _without(*directions: str) -> "Lists":
    return lambda board, player: [
        move_name(origin, target)
        for direction, origin, target in Rules().moves(board, player)
        if direction not in directions
    ]


def _written(name: "Callable[[int, int], str]") -> "Lists":
    return lambda board, player: [name(*move) for move in board.moves(player)]


def _column_letter(square: int) -> str:
    row, column = divmod(square, SIZE)
    return place_name(column * SIZE + row)


def _from_below(square: int) -> str:
    return place_name(square + SIZE * (SIZE - 1 - square // SIZE * 2))


def listed(board: "Board", player: str) -> "list[str]":
    """Returns what a right program lists."""
    return _written(move_name)(board, player)


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
    ("lists the moves of the other player", lambda board, player: listed(board, RIVAL[player])),
    (
        "lists the moves of both players",
        lambda board, player: listed(board, "X") + listed(board, "O"),
    ),
    ("lists every move twice", lambda board, player: listed(board, player) * 2),
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
