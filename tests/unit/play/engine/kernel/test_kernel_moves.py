"""The kernel's moves and flips are those of the rules."""

import pytest

from harness.extent import in_part
from reference.slow.endgame_slow import Board, after, moves
from unit.play.engine.kernel.kernels import SIZES, kernel, put, scattered, start

# Aart Bik, https://www.aartbik.com/strategy.php: a pass is a ply.
PERFT_8 = (4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288)
COUNTS = [
    *((8, depth, count) for depth, count in enumerate(PERFT_8, 1)),
    pytest.param(8, 11, 212258800, marks=pytest.mark.whole),
    *((n, 7, 55180) for n in SIZES if n >= 10),  # No edge is near.
    (4, 30, 60060),  # All games.
]


def count(board: Board, n: int, depth: int) -> int:
    """Returns the number of sequences of moves by slow rules."""
    if not depth:
        return 1
    legal = moves(board, n)
    if not legal:
        other = [-cell for cell in board]
        return count(other, n, depth - 1) if moves(other, n) else 1
    return sum(count(after(board, square, turned), n, depth - 1) for square, turned in legal)


@pytest.mark.parametrize(("n", "depth", "expected"), COUNTS)
def test_sequences_from_the_start_are_as_published(n: int, depth: int, expected: int) -> None:
    put(start(n), n)
    assert kernel().perft(depth) == expected


@pytest.mark.parametrize("n", in_part(reversed(SIZES), 4))
def test_moves_and_the_moves_after_them_follow_the_rules(n: int) -> None:
    for seed in range(12 if n <= 12 else 4):  # Large boards take the slow rules a second.
        board = scattered(seed, n, n * n * (seed % 4 + 1) // 5)
        put(board, n)
        assert [square for square, _, _ in kernel().moves()] == [s for s, _ in moves(board, n)]
        assert kernel().perft(2) == count(board, n, 2)


@pytest.mark.parametrize("n", in_part(reversed(SIZES), 4))
def test_sequences_with_passes_follow_the_rules(n: int) -> None:
    for seed in range(30):
        board = scattered(seed, n, 4)
        put(board, n)
        assert kernel().perft(5) == count(board, n, 5)
