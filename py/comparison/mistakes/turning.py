"""Mistaken ways to turn discs over, on boards of any size."""

from comparison.mistakes import rays as rules
from comparison.mistakes.rays import EMPTY, bracketed, run, seen, straight_rays
from othello import DIRECTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from comparison.mistakes.rays import Rays, Rule

    # From the size of the board, its cells, a square and the player to the squares turned over.
    Turned = Callable[[int, list[str], int, str], list[int]]

_ALL = tuple([name for name, _, _ in DIRECTIONS])
_DIAGONALS = _ALL[0], _ALL[2], _ALL[4], _ALL[6]
_STRAIGHT = _ALL[1], _ALL[3], _ALL[5], _ALL[7]
_ROW_BY_ROW = tuple([_ALL[i] for i in (0, 1, 2, 7, 3, 6, 5, 4)])
_FROM_NORTH = _ALL[1:] + _ALL[:1]


def turning(
    rule: "Rule", directions: "tuple[str, ...]" = _ALL, rays: "Rays" = straight_rays
) -> "Turned":
    """Returns the way to turn discs over that follows a rule in some directions."""

    def turned(n: int, cells: "list[str]", square: int, player: str) -> "list[int]":
        squares = []
        for direction, ray in rays(n, square):
            if ray and cells[ray[0]] != EMPTY and direction in directions:
                length = rule(seen(cells, ray, player))
                squares += [disc for disc in ray[:length] if cells[disc] not in (EMPTY, player)]
        return squares

    return turned


RIGHT = turning(bracketed)


def one_line(order: "tuple[str, ...]") -> "Turned":
    """Returns the way to turn over the first line found in the order of directions, no other."""
    ways = [turning(bracketed, (direction,)) for direction in order]

    def turned(n: int, cells: "list[str]", square: int, player: str) -> "list[int]":
        for way in ways:
            squares = way(n, cells, square, player)
            if squares:
                return squares
        return []

    return turned


def _but(*names: str) -> "tuple[str, ...]":
    return tuple([name for name in _ALL if name not in names])


# What a program does that turns discs over so. First the ways that find other legal moves too.
OTHER_LINES: "tuple[tuple[str, Turned], ...]" = tuple(
    [(f"turns nothing over to the {name}", turning(bracketed, _but(name))) for name in _ALL]
) + (
    ("turns nothing over on diagonals", turning(bracketed, _STRAIGHT)),
    ("turns nothing over on rows and columns", turning(bracketed, _DIAGONALS)),
    ("turns nothing over at all", turning(rules.nothing)),
    ("turns over lines of one disc only", turning(rules.single)),
    ("leaves out the last disc of a line", turning(rules.all_but_last)),
    ("does not see the disc that ends a line on the edge", turning(rules.edge_unseen)),
    ("turns over a line that runs into the edge", turning(rules.closed_by_edge)),
    ("turns over a line that ends at an empty square", turning(rules.closed_by_empty)),
    ("turns over a line whatever is behind it", turning(run)),
    ("goes on past the disc that ends a line to the last one", turning(rules.past_bracket)),
    ("goes on past empty squares to the last disc of the player", turning(rules.past_empty)),
    ("runs over the edge into the next row", turning(bracketed, rays=rules.wrapped_rays)),
)
FEWER_DISCS: "tuple[tuple[str, Turned], ...]" = (
    ("turns over only the nearest disc of a line", turning(rules.nearest)),
    ("turns over one line only, the first it finds row by row", one_line(_ROW_BY_ROW)),
    (
        "turns over one line only, the last it finds row by row",
        one_line(tuple(reversed(_ROW_BY_ROW))),
    ),
    ("turns over one line only, the first clockwise from north", one_line(_FROM_NORTH)),
)


def at_one_move(n: int, cells: "list[str]", square: int, player: str) -> "list[tuple[str, Turned]]":
    """Returns ways to turn one line too few or too many at one move, each with its phrase.

    The move is that of the player on the square of these cells; elsewhere they turn rightly.
    """
    found = []
    for name, ray in straight_rays(n, square):
        sight = seen(cells, ray, player)
        if bracketed(sight):
            left_out, alone = turning(bracketed, _but(name)), turning(bracketed, (name,))
            found.append((f"turns nothing over to the {name} at this move", left_out))
            found.append((f"turns over the line to the {name} alone at this move", alone))
        elif run(sight):
            found.append((f"turns over unbracketed discs to the {name}", _with_run(name)))
    found.append(("turns nothing over at this move", turning(rules.nothing)))
    return [(phrase, _only_at(cells, square, turned)) for phrase, turned in found]


def _with_run(name: str) -> "Turned":
    unbracketed = turning(run, (name,))
    return lambda n, cells, square, player: (
        RIGHT(n, cells, square, player) + unbracketed(n, cells, square, player)
    )


def _only_at(at_cells: "list[str]", at_square: int, turned: "Turned") -> "Turned":
    def turned_there(n: int, cells: "list[str]", square: int, player: str) -> "list[int]":
        rule = turned if square == at_square and cells == at_cells else RIGHT
        return rule(n, cells, square, player)

    return turned_there


def with_discs(cells: "list[str]", squares: "list[int]", player: str) -> "list[str]":
    """Returns the cells with discs of a player on the squares."""
    after = list(cells)
    for square in squares:
        after[square] = player
    return after
