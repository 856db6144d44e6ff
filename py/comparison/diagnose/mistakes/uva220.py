"""Mistakes that programs for `uva220` make."""

from comparison.diagnose.mistakes.cells import LAST, OTHER, PARTS, from_bottom, transposed
from comparison.diagnose.mistakes.mistake import Mistake
from comparison.diagnose.mistakes.turning import FEWER_DISCS, OTHER_LINES, RIGHT
from comparison.diagnose.mistakes.turning_rules import bracketed, seen
from comparison.diagnose.mistakes.uva220_play import (
    N,
    ProgramGame,
    Uva220Habits,
    move_finder,
    replayed,
)
from comparison.diagnose.mistakes.uva220_writing import WRITINGS
from othello import EMPTY, rays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from comparison.diagnose.mistakes.cells import Part
    from comparison.diagnose.mistakes.turning import Turned


def _following_who_can(game: ProgramGame, mover: str) -> str:
    return OTHER[mover] if game.can_move(OTHER[mover]) else mover


def _after_list_who_can(game: ProgramGame) -> str:
    return game.turn if game.can_move(game.turn) else OTHER[game.turn]


def _once_per_line(game: ProgramGame) -> list[int]:
    squares = []
    for square in game.legal_moves(game.turn):
        lines = [seen(game.cells, ray, game.turn) for _, ray in rays(square, N)]
        squares += [square] * len([line for line in lines if bracketed(line)])
    return squares


def _next_to_opponent(game: ProgramGame) -> list[int]:
    return [
        square
        for square in range(N * N)
        if game.cells[square] == EMPTY
        and any(ray and game.cells[ray[0]] == OTHER[game.turn] for _, ray in rays(square, N))
    ]


def _written_as(other: "Callable[[int, int], int]") -> "Callable[[list[int]], list[int]]":
    return lambda squares: [other(square, N) for square in squares]


HABITS = (
    (
        "does not pass, but plays the move for the player without a legal move",
        Uva220Habits(mover=lambda game, square: game.turn),
    ),
    (
        "gives the turn to the player who has just moved after a pass",
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
        "passes only right after a move, if a player has no legal move",
        Uva220Habits(mover=lambda game, square: game.turn, following=_following_who_can),
    ),
    (
        "passes at L and not at M",
        Uva220Habits(mover=lambda game, square: game.turn, after_list=_after_list_who_can),
    ),
    (
        "lists the moves of the other player if there are no legal moves",
        Uva220Habits(listed=lambda game: game.legal_moves(_after_list_who_can(game))),
    ),
    ("begins with the other player", Uva220Habits(first=lambda player, kept: OTHER[player])),
    ("always begins with black", Uva220Habits(first=lambda player, kept: "B")),
    ("always begins with white", Uva220Habits(first=lambda player, kept: "W")),
    (
        "starts with the player whose turn it was in the game before",
        Uva220Habits(first=lambda player, kept: kept or player),
    ),
    ("reads the column of M before its row", Uva220Habits(read=transposed)),
    (
        "swaps rows and columns, in M and in its lists",
        Uva220Habits(read=transposed, written=_written_as(transposed)),
    ),
    (
        "counts rows from the bottom",
        Uva220Habits(read=from_bottom, written=_written_as(from_bottom)),
    ),
    ("counts the row of M from the bottom", Uva220Habits(read=from_bottom)),
    ("lists a square once for each line that it turns over", Uva220Habits(listed=_once_per_line)),
    ("lists every empty square next to an opponent's disc", Uva220Habits(listed=_next_to_opponent)),
)


def playing(phrase: str, habits: Uva220Habits, partial: bool = False) -> Mistake:
    """Returns the mistake of a program with these habits."""
    return Mistake(phrase, lambda replay: replayed(habits, replay), partial)


def _scanning_mistakes() -> list[Mistake]:
    """Returns the mistakes of programs that ignore squares when looking for legal moves."""
    edges = "the edges", lambda row, column: 0 < row < LAST and 0 < column < LAST
    return [
        playing(
            f"ignores {part} when looking for legal moves",
            Uva220Habits(finder=move_finder(_only_where(contains))),
        )
        for part, contains in PARTS + (edges,)
    ]


def _only_where(contains: "Part") -> "Turned":
    return lambda n, cells, square, player: (
        RIGHT(n, cells, square, player) if contains(*divmod(square, n)) else []
    )


def _turning_mistakes() -> list[Mistake]:
    mistakes = [playing(phrase, Uva220Habits(turned=turned)) for phrase, turned in FEWER_DISCS]
    for phrase, turned in OTHER_LINES:
        finder = move_finder(turned)
        mistakes += [
            playing(phrase, Uva220Habits(turned=turned, finder=finder)),
            playing(f"{phrase} when playing a move", Uva220Habits(turned=turned), True),
            playing(f"{phrase} when looking for legal moves", Uva220Habits(finder=finder), True),
        ]
    return mistakes


MISTAKES = (
    WRITINGS
    + tuple([playing(phrase, habits) for phrase, habits in HABITS])
    + tuple(_scanning_mistakes())
    + tuple(_turning_mistakes())
)
