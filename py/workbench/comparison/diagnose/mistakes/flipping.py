"""Wrong ways to flip discs, on boards of any size.

A rule takes the squares of a ray as the player on the move sees them, the nearest first: `X` is a
disc of this player, `O` one of the opponent and `.` an empty square. It returns how many squares of
the ray belong to the player afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import DIRECTIONS, EMPTY
from othello import rays as straight_rays
from workbench.comparison.diagnose.mistakes.cells import EDGES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeVar

    from workbench.comparison.diagnose.mistakes.cells import Region

    One = TypeVar("One")
    Other = TypeVar("Other")
    Found = TypeVar("Found")
    Rule = Callable[[str], int]
    # Takes the name of a direction and returns whether lines are flipped there.
    Ways = Callable[[str], bool]
    # Takes a square and the number of rows, and returns the rays with their directions.
    Rays = Callable[[int, int], Sequence[tuple[str, Sequence[int]]]]
    # Takes a row, a column and the number of rows, and returns the square, None past the end.
    Place = Callable[[int, int, int], "int | None"]
    # Takes the number of rows, the cells, a square and the player; returns the squares flipped.
    Flipper = Callable[[int, list[str], int, str], list[int]]

MOST_RAYS = 1000  # Results remembered for each kind.
_ROW_BY_ROW = tuple([DIRECTIONS[i][0] for i in (0, 1, 2, 7, 3, 6, 5, 4)])


def remembered(find: Callable[[One, Other], Found], most: int) -> Callable[[One, Other], Found]:
    """Returns a function that remembers up to `most` results of another one."""
    known: dict[tuple[One, Other], Found] = {}

    def found(one: One, other: Other) -> Found:
        if (one, other) not in known:
            if len(known) == most:
                known.clear()
            known[one, other] = find(one, other)
        return known[one, other]

    return found


def wrapped_rays(square: int, n: int) -> list[tuple[str, range]]:
    """Returns the rays of a program that numbers the squares and ignores left and right edges."""
    rays = []
    for name, down, right in DIRECTIONS:
        step = down * n + right
        rays.append((name, range(square + step, n * n if step > 0 else -1, step)))
    return rays


def rays_by(place: Place, longest: Callable[[int], int] = lambda n: 2 * n) -> Rays:
    """Returns the rays of a program that looks up squares in this way, up to a length."""

    def rays(square: int, n: int) -> list[tuple[str, list[int]]]:
        found = []
        for name, down, right in DIRECTIONS:
            row, column = divmod(square, n)
            ray: list[int] = []
            while len(ray) < longest(n):
                row, column = row + down, column + right
                at = place(row, column, n)
                if at is None:
                    break
                ray.append(at)
            found.append((name, ray))
        return found

    return remembered(rays, MOST_RAYS)


def rays_within(inside: Region) -> Rays:
    """Returns the rays of a program that sees only a part of the board."""

    def place(row: int, column: int, n: int) -> int | None:
        on_board = 0 <= row < n and 0 <= column < n
        return row * n + column if on_board and inside(row, column, n) else None

    return rays_by(place)


# The rays on a board without edges, and those of a program that checks only the far edges: in
# Python, row or column -1 is the last.
round_rays = rays_by(lambda row, column, n: row % n * n + column % n, lambda n: n - 1)
negative_rays = rays_by(
    lambda row, column, n: row % n * n + column % n if -n <= row < n and -n <= column < n else None
)


def seen(cells: list[str], ray: Sequence[int], player: str) -> str:
    """Returns the squares of a ray as a player sees them."""
    signs = {EMPTY: EMPTY, player: "X"}
    return "".join([signs.get(cells[square], "O") for square in ray])


def run(ray: str) -> int:
    """Returns the number of the opponent's discs at the beginning, bracketed or not."""
    return len(ray) - len(ray.lstrip("O"))


def bracketed(ray: str, ends: str = "X") -> int:
    """Returns the number of the opponent's discs before one of the ends: by default, the rule."""
    length = run(ray)
    return length if ray[length : length + 1] in tuple(ends) else 0


def flipping(
    rule: Rule = bracketed, ways: Ways = lambda name: True, rays: Rays = straight_rays
) -> Flipper:
    """Returns a way to flip discs by a rule, in some directions."""

    def flipped(n: int, cells: list[str], square: int, player: str) -> list[int]:
        squares = []
        for name, ray in rays(square, n):
            if ray and cells[ray[0]] != EMPTY and ways(name):
                length = rule(seen(cells, ray, player))
                squares += [disc for disc in ray[:length] if cells[disc] not in (EMPTY, player)]
        return squares

    return flipped


RIGHT = flipping()


def cascade(n: int, cells: list[str], square: int, player: str) -> list[int]:
    """Returns the discs flipped if each of them flips others as well."""
    after, flipped, todo = list(cells), [], [square]
    while todo:
        square = todo.pop()
        after[square] = player
        for disc in RIGHT(n, after, square, player):
            after[disc] = player
            flipped.append(disc)
            todo.append(disc)
    return flipped


def one_line(order: tuple[str, ...]) -> Flipper:
    """Returns a way to flip only the first line, in the order of these directions."""
    ways = [in_direction(direction) for direction in order]

    def flipped(n: int, cells: list[str], square: int, player: str) -> list[int]:
        for way in ways:
            squares = way(n, cells, square, player)
            if squares:
                return squares
        return []

    return flipped


def in_direction(direction: str) -> Flipper:
    """Returns the way to flip discs in one direction only."""
    return flipping(ways=lambda name: name == direction)


def _not_in(direction: str) -> Flipper:
    return flipping(ways=lambda name: name != direction)


# Rules that let a program flip other lines.
RULES: tuple[tuple[str, Rule], ...] = (
    ("turns nothing over at all", lambda ray: 0),
    (
        "turns over a line that runs into the edge",
        lambda ray: len(ray) if run(ray) == len(ray) else bracketed(ray),
    ),
    ("turns over a line that ends at an empty square", lambda ray: bracketed(ray, "X" + EMPTY)),
    ("turns over a line regardless of what is behind it", run),
    (
        "continues past the disc that ends a line, up to the last one",
        lambda ray: max(ray.partition(EMPTY)[0].rfind("X"), 0),
    ),
    (
        "continues past empty squares to the player's last disc",
        lambda ray: max(ray.rfind("X"), 0),
    ),
)
_BY_DIRECTION = [
    (f"turns nothing over to the {name}", _not_in(name)) for name, _, _ in DIRECTIONS
] + [(f"turns over lines to the {name} only", in_direction(name)) for name, _, _ in DIRECTIONS]
_WAYS: tuple[tuple[str, Flipper], ...] = (
    # South-west is missing too. With it, this would tie with five guesses that are right.
    (
        "turns nothing over upwards",
        flipping(ways=lambda name: "north" not in name and name != "south-west"),
    ),
    ("turns nothing over downwards", flipping(ways=lambda name: "south" not in name)),
    ("turns nothing over to the left", flipping(ways=lambda name: "west" not in name)),
    ("turns nothing over to the right", flipping(ways=lambda name: "east" not in name)),
    ("turns nothing over on diagonals", flipping(ways=lambda name: "-" not in name)),
    ("turns nothing over on rows and columns", flipping(ways=lambda name: "-" in name)),
    ("wraps over the edge into the next row", flipping(rays=wrapped_rays)),
    ("wraps around the edges of the board", flipping(rays=round_rays)),
    (
        "wraps from the first row and column to the last, like an index of -1",
        flipping(rays=negative_rays),
    ),
)
# Ways to flip discs that also change the legal moves.
OTHER_LINES: tuple[tuple[str, Flipper], ...] = tuple(
    _BY_DIRECTION
    + list(_WAYS)
    + [(phrase, flipping(rule)) for phrase, rule in RULES]
    + [
        (f"does not see {edge} in a line", flipping(rays=rays_within(inside)))
        for edge, inside in EDGES
    ]
)
FEWER_DISCS: tuple[tuple[str, Flipper], ...] = (
    ("turns over one line only, the first found row by row", one_line(_ROW_BY_ROW)),
    ("lets the discs turned over turn over others", cascade),
)
