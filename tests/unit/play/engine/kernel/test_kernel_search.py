"""What the kernel calls exact is exact, and pauses and limits change no result."""

import pytest

from harness.extent import in_part
from reference.chance import Chance
from reference.slow.endgame_slow import Board, after, final, moves, score
from unit.play.engine.kernel.kernels import (  # fmt: skip
    SIZES,
    kernel,
    put,
    scattered,
    scattered_everywhere,
    start,
    values,
)

UNIT = 8
EXACT = 0
Found = tuple[int, list[tuple[int, int, bool]]]


def exact_values(board: Board, n: int) -> dict[int, int]:
    """Returns the score of every move by slow rules."""
    return {square: -score(after(board, square, turned), n) for square, turned in moves(board, n)}


def minimax(board: Board, n: int, depth: int) -> int:
    """Returns the value of a search of everything, by the kernel's static values."""
    legal = moves(board, n)
    if not legal:
        other = [-cell for cell in board]
        return -minimax(other, n, depth) if moves(other, n) else UNIT * final(board)
    if not depth or not board.count(0):
        return put(board, n)
    return max(-minimax_after(board, n, square, turned, depth) for square, turned in legal)


def minimax_after(board: Board, n: int, square: int, turned: list[int], depth: int) -> int:
    """Returns the value after a move, for the side that is then to move."""
    position = after(board, square, turned)
    if depth > 1:
        return minimax(position, n, depth - 1)
    return put(position, n) if position.count(0) else UNIT * final(position)


def in_slices(chance: Chance | None, depth: int, margin: int, every: bool) -> Found:
    """Returns the nodes and moves of a search that is paused at random."""
    kernel().forget()
    kernel().search(depth, margin, every=every)
    while not kernel().run(chance.between(1, 3000) if chance else 1 << 30):
        pass
    return kernel().nodes, kernel().moves()


@pytest.mark.parametrize("part", in_part(range(105), 5))
def test_searches_to_the_end_are_exact(part: int) -> None:
    """All parts are 5,040 positions of all sizes, passes included."""
    for n, board in scattered_everywhere(48, 1, 6, first=48 * part):
        expected = {square: UNIT * value for square, value in exact_values(board, n).items()}
        assert values(board, n, board.count(0), EXACT) == expected


@pytest.mark.parametrize("part", in_part(range(5), 1))
def test_the_best_move_of_a_search_to_the_end_is_exact(part: int) -> None:
    for n, board in scattered_everywhere(24, 4, 8, first=24 * part):
        expected = exact_values(board, n)
        put(board, n)
        kernel().search(board.count(0), EXACT)
        assert kernel().run(1 << 30)
        square, value, _ = kernel().moves()[0]
        assert value == UNIT * max(expected.values()) == UNIT * expected[square]


@pytest.mark.parametrize("part", in_part(range(3), 1))
def test_a_search_for_the_winner_finds_the_winner(part: int) -> None:
    for n, board in scattered_everywhere(40, 4, 7, first=40 * part):
        best = max(exact_values(board, n).values())
        put(board, n)
        kernel().search(board.count(0), EXACT, -1, 1)
        assert kernel().run(1 << 30)
        value = kernel().moves()[0][1]
        assert (value > 0) - (value < 0) == (best > 0) - (best < 0)


@pytest.mark.parametrize(("n", "seeds"), [(4, 6), (6, 6), (8, 3), (10, 1)])
def test_a_search_without_cuts_equals_minimax(n: int, seeds: int) -> None:
    for seed in range(seeds):
        board = scattered(seed, n, n * n // 2)
        expected = {s: -minimax_after(board, n, s, turned, 3) for s, turned in moves(board, n)}
        kernel().forget()
        assert values(board, n, 3, EXACT) == expected


@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize(
    ("n", "empties", "depth", "margin"),
    in_part(
        [
            (8, 14, 14, EXACT),
            (8, 40, 8, 100),
            (6, 12, 12, EXACT),
            (10, 60, 5, 100),
            (8, 14, 14, 100),
        ],
        3,
    ),
)
def test_pauses_change_nothing(n: int, empties: int, depth: int, margin: int, every: bool) -> None:
    put(scattered(n, n, empties), n)
    order = kernel().moves()
    expected = in_slices(None, depth, margin, every)
    for seed in range(3):
        put(scattered(n, n, empties), n)
        assert kernel().moves() == order
        assert in_slices(Chance(seed), depth, margin, every) == expected


@pytest.mark.parametrize("n", in_part(reversed(SIZES), 4))
def test_lines_are_legal(n: int) -> None:
    board = scattered(n, n, n * n // 2)
    values(board, n, 5 if n <= 8 else 3)
    for i, (square, _, _) in enumerate(kernel().moves()):
        at = board
        for step in [square, *kernel().line(i)]:
            if not moves(at, n):
                at = [-cell for cell in at]
            at = after(at, step, dict(moves(at, n))[step])


def test_4_x_4_is_won_by_white() -> None:
    assert set(values(start(4), 4, 12, EXACT).values()) == {-10 * UNIT}
