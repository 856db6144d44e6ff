"""Rules, right and wrong, for which discs of a ray are flipped.

A ray is a string of squares as the player on the move sees them, the nearest first: `X` is a disc
of this player, `O` one of the opponent and `.` an empty square. A rule returns how many squares of
the ray belong to the player afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import DIRECTIONS, EMPTY
from othello import rays as straight_rays
from workbench.comparison.diagnose.mistakes.remembering import remembered

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    NamedRays = Sequence[tuple[str, Sequence[int]]]
    Rays = Callable[[int, int], NamedRays]
    Rule = Callable[[str], int]

MOST_RAYS = 1000  # Remembered of each kind.


def wrapped_rays(square: int, n: int) -> list[tuple[str, range]]:
    """Returns the rays of a program that numbers the squares and ignores left and right edges."""
    rays = []
    for name, down, right in DIRECTIONS:
        step = down * n + right
        end = n * n if step > 0 else -1
        rays.append((name, range(square + step, end, step)))
    return rays


def rays_between(low_row: int, low_column: int, high_row: int, high_column: int) -> Rays:
    """Returns the rays of a program that ignores this many rows and columns at each edge."""

    def cut(square: int, n: int) -> NamedRays:
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

    return remembered(cut, MOST_RAYS)


def _round(square: int, n: int) -> NamedRays:
    row, column = divmod(square, n)
    return [
        (name, [(row + down * k) % n * n + (column + right * k) % n for k in range(1, n)])
        for name, down, right in DIRECTIONS
    ]


def _below_zero(square: int, n: int) -> NamedRays:
    rays = []
    for name, down, right in DIRECTIONS:
        row, column = divmod(square, n)
        ray: list[int] = []
        while -n <= row + down < n and -n <= column + right < n:
            row, column = row + down, column + right
            ray.append(row % n * n + column % n)
        rays.append((name, ray))
    return rays


# The rays on a board without edges, and those of a program that checks only the far edges: in
# Python, row or column -1 is the last.
round_rays = remembered(_round, MOST_RAYS)
negative_rays = remembered(_below_zero, MOST_RAYS)


def seen(cells: list[str], ray: Sequence[int], player: str) -> str:
    """Returns the squares of a ray as a player sees them."""
    signs = {EMPTY: EMPTY, player: "X"}
    return "".join([signs.get(cells[square], "O") for square in ray])


def run(ray: str) -> int:
    """Returns the number of the opponent's discs at the beginning, bracketed or not."""
    return len(ray) - len(ray.lstrip("O"))


def bracketed(ray: str) -> int:
    """Returns the number of the opponent's discs that are bracketed: the right rule."""
    length = run(ray)
    return length if ray[length : length + 1] == "X" else 0


def nothing(ray: str) -> int:
    """Flips nothing."""
    return 0


def nearest(ray: str) -> int:
    """Flips only the first disc of a line."""
    return min(bracketed(ray), 1)


def closed_by_edge(ray: str) -> int:
    """Also flips a line that ends at the edge."""
    return len(ray) if run(ray) == len(ray) else bracketed(ray)


def closed_by_empty(ray: str) -> int:
    """Also flips a line that ends at an empty square."""
    length = run(ray)
    return length if ray[length : length + 1] in ("X", EMPTY) else 0


def past_bracket(ray: str) -> int:
    """Flips everything up to the player's last disc before an empty square."""
    return max(ray.partition(EMPTY)[0].rfind("X"), 0)


def past_empty(ray: str) -> int:
    """Flips everything up to the player's last disc on the ray."""
    return max(ray.rfind("X"), 0)
