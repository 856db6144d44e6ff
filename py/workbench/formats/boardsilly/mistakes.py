"""Mistakes that programs for `boardsilly` make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from othello import EMPTY
from workbench.comparison.diagnose.mistakes.cells import PARTS, from_bottom, transposed
from workbench.comparison.diagnose.mistakes.mistake import ONLY_TEXT_WRONG, Mistake
from workbench.comparison.diagnose.mistakes.numberings import columns_from_zero
from workbench.formats.boardsilly.mistaken_play import (
    RIGHT_PROGRAM,
    BoardReplay,
    BoardsillyProgram,
    ListRequest,
    count_pieces,
    right_moves,
)
from workbench.formats.boardsilly.rules import RIVAL, SIZE, move_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from workbench.comparison.diagnose.mistakes.cells import Region
    from workbench.comparison.diagnose.mistakes.mistake import Prediction

    # Takes a request and returns the moves that a program lists for it, as printed.
    Lists = Callable[[ListRequest], list[str]]

DIAGONALS = ("north-west", "north-east", "south-east", "south-west")


def _listing(phrase: str, lists: Lists) -> Mistake:
    """Returns the mistake of a program that lists these moves."""

    def predict(replay: BoardReplay) -> Iterator[Prediction]:
        for request in replay.requests:
            yield lists(request), None

    return Mistake(phrase, predict)


def _moving(phrase: str, **other: Callable[..., Any]) -> Mistake:
    """Returns the mistake of a program that moves pieces in another way."""
    program = BoardsillyProgram(**other)
    return _listing(phrase, lambda request: _names(program.moves(request.own)))


def _names(moves: list[tuple[int, int]]) -> list[str]:
    return [move_name(*move) for move in moves]


def _run(cells: str) -> int:
    """Returns the number of adjacent pieces at the beginning."""
    return len(cells.partition(EMPTY)[0])


def _counting_all(request: ListRequest) -> list[str]:
    number = count_pieces(request.board.pieces)
    return _names(BoardsillyProgram(length=lambda behind, ahead: number).moves(request.own))


def _straight_only(request: ListRequest) -> list[str]:
    lines = [line for line in request.own if line.direction not in DIAGONALS]
    return _names(RIGHT_PROGRAM.moves(lines))


def _only_from(contains: Region) -> Lists:
    def lists(request: ListRequest) -> list[str]:
        lines = [line for line in request.own if contains(*divmod(line.origin, SIZE))]
        return _names(RIGHT_PROGRAM.moves(lines))

    return lists


def _rival_moves(request: ListRequest) -> list[str]:
    return _names(RIGHT_PROGRAM.moves(request.sightlines(RIVAL[request.player])))


def _named(other: Callable[[int, int], int]) -> Lists:
    """Returns the lists of a program that names each square as another one."""

    def lists(request: ListRequest) -> list[str]:
        moves = RIGHT_PROGRAM.moves(request.own)
        return _names([(other(origin, SIZE), other(target, SIZE)) for origin, target in moves])

    return lists


MISTAKES = tuple(
    [
        _moving(
            "does not count the piece itself",
            length=lambda behind, ahead: count_pieces(behind + ahead),
        ),
        _moving(
            "counts only the pieces ahead and the piece itself",
            length=lambda behind, ahead: 1 + count_pieces(ahead),
        ),
        _moving(
            "counts only the player's own pieces",
            length=lambda behind, ahead: 1 + (behind + ahead).count("X"),
        ),
        _moving(
            "moves one square further than there are pieces",
            length=lambda behind, ahead: 2 + count_pieces(behind + ahead),
        ),
        _moving(
            "counts only adjacent pieces",
            length=lambda behind, ahead: 1 + _run(behind) + _run(ahead),
        ),
        _moving(
            "counts only the pieces behind and the piece itself",
            length=lambda behind, ahead: 1 + count_pieces(behind),
        ),
        _listing("counts the pieces on the whole board", _counting_all),
        _moving("moves up to as many squares as there are pieces", shortest=lambda length: 1),
        _moving("jumps the opponent's pieces", passes=lambda jumped: True),
        _moving("does not jump the player's own pieces", passes=lambda j: count_pieces(j) == 0),
        _moving("lands on the player's own pieces", lands=lambda target: True),
        _moving("does not capture", lands=lambda target: target == EMPTY),
        _listing("lists the moves of the other player", _rival_moves),
        _listing(ONLY_TEXT_WRONG, right_moves),
        _listing("does not move on diagonals", _straight_only),
        _listing("names columns by letters and rows by numbers", _named(transposed)),
        _listing(
            "numbers the columns from 0",
            lambda request: [columns_from_zero(move) for move in right_moves(request)],
        ),
        _listing("names the rows from the bottom", _named(from_bottom)),
    ]
    + [
        _listing(f"ignores {part} when looking for pieces", _only_from(contains))
        for part, contains in PARTS
    ]
)
