"""The eight directions, and the squares that lie in each from a square."""

# Clockwise from north-west, each with its step in rows (downwards) and columns.
DIRECTIONS = (
    ("north-west", -1, -1),
    ("north", -1, 0),
    ("north-east", -1, 1),
    ("east", 0, 1),
    ("south-east", 1, 1),
    ("south", 1, 0),
    ("south-west", 1, -1),
    ("west", 0, -1),
)

LARGEST_KEPT = 26  # Rows of a board whose rays are worth their room; finding them takes longest.
_kept: dict[tuple[int, int], list[tuple[str, range]]] = {}


def rays(square: int, n: int) -> list[tuple[str, range]]:
    """Returns each direction with the squares from a square to the edge, the nearest first."""
    if n > LARGEST_KEPT:
        return _found(square, n)
    if (square, n) not in _kept:
        _kept[square, n] = _found(square, n)
    return _kept[square, n]


def _found(square: int, n: int) -> list[tuple[str, range]]:
    row, column = divmod(square, n)
    found = []
    for name, down, right in DIRECTIONS:
        rows = n - 1 - row if down > 0 else row if down else n
        columns = n - 1 - column if right > 0 else column if right else n
        step = down * n + right
        found.append((name, range(square + step, square + step * (min(rows, columns) + 1), step)))
    return found


def is_on_ray(square: int, other: int, down: int, right: int, n: int) -> bool:
    """Returns whether another square lies in a direction, given as steps down and to the right."""
    rows, columns = other // n - square // n, other % n - square % n
    steps = max(abs(rows), abs(columns))
    return steps > 0 and (rows, columns) == (down * steps, right * steps)
