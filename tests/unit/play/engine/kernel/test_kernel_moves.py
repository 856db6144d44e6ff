"""The kernel's moves and flips are those of the rules."""

import pytest

from harness.extent import in_part
from reference.slow.endgame_slow import Board, after, moves
from unit.play.engine.kernel.kernels import SIZES, kernel, put, scattered, start

# Aart Bik, https://www.aartbik.com/strategy.php: a pass is a ply.
PERFT_8 = (4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288)


def count(board: Board, n: int, depth: int) -> int:
    """Returns the number of sequences of moves by slow rules."""
    if not depth:
        return 1
    legal = moves(board, n)
    if not legal:
        other = [-cell for cell in board]
        return count(other, n, depth - 1) if moves(other, n) else 1
    return sum(count(after(board, square, turned), n, depth - 1) for square, turned in legal)


@pytest.mark.parametrize(("depth", "expected"), list(enumerate(PERFT_8, 1)))
def test_sequences_from_the_start_of_8_x_8_are_as_published(depth: int, expected: int) -> None:
    put(start(8), 8)
    assert kernel().perft(depth) == expected


@pytest.mark.whole
def test_eleven_plies_from_the_start_of_8_x_8_are_as_published() -> None:
    put(start(8), 8)
    assert kernel().perft(11) == 212258800


@pytest.mark.parametrize("n", [n for n in SIZES if n >= 10])
def test_boards_without_a_near_edge_have_the_same_number_of_sequences(n: int) -> None:
    put(start(n), n)
    assert kernel().perft(7) == 55180


def test_all_games_on_4_x_4_are_counted() -> None:
    put(start(4), 4)
    assert kernel().perft(30) == 60060


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
