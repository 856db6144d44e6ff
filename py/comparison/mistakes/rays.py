"""What stands along a ray, and the right and mistaken rules for what a disc turns over there.

A ray is written as the player sees it who puts a disc on a square: `X` is a disc of that player,
`O` one of the opponent, `.` an empty square, the nearest first. A rule returns how many squares of
the ray are the player's afterwards.
"""

from othello import DIRECTIONS, rays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Rays = Callable[[int, int], list[tuple[str, list[int]]]]
    Rule = Callable[[str], int]

EMPTY = "."
LARGEST_KEPT = 8
_kept: "dict[tuple[int, int], list[tuple[str, list[int]]]]" = {}


def straight_rays(n: int, square: int) -> "list[tuple[str, list[int]]]":
    """Returns the eight directions with the squares from there to the edge, the nearest first."""
    if (n, square) in _kept:
        return _kept[n, square]
    found = [(name, list(ray)) for name, ray in rays(square, n)]
    if n <= LARGEST_KEPT:
        _kept[n, square] = found
    return found


def wrapped_rays(n: int, square: int) -> "list[tuple[str, list[int]]]":
    """Returns the rays of a program that numbers the squares and forgets left and right edges."""
    rays = []
    for name, down, right in DIRECTIONS:
        step = down * n + right
        end = n * n if step > 0 else -1
        rays.append((name, list(range(square + step, end, step))))
    return rays


def seen(cells: "list[str]", ray: "list[int]", player: str) -> str:
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
