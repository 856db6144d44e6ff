"""The eight directions and the rays of squares in them."""

from othello import DIRECTIONS, is_on_ray, rays

STEPS = {
    "north-west": (-1, -1), "north": (-1, 0), "north-east": (-1, 1), "east": (0, 1),
    "south-east": (1, 1), "south": (1, 0), "south-west": (1, -1), "west": (0, -1),
}  # fmt: skip


def walked(square: int, down: int, right: int, n: int) -> list[int]:
    """Returns the squares from a square to the edge, found step by step."""
    row, column, found = square // n + down, square % n + right, []
    while 0 <= row < n and 0 <= column < n:
        found.append(row * n + column)
        row, column = row + down, column + right
    return found


def test_directions_are_named_as_on_a_map() -> None:
    assert {name: (down, right) for name, down, right in DIRECTIONS} == STEPS


def test_rays_lead_from_each_square_to_the_edge() -> None:
    """The rays of larger boards are not kept."""
    for n in (4, 6, 8, 26, 28, 100):
        for square in range(n * n) if n <= 8 else (0, n - 1, n * n // 2 + 3, n * n - 1):
            found = rays(square, n)
            assert [name for name, _ in found] == [name for name, _, _ in DIRECTIONS]
            for (_, squares), (_, down, right) in zip(found, DIRECTIONS):
                assert list(squares) == walked(square, down, right, n), (square, n)


def test_a_square_is_on_a_ray_if_a_walk_reaches_it() -> None:
    for n in (4, 6):
        for square in range(n * n):
            for _, down, right in DIRECTIONS:
                on = [other for other in range(n * n) if is_on_ray(square, other, down, right, n)]
                assert on == sorted(walked(square, down, right, n))
