"""Mistakes that programs for `uva220` make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, EMPTY, WHITE, rays
from workbench.comparison.diagnose.mistakes.cells import (
    EDGES,
    NUMBERINGS,
    OTHER,
    from_bottom,
    numbered,
    transposed,
)
from workbench.comparison.diagnose.mistakes.flipping import (
    FEWER_DISCS,
    OTHER_LINES,
    RIGHT,
    bracketed,
    seen,
)
from workbench.comparison.diagnose.mistakes.mistake import (
    ONLY_TEXT_WRONG,
    PLAYS_WITHOUT_MOVE,
    board_of,
    lines_of,
    writing,
)
from workbench.formats.uva220 import judge as uva220
from workbench.formats.uva220.mistaken_play import N, Uva220Program, move_finder
from workbench.judging import END, LIST, MOVE, Mistake, Step

if TYPE_CHECKING:
    from workbench.comparison.diagnose.mistakes.cells import Numbers, Region
    from workbench.comparison.diagnose.mistakes.mistake import Write


def _counts(step: Step | None, first: str = BLACK, second: str = WHITE) -> list[str]:
    assert step
    board = board_of(step)
    return [f"Black - {board.count(first):2} White - {board.count(second):2}"]


def _numbered(squares: list[int], numbers: Numbers) -> list[str]:
    return [" ".join(numbered(squares, N, numbers)) or uva220.NO_MOVE]


def _by_columns(step: Step) -> list[str]:
    squares = sorted(step.listed, key=lambda square: transposed(square, N))
    return _numbered(squares, lambda row, column: (row + 1, column + 1))


def _numbering(numbers: Numbers) -> Write:
    return lambda before, step: _numbered(step.listed, numbers)


# What programs print that play correctly, and for which kind of steps, None for all.
WRITINGS: tuple[tuple[str, str | None, Write], ...] = (
    ("swaps the two counts", MOVE, lambda before, step: _counts(step, WHITE, BLACK)),
    (
        "prints the counts of the position before the move",
        MOVE,
        lambda before, step: _counts(before),
    ),
    (
        "lists the moves column by column instead of row by row",
        LIST,
        lambda before, step: _by_columns(step),
    ),
    (ONLY_TEXT_WRONG, None, lambda before, step: lines_of(step)),
    ("does not print the board after Q", END, lambda before, step: []),
    (
        "also prints the board after every M",
        MOVE,
        lambda before, step: lines_of(step) + board_of(step).rows(uva220.SYMBOLS),
    ),
    (
        "prints the last row of the board first",
        END,
        lambda before, step: list(reversed(lines_of(step))),
    ),
)


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


def _scanning(inside: Region) -> Uva220Program:
    """Returns a program that looks for legal moves only on a part of the board."""

    def flipped(n: int, cells: list[str], square: int, player: str) -> list[int]:
        return RIGHT(n, cells, square, player) if inside(*divmod(square, n), n) else []

    return Uva220Program(finder=move_finder(flipped))


# Parts of the board that loops leave out, each with the test for the rest.
PARTS: tuple[tuple[str, Region], ...] = EDGES + (
    ("the edges", lambda row, column, n: 0 < row < n - 1 and 0 < column < n - 1),
)
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


def _flipping_mistakes() -> list[Mistake]:
    mistakes = []
    for phrase, flipped in OTHER_LINES:
        whole = Mistake(phrase, Uva220Program(flipped=flipped, finder=move_finder(flipped)).predict)
        plays = Uva220Program(flipped=flipped)
        mistakes += [whole, Mistake(f"{phrase} when playing a move", plays.predict, whole)]
    return mistakes


MISTAKES = tuple(
    [writing(phrase, _numbering(numbers), LIST) for phrase, _, numbers in NUMBERINGS]
    + [writing(phrase, write, kind) for phrase, kind, write in WRITINGS]
    + [Mistake(phrase, program.predict) for phrase, program in PLAYS]
    + [
        Mistake(f"ignores {part} when looking for legal moves", _scanning(inside).predict)
        for part, inside in PARTS
    ]
    + [Mistake(phrase, Uva220Program(flipped=flipped).predict) for phrase, flipped in FEWER_DISCS]
    + _flipping_mistakes()
)
