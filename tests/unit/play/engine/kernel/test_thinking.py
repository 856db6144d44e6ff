"""Thoughts of the kernel: exact values, lines, limits and repetition."""

from itertools import product

import pytest

from harness.extent import in_part
from othello import Game, Position
from othello.masks import mask_of
from play.engine.thoughts import SCORE, Limits, Thought
from reference.ffo import FFO
from reference.slow.endgame_slow import Board, after, final, moves, score
from unit.play.engine import boards
from unit.play.engine.kernel.kernels import SIZES, scattered

UNIT = 8


def thoughts(board: Board, n: int, limits: Limits) -> list[Thought]:
    masks = [mask_of([i for i, cell in enumerate(board) if cell == side], n) for side in (1, -1)]
    return boards.thoughts(Game(Position(n, *masks)), limits)


def value_of(board: Board, n: int, line: list[int]) -> int:
    """Returns the score at the end of a line, for the side that moves first."""
    side = 1
    for square in line:
        if not moves(board, n):
            board, side = [-cell for cell in board], -side
        board, side = after(board, square, dict(moves(board, n))[square]), -side
    assert not moves(board, n) and not moves([-cell for cell in board], n)
    return side * final(board)


@pytest.mark.parametrize(
    ("n", "every", "part"), in_part(product(SIZES, (False, True), range(3)), 6)
)
def test_solved_moves_have_their_score_and_a_line_to_it(n: int, every: bool, part: int) -> None:
    for seed in (100 + 2 * part, 101 + 2 * part):
        board = scattered(seed, n, 7)
        last = thoughts(board, n, Limits(solve=7, every=every))[-1]
        assert last.goal == SCORE
        for move in last.candidates:
            square, value, line = move.square, move.value, move.line
            turned = dict(moves(board, n))[square]
            assert value == -UNIT * score(after(board, square, turned), n)
            assert value_of(board, n, [square, *line]) == value // UNIT
        assert last.candidates[0].value == UNIT * score(board, n)
        assert not every or len(last.candidates) == len(moves(board, n))


@pytest.mark.parametrize(("text", "expected", "best"), FFO)
def test_ffo_positions_have_their_published_scores(text: str, expected: int, best: str) -> None:
    cells, side = text.split()
    board = [0 if cell == "-" else 1 if cell == side else -1 for cell in cells]
    move = thoughts(board, 8, Limits(solve=20))[-1].candidates[0]
    assert move.value == UNIT * expected
    assert "abcdefgh"[move.square % 8] + str(move.square // 8 + 1) in best.split()
    won = thoughts(board, 8, Limits(win=20))[-1].candidates[0].value
    assert won == UNIT * ((expected > 0) - (expected < 0))


def test_more_nodes_continue_what_fewer_began() -> None:
    board = scattered(7, 8, 40)
    few, many = (thoughts(board, 8, Limits(nodes=nodes)) for nodes in (20_000, 40_000))
    assert many[: len(few)] == few
