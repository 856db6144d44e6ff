"""Mistakes that programs for `uva220` make."""

from comparison.diagnose.mistakes.mistake import ALWAYS, AT_TIMES, Mistake, Stretch
from comparison.diagnose.mistakes.turning import FEWER_DISCS, OTHER_LINES, RIGHT
from comparison.diagnose.mistakes.turning_rules import bracketed, seen
from comparison.diagnose.mistakes.uva220_play import (
    OTHER,
    MoveFinder,
    N,
    ProgramGame,
    Uva220Habits,
    from_below,
    played,
    right_mover,
    shifted,
    transposed,
)
from comparison.diagnose.mistakes.uva220_writing import WRITINGS
from othello import EMPTY, rays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from comparison.diagnose.mistakes.mistake import Prediction
    from comparison.diagnose.mistakes.turning import Turned


def _following_who_can(game: ProgramGame, mover: str) -> str:
    return OTHER[mover] if game.can_move(OTHER[mover]) else mover


def _after_list_who_can(game: ProgramGame) -> str:
    return game.turn if game.can_move(game.turn) else OTHER[game.turn]


def _mover_of_legal(game: ProgramGame, square: int) -> str:
    mover = right_mover(game, square)
    return mover if square in game.legal_moves(mover) else OTHER[mover]


def _occupied_too(game: ProgramGame) -> list[int]:
    return [s for s in range(N * N) if game.finder.turned(N, game.cells, s, game.turn)]


def _moves_of_who_can(game: ProgramGame) -> list[int]:
    return game.legal_moves(_after_list_who_can(game))


def _moves_of_both(game: ProgramGame) -> list[int]:
    return sorted(set(game.legal_moves("B") + game.legal_moves("W")))


def _once_a_line(game: ProgramGame) -> list[int]:
    squares = []
    for square in game.legal_moves(game.turn):
        sights = [seen(game.cells, ray, game.turn) for _, ray in rays(square, N)]
        squares += [square] * len([sight for sight in sights if bracketed(sight)])
    return squares


def _beside(game: ProgramGame) -> list[int]:
    return [
        square
        for square in range(N * N)
        if game.cells[square] == EMPTY
        and any(ray and game.cells[ray[0]] == OTHER[game.turn] for _, ray in rays(square, N))
    ]


def _written_transposed(squares: list[int]) -> list[int]:
    return [transposed(square) for square in squares]


def _written_from_below(squares: list[int]) -> list[int]:
    return [from_below(square) for square in squares]


HABITS = (
    (
        "makes no pass, but plays the move for the player that has no legal move",
        Uva220Habits(mover=lambda game, square: game.turn),
    ),
    (
        "gives the turn to the player that has just moved after the other had to pass",
        Uva220Habits(following=lambda game, mover: OTHER[game.turn]),
    ),
    ("does not change the player after M", Uva220Habits(following=lambda game, mover: mover)),
    (
        "changes the player on L when there is no legal move",
        Uva220Habits(after_list=_after_list_who_can),
    ),
    ("changes the player on every L", Uva220Habits(after_list=lambda game: OTHER[game.turn])),
    (
        "passes as soon as a player has no legal move, instead of waiting for the next M",
        Uva220Habits(following=_following_who_can),
    ),
    (
        "passes right after a move if a player has no legal move, and never else",
        Uva220Habits(mover=lambda game, square: game.turn, following=_following_who_can),
    ),
    (
        "passes at L and not at M",
        Uva220Habits(mover=lambda game, square: game.turn, after_list=_after_list_who_can),
    ),
    (
        "passes at L and lists the moves of the other player there",
        Uva220Habits(listed=_moves_of_who_can, after_list=_after_list_who_can),
    ),
    (
        "lists the moves of the other player if there are none",
        Uva220Habits(listed=_moves_of_who_can),
    ),
    ("begins with the other player", Uva220Habits(first=lambda player, kept: OTHER[player])),
    ("always begins with black", Uva220Habits(first=lambda player, kept: "B")),
    ("always begins with white", Uva220Habits(first=lambda player, kept: "W")),
    (
        "goes on with the player of the game before",
        Uva220Habits(first=lambda player, kept: kept or player),
    ),
    ("reads the column of M before its row", Uva220Habits(read=transposed)),
    (
        "takes rows for columns, in M as in its lists",
        Uva220Habits(read=transposed, written=_written_transposed),
    ),
    ("counts rows from below", Uva220Habits(read=from_below, written=_written_from_below)),
    ("reads the row of M from below", Uva220Habits(read=from_below)),
    ("takes the digits of M for rows and columns counted from 0", Uva220Habits(read=shifted)),
    ("gives a move that is not legal to the other player", Uva220Habits(mover=_mover_of_legal)),
    ("does not put down the disc itself", Uva220Habits(puts=False)),
    ("lists occupied squares too", Uva220Habits(listed=_occupied_too)),
    ("lists the moves of both players", Uva220Habits(listed=_moves_of_both)),
    ("lists a square once for each line that it turns over", Uva220Habits(listed=_once_a_line)),
    ("lists every empty square beside a disc of the opponent", Uva220Habits(listed=_beside)),
)


def playing(phrase: str, habits: Uva220Habits, likely: int = ALWAYS) -> Mistake:
    """Returns the mistake of a program with these habits."""

    def predict(stretch: Stretch) -> "Iterator[Prediction]":
        return played(habits, stretch.steps)

    return Mistake(phrase, predict, likely)


def _scanning_mistakes() -> list[Mistake]:
    """Returns the mistakes of programs that do not look for legal moves everywhere."""
    parts = (
        ("the first row", lambda row, column: row > 0),
        ("the last row", lambda row, column: row < N - 1),
        ("the first column", lambda row, column: column > 0),
        ("the last column", lambda row, column: column < N - 1),
        ("the first row and column", lambda row, column: row > 0 and column > 0),
        ("the last row and column", lambda row, column: row < N - 1 and column < N - 1),
        ("the edges", lambda row, column: 0 < row < N - 1 and 0 < column < N - 1),
    )
    return [
        playing(
            f"leaves {part} out when it looks for legal moves",
            Uva220Habits(finder=MoveFinder(_only_where(looks))),
        )
        for part, looks in parts
    ]


def _only_where(looks: "Callable[[int, int], bool]") -> "Turned":
    return lambda n, cells, square, player: (
        RIGHT(n, cells, square, player) if looks(*divmod(square, n)) else []
    )


def _turning_mistakes() -> list[Mistake]:
    mistakes = [playing(phrase, Uva220Habits(turned=turned)) for phrase, turned in FEWER_DISCS]
    for phrase, turned in OTHER_LINES:
        finder = MoveFinder(turned)
        mistakes += [
            playing(phrase, Uva220Habits(turned=turned, finder=finder)),
            playing(f"{phrase} when it plays a move", Uva220Habits(turned=turned), AT_TIMES),
            playing(
                f"{phrase} when it looks for legal moves", Uva220Habits(finder=finder), AT_TIMES
            ),
        ]
    return mistakes


MISTAKES = (
    WRITINGS
    + tuple([playing(phrase, habits) for phrase, habits in HABITS])
    + tuple(_scanning_mistakes())
    + tuple(_turning_mistakes())
)
