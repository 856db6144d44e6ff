"""Mistakes that programs for `uva220` make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import EMPTY, rays
from workbench.comparison.diagnose.mistakes.cells import LAST, OTHER, PARTS, from_bottom, transposed
from workbench.comparison.diagnose.mistakes.flipping import FEWER_DISCS, OTHER_LINES, RIGHT
from workbench.comparison.diagnose.mistakes.flipping_rules import bracketed, seen
from workbench.comparison.diagnose.mistakes.mistake import PLAYS_WITHOUT_MOVE, Mistake
from workbench.formats.uva220.mistaken_play import N, Uva220Program, move_finder
from workbench.formats.uva220.mistaken_writing import WRITINGS

if TYPE_CHECKING:
    from workbench.comparison.diagnose.mistakes.cells import Region
    from workbench.comparison.diagnose.mistakes.flipping import Flipper


def _following_who_can(program: Uva220Program, mover: str) -> str:
    return OTHER[mover] if program.can_move(OTHER[mover]) else mover


def _once_per_line(program: Uva220Program) -> list[int]:
    squares = []
    for square in program.legal_moves(program.turn):
        lines = [seen(program.cells, ray, program.turn) for _, ray in rays(square, N)]
        squares += [square] * len([line for line in lines if bracketed(line)])
    return squares


def _next_to_opponent(program: Uva220Program) -> list[int]:
    return [
        square
        for square in range(N * N)
        if program.cells[square] == EMPTY
        and any(ray and program.cells[ray[0]] == OTHER[program.turn] for _, ray in rays(square, N))
    ]


PLAYS = (
    (PLAYS_WITHOUT_MOVE, Uva220Program(mover=lambda program, square: program.turn)),
    (
        "gives the turn to the player who has just moved after a pass",
        Uva220Program(following=lambda program, mover: OTHER[program.turn]),
    ),
    ("does not change the player after M", Uva220Program(following=lambda program, mover: mover)),
    (
        "changes the player on L when there is no legal move",
        Uva220Program(after_list=Uva220Program.who_can),
    ),
    (
        "changes the player on every L",
        Uva220Program(after_list=lambda program: OTHER[program.turn]),
    ),
    (
        "passes as soon as a player has no legal move, instead of waiting for the next M",
        Uva220Program(following=_following_who_can),
    ),
    (
        "passes only right after a move, if a player has no legal move",
        Uva220Program(mover=lambda program, square: program.turn, following=_following_who_can),
    ),
    (
        "passes at L and not at M",
        Uva220Program(mover=lambda program, square: program.turn, after_list=Uva220Program.who_can),
    ),
    (
        "lists the moves of the other player if there are no legal moves",
        Uva220Program(listed=lambda program: program.legal_moves(program.who_can())),
    ),
    ("always begins with black", Uva220Program(first=lambda player, kept: "B")),
    (
        "starts with the player whose turn it was in the game before",
        Uva220Program(first=lambda player, kept: kept or player),
    ),
    ("reads the column of M before its row", Uva220Program(read=transposed)),
    (
        "counts rows from the bottom",
        Uva220Program(
            read=from_bottom, written=lambda squares: [from_bottom(square, N) for square in squares]
        ),
    ),
    ("lists a square once for each line that it turns over", Uva220Program(listed=_once_per_line)),
    (
        "lists every empty square next to an opponent's disc",
        Uva220Program(listed=_next_to_opponent),
    ),
)


def _scanning_mistakes() -> list[Mistake]:
    """Returns the mistakes of programs that ignore squares when looking for legal moves."""
    edges = "the edges", lambda row, column: 0 < row < LAST and 0 < column < LAST
    return [
        Mistake(
            f"ignores {part} when looking for legal moves",
            Uva220Program(finder=move_finder(_only_where(contains))).predict,
        )
        for part, contains in PARTS + (edges,)
    ]


def _only_where(contains: Region) -> Flipper:
    return lambda n, cells, square, player: (
        RIGHT(n, cells, square, player) if contains(*divmod(square, n)) else []
    )


def _flipping_mistakes() -> list[Mistake]:
    mistakes = [
        Mistake(phrase, Uva220Program(flipped=flipped).predict) for phrase, flipped in FEWER_DISCS
    ]
    for phrase, flipped in OTHER_LINES:
        whole = Mistake(phrase, Uva220Program(flipped=flipped, finder=move_finder(flipped)).predict)
        plays = Uva220Program(flipped=flipped)
        mistakes += [whole, Mistake(f"{phrase} when playing a move", plays.predict, whole)]
    return mistakes


MISTAKES = (
    WRITINGS
    + tuple([Mistake(phrase, program.predict) for phrase, program in PLAYS])
    + tuple(_scanning_mistakes())
    + tuple(_flipping_mistakes())
)
