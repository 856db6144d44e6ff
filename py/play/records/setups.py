"""Explains why a position set up by hand cannot occur in a game. Such positions are allowed."""

from othello import DIRECTIONS, Position, opponent, square_name
from othello.masks import squares_of
from othello.phrases import counted, forced_pass, listing

MOST_NAMED = 6


def legality(position: Position, turn: str) -> list[str]:
    """Returns sentences on why no game reaches a position, or why the side to move cannot move."""
    sentences = [_few(position), _empty_centre(position), _apart(position), _stuck(position, turn)]
    return [sentence for sentence in sentences if sentence]


def _few(position: Position) -> str:
    discs = position.n * position.n - position.empties
    if discs >= 4:
        return ""
    here = counted(discs, "disc")
    return f"A game begins with four discs and never has fewer; this position has {here}."


def _empty_centre(position: Position) -> str:
    n = position.n
    start = Position.start(n)
    centre = squares_of(start.black | start.white, n)
    empty = [square for square in centre if not position.color_at(square)]
    if not empty:
        return ""
    names = _named(empty, n)
    return f"The four centre squares are never empty in a game; empty here: {names}."


def _apart(position: Position) -> str:
    discs = squares_of(position.black | position.white, position.n)
    largest: set[int] = max(_groups(discs, position.n), key=len, default=set())
    rest = [disc for disc in discs if disc not in largest]
    if not rest:
        return ""
    names = _named(rest, position.n)
    return f"In a game every disc is put down next to another; not connected to the rest: {names}."


def _groups(discs: list[int], n: int) -> list[set[int]]:
    """Returns the connected groups of discs."""
    unseen = set(discs)
    groups = []
    for disc in discs:
        if disc in unseen:
            groups.append(_group(disc, unseen, n))
    return groups


def _group(disc: int, unseen: set[int], n: int) -> set[int]:
    """Returns the group of discs connected with a disc, and removes it from `unseen`."""
    unseen.remove(disc)
    group = {disc}
    border = [disc]
    while border:
        row, column = divmod(border.pop(), n)
        for _, down, right in DIRECTIONS:
            beside = (row + down) * n + column + right
            if 0 <= column + right < n and beside in unseen:
                unseen.remove(beside)
                group.add(beside)
                border.append(beside)
    return group


def _stuck(position: Position, turn: str) -> str:
    if position.can_move(turn):
        return ""
    if position.can_move(opponent(turn)):
        return forced_pass(turn)
    return "Neither side has a legal move: the game is over."


def _named(squares: list[int], n: int) -> str:
    if len(squares) > MOST_NAMED:
        return counted(len(squares), "disc")
    return listing([square_name(square, n) for square in squares])
