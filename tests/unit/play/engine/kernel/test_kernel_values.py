"""Static values of the kernel are those of an independent slow implementation."""

from reference.slow.evaluation_slow import feature_value, pattern_value
from unit.play.engine.kernel.kernels import SIZES, put, scattered, scattered_everywhere, weights


def test_values_on_8_x_8_are_sums_of_pattern_weights() -> None:
    for seed in range(0, 60, 2):
        board = scattered(seed, 8, 1 + seed)
        assert put(board, 8) == pattern_value(board, weights())


def test_values_on_other_sizes_are_sums_of_features() -> None:
    boards = list(scattered_everywhere(10 * len(SIZES), 1, 12))
    boards += [(n, scattered(n, n, n * n * share // 10)) for n in SIZES for share in (3, 6, 9)]
    for n, board in boards:
        assert n == 8 or put(board, n) == feature_value(board, n)
