"""Static values of the kernel are those of an independent slow implementation."""

from reference.slow.evaluation_slow import feature_value, pattern_value
from unit.play.engine.kernel.kernels import SIZES, put, scattered, scattered_everywhere, weights


def test_values_on_8_x_8_are_sums_of_pattern_weights() -> None:
    for seed in range(60):
        board = scattered(seed, 8, 1 + seed)
        assert put(board, 8) == pattern_value(board, weights())


def test_values_on_other_sizes_are_sums_of_features() -> None:
    sizes = set()
    for n, board in scattered_everywhere(10 * len(SIZES), 1, 12):
        if n != 8:
            sizes.add(n)
            assert put(board, n) == feature_value(board, n)
    assert sizes == set(SIZES) - {8}


def test_values_of_half_empty_boards_are_sums_of_features() -> None:
    for n in set(SIZES) - {8}:
        for share in (3, 6, 9):
            board = scattered(n, n, n * n * share // 10)
            assert put(board, n) == feature_value(board, n)
