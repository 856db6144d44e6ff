"""The eight directions, and the rays of squares that lead from a square to the edge."""

# Clockwise from north-west: the name, then the change of row (down is positive) and of column.
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

# Rows. Computing the rays takes most of the time of a move, but the cache of a larger board takes
# too much memory.
LARGEST_CACHED = 26
_cache: dict[tuple[int, int], list[tuple[str, range]]] = {}


def rays(square: int, n: int) -> list[tuple[str, range]]:
    """Returns the rays from a square of an n x n board, clockwise from north-west.

    Each ray is the name of its direction and its squares up to the edge, nearest first. A ray
    from an edge outwards is empty.
    """
    if n > LARGEST_CACHED:
        return _rays(square, n)
    if (square, n) not in _cache:
        _cache[square, n] = _rays(square, n)
    return _cache[square, n]


def _rays(square: int, n: int) -> list[tuple[str, range]]:
    row, column = divmod(square, n)
    found = []
    for name, down, right in DIRECTIONS:
        rows = n - 1 - row if down > 0 else row if down else n
        columns = n - 1 - column if right > 0 else column if right else n
        step = down * n + right
        found.append((name, range(square + step, square + step * (min(rows, columns) + 1), step)))
    return found


def is_on_ray(square: int, other: int, down: int, right: int, n: int) -> bool:
    """Returns whether `other` lies on the ray from `square` in the direction (`down`, `right`)."""
    rows, columns = other // n - square // n, other % n - square % n
    steps = max(abs(rows), abs(columns))
    return steps > 0 and (rows, columns) == (down * steps, right * steps)
