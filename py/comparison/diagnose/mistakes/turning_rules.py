"""What stands along a ray, and the right and mistaken rules for what a disc turns over there.

A ray is written as the player sees it who puts a disc on a square: `X` is a disc of that player,
`O` one of the opponent, `.` an empty square, the nearest first. A rule returns how many squares of
the ray are the player's afterwards.
"""

from othello import DIRECTIONS, EMPTY
from othello import rays as straight_rays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Rayed = Sequence[tuple[str, Sequence[int]]]
    Rays = Callable[[int, int], Rayed]
    Rule = Callable[[str], int]

MOST_REMEMBERED = 1000


def wrapped_rays(square: int, n: int) -> list[tuple[str, range]]:
    """Returns the rays of a program that numbers the squares and forgets left and right edges."""
    rays = []
    for name, down, right in DIRECTIONS:
        step = down * n + right
        end = n * n if step > 0 else -1
        rays.append((name, range(square + step, end, step)))
    return rays


def rays_between(low_row: int, low_column: int, high_row: int, high_column: int) -> "Rays":
    """Returns the rays of a program that looks no nearer to the edges than so many squares."""

    def cut(square: int, n: int) -> "Rayed":
        rays = []
        for name, ray in straight_rays(square, n):
            kept = []
            for at in ray:
                row, column = divmod(at, n)
                if not (low_row <= row < n - high_row and low_column <= column < n - high_column):
                    break
                kept.append(at)
            rays.append((name, kept))
        return rays

    return _remembered(cut)


def _round(square: int, n: int) -> "Rayed":
    row, column = divmod(square, n)
    return [
        (name, [(row + down * k) % n * n + (column + right * k) % n for k in range(1, n)])
        for name, down, right in DIRECTIONS
    ]


def _below_zero(square: int, n: int) -> "Rayed":
    rays = []
    for name, down, right in DIRECTIONS:
        row, column = divmod(square, n)
        ray: list[int] = []
        while -n <= row + down < n and -n <= column + right < n:
            row, column = row + down, column + right
            ray.append(row % n * n + column % n)
        rays.append((name, ray))
    return rays


def _remembered(rays: "Rays") -> "Rays":
    """Returns the same, found once for each square."""
    known: dict[tuple[int, int], Rayed] = {}

    def found(square: int, n: int) -> "Rayed":
        if (square, n) not in known:
            if len(known) == MOST_REMEMBERED:
                known.clear()
            known[square, n] = rays(square, n)
        return known[square, n]

    return found


# The rays of a program whose board has no edges, and of one that minds only the far ones, where
# Python takes the row or column -1 for the last.
round_rays = _remembered(_round)
negative_rays = _remembered(_below_zero)


def seen(cells: list[str], ray: "Sequence[int]", player: str) -> str:
    """Returns what stands on the squares of a ray, as the player sees it."""
    signs = {EMPTY: EMPTY, player: "X"}
    return "".join([signs.get(cells[square], "O") for square in ray])


def run(ray: str) -> int:
    """Returns how many of the opponent's discs come first, whatever is behind them."""
    return len(ray) - len(ray.lstrip("O"))


def bracketed(ray: str) -> int:
    """Returns how many of the opponent's discs come first if one of the player's is behind them.

    This is the right rule.
    """
    length = run(ray)
    return length if ray[length : length + 1] == "X" else 0


def nothing(ray: str) -> int:
    """Returns that nothing is turned over."""
    return 0


def nearest(ray: str) -> int:
    """Returns only the first disc of a line."""
    return min(bracketed(ray), 1)


def single(ray: str) -> int:
    """Returns a line only if it is one disc."""
    return bracketed(ray) if bracketed(ray) == 1 else 0


def all_but_last(ray: str) -> int:
    """Returns a line without its last disc."""
    return max(bracketed(ray) - 1, 0)


def edge_unseen(ray: str) -> int:
    """Returns a line unless the disc behind it is on the edge."""
    return bracketed(ray[:-1])


def closed_by_edge(ray: str) -> int:
    """Returns a line also if it runs into the edge."""
    return len(ray) if run(ray) == len(ray) else bracketed(ray)


def closed_by_empty(ray: str) -> int:
    """Returns a line also if an empty square is behind it."""
    length = run(ray)
    return length if ray[length : length + 1] in ("X", EMPTY) else 0


def past_bracket(ray: str) -> int:
    """Returns all up to the last of the player's discs before an empty square."""
    return max(ray.partition(EMPTY)[0].rfind("X"), 0)


def past_empty(ray: str) -> int:
    """Returns all up to the last of the player's discs on the ray."""
    return max(ray.rfind("X"), 0)
