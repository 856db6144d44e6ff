"""Checks of the features of an input, based on the steps of its judge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, EMPTY, WHITE, Move, Position, rays
from workbench.formats.boardsilly.judge import MOST_PIECES, silly_board
from workbench.formats.boardsilly.rules import SIZE, SillyBoard
from workbench.judging import END, LIST, MOVE, START, Step

if TYPE_CHECKING:
    from collections.abc import Callable

    Holds = Callable[[list[Step]], bool]

CENTRE = (27, 28, 35, 36)


def kinds(steps: list[Step]) -> list[str]:
    return [step.kind for step in steps]


def moves(steps: list[Step]) -> list[Move]:
    return [step.move for step in steps if step.move]


def openings(steps: list[Step]) -> list[Position]:
    return [step.position for step in steps if step.kind == START and step.position]


def boards(steps: list[Step]) -> list[tuple[SillyBoard, str]]:
    return [(silly_board(step), step.turn or "") for step in steps if step.kind == START]


def jumps(steps: list[Step]) -> list[tuple[SillyBoard, int, int]]:
    return [(silly_board(step),) + step.jump for step in steps if step.jump]


def counts(position: Position) -> tuple[int, int]:
    return position.count(BLACK), position.count(WHITE)


def longest_run(items: list[str | int | None]) -> int:
    """Returns the length of the longest run of equal items, ignoring None."""
    return max(
        [
            end - start
            for start in range(len(items))
            for end in range(start, len(items) + 1)
            if items[start] is not None and items[start:end] == [items[start]] * (end - start)
        ],
        default=0,
    )


def movers(steps: list[Step]) -> list[str | int | None]:
    """Returns the colour of each move, and None for steps that begin or end a game."""
    return [step.move.color if step.move else None for step in steps if step.kind != LIST]


def turns_on_all_rays(move: Move, n: int) -> bool:
    return all(any(disc in ray for disc in move.flips) for _, ray in rays(move.square, n))


def lists_before_pass(steps: list[Step]) -> bool:
    return any(
        kinds(steps[i : i + 3]) == [LIST, LIST, MOVE]
        and steps[i].listed == steps[i + 1].listed == []
        for i in range(len(steps))
    )


def lists_at_end(steps: list[Step]) -> bool:
    return any(
        step.kind == LIST
        and step.position is not None
        and not (step.position.can_move(BLACK) or step.position.can_move(WHITE))
        for step in steps
    )


def size(steps: list[Step]) -> int:
    return max([0] + [position.n for position in openings(steps)])


def length(origin: int, target: int) -> int:
    return max(abs(origin // SIZE - target // SIZE), abs(origin % SIZE - target % SIZE))


def jumps_pieces(board: SillyBoard, origin: int, target: int) -> bool:
    step = (target - origin) // length(origin, target)
    return any(board.pieces[square] != EMPTY for square in range(origin + step, target, step))


def has_full_line(board: SillyBoard) -> bool:
    rows = board.rows()
    columns = ["".join([row[column] for row in rows]) for column in range(SIZE)]
    return any(EMPTY not in line for line in rows + columns)


HOLDS: dict[str, dict[str, Holds]] = {
    "uva220": {
        "start": lambda steps: Position.start(SIZE) in openings(steps),
        "any-board": lambda steps: any(
            0 < board.empties < 64 and not all(board.color_at(square) for square in CENTRE)
            for board in openings(steps)
        ),
        "pass": lambda steps: longest_run(movers(steps)) >= 2,
        "two-passes": lambda steps: longest_run(movers(steps)) >= 3,
        "lists-before-pass": lists_before_pass,
        "list-at-end": lists_at_end,
        "wipe-out": lambda steps: any(0 in counts(move.after) for move in moves(steps)),
        "full-board": lambda steps: any(move.after.empties == 0 for move in moves(steps)),
        "digits": lambda steps: any(
            min(counts(move.after)) < 10 <= max(counts(move.after)) for move in moves(steps)
        ),
        "all-rays": lambda steps: any(turns_on_all_rays(move, SIZE) for move in moves(steps)),
        "no-commands": lambda steps: any(
            kinds(steps[i : i + 2]) == [START, END] for i in range(len(steps))
        ),
        "no-discs": lambda steps: any(board.empties == 64 for board in openings(steps)),
        "games": lambda steps: len(openings(steps)) > 1,
    },
    "jutge": {
        "start-only": lambda steps: kinds(steps) == [START],
        "unfinished": lambda steps: len(steps) > 1 and steps[-1].turn is not None,
        "whole-game": lambda steps: len(steps) > 1 and steps[-1].turn is None,
        "pass": lambda steps: longest_run(movers(steps)) >= 2,
        "two-passes": lambda steps: longest_run(movers(steps)) >= 3,
        "wipe-out": lambda steps: any(0 in counts(move.after) for move in moves(steps)),
        "full-board": lambda steps: any(move.after.empties == 0 for move in moves(steps)),
        "smallest": lambda steps: size(steps) == 4,
        "large": lambda steps: size(steps) >= 20,
        "white-space": lambda steps: (
            [step.end_line for step in steps] != [step.line for step in steps]
            or [step.line for step in steps] != list(range(1, len(steps) + 1))
        ),
    },
    "boardsilly": {
        "capture": lambda steps: any(
            board.pieces[target] != EMPTY for board, _, target in jumps(steps)
        ),
        "jump": lambda steps: any(jumps_pieces(*jump) for jump in jumps(steps)),
        "no-move": lambda steps: any(step.kind == LIST and not step.jump for step in steps),
        "most-pieces": lambda steps: any(
            board.count("X") == board.count("O") == MOST_PIECES for board, _ in boards(steps)
        ),
        "one-piece": lambda steps: any(board.count(player) == 1 for board, player in boards(steps)),
        "full-line": lambda steps: any(has_full_line(board) for board, _ in boards(steps)),
        "across": lambda steps: any(
            length(origin, target) == SIZE - 1 for _, origin, target in jumps(steps)
        ),
        "all-directions": lambda steps: (
            longest_run([step.jump[0] if step.jump else None for step in steps]) == 8
        ),
        "boards": lambda steps: len(boards(steps)) > 1,
    },
}
