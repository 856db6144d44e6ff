"""Facts about a move, as short sentences that hold on the board or in the principal variation."""

from __future__ import annotations

from othello import Position, opponent, rays, square_name
from othello.phrases import SIDE, counted, listing
from play.engine.kernel.kernel import UNIT
from play.engine.review.move_line import Line, corners, line_of, square_of
from play.engine.review.stability import stable_discs
from play.engine.thoughts import SCORE, Candidate

FEW = 3  # The most replies that are worth counting.
SAFE_FOR_GOOD = 3  # The fewest new stable discs that are worth mentioning.
OUTCOME = "outcome"  # The kind of the fact about the end of the game.
LATE = 20  # The most empty squares at which parity is mentioned.


class Fact:
    """A fact about a move.

    Attributes:
        kind: The kind of fact.
        helps: The side that the fact helps, None for a fact that every move has.
        squares: The squares that the sentence names or counts.
        sentence: The sentence, which continues after the name of the move.
        contrast: What the better move does instead, empty if nothing is compared.
        lines: The lines that the fact follows, each with its first move.
    """

    def __init__(
        self,
        kind: str,
        helps: str | None,
        squares: list[int],
        sentence: str,
        contrast: str = "",
        lines: tuple[list[int], ...] = (),
    ) -> None:
        self.kind = kind
        self.helps = helps
        self.squares = squares
        self.sentence = sentence
        self.contrast = contrast
        self.lines = lines


def facts(position: Position, color: str, move: Candidate, goal: str | None) -> list[Fact]:
    """Returns the facts about a move that a search valued, the most important first."""
    line = line_of(position, color, move)
    found = _outcome(line, move, goal)
    for kind in (_corners, _replies, _stable, _parity, _turned):
        found += kind(line)
    return found


def leaves_corner(position: Position, square: int, color: str) -> bool:
    """Returns whether the opponent can take a corner after a move of a colour."""
    left = position.play(square, color).legal_moves(opponent(color))
    return not corners(position.n).isdisjoint(left)


def region_of(square: int, position: Position) -> set[int]:
    """Returns the connected empty squares that an empty square belongs to."""
    region: set[int] = set()
    new = {square}
    while new:
        region |= new
        new = {near for place in new for near in _empty_beside(place, position)} - region
    return region


def _outcome(line: Line, move: Candidate, goal: str | None) -> list[Fact]:
    if not goal:
        return []
    value = move.value / UNIT
    discs = f"{abs(value):.0f}" if goal == SCORE else ""
    if value < 0:
        by = f" by {discs}" if discs else ""
        sentence = f"loses{by} against best play"
    elif value:
        by = f" by at least {discs}" if discs else ""
        sentence = f"wins{by}, whatever {SIDE[line.other]} does"
    else:
        sentence = f"draws at least, whatever {SIDE[line.other]} does"
    return [Fact(OUTCOME, line.color, [], sentence)]


def _corners(line: Line) -> list[Fact]:
    found = []
    n = line.before.n
    had, has = (corners(n) & set(p.legal_moves(line.other)) for p in (line.before, line.after))
    kinds = (
        ("takes corner", line.color, {line.square} & corners(n), "takes the {}"),
        ("gives corner", line.other, has - had, "gives {them} the {}"),
        ("leaves corner", line.other, has & had, "leaves {them} the {}"),
        ("denies corner", line.color, had - has - {line.square}, "takes the {} away from {them}"),
    )
    for kind, helps, named, sentence in kinds:
        if named:
            what = f"{'corner' if len(named) == 1 else 'corners'} {_names(sorted(named), n)}"
            sentence = sentence.format(what, them=SIDE[line.other])
            found.append(Fact(kind, helps, sorted(named), sentence))
    for number, ply in enumerate(line.plies[1:], 1):
        color, square = ply.color or "", square_of(ply)
        is_new = square in corners(n) and square not in line.before.legal_moves(color)
        if is_new and (number > 1 or color == line.color):
            sentence = f"lets {SIDE[color]} take the corner {square_name(square, n)} later"
            way = line.squares[: number + 1]
            found.append(Fact("corner to come", color, [square], sentence, lines=(way,)))
            break
    return found


def _replies(line: Line) -> list[Fact]:
    replies = line.after.legal_moves(line.other)
    if not replies:
        if line.after.can_move(line.color):
            return [Fact("pass", line.color, [], f"forces {SIDE[line.other]} to pass")]
        return [Fact("end", line.color, [], "ends the game")]
    if len(replies) == 1:
        sentence = f"leaves {SIDE[line.other]} only {_names(replies, line.before.n)}"
        return [Fact("one reply", line.color, replies, sentence)]
    found = _safe_replies(line, replies)
    if len(replies) <= FEW:
        sentence = f"leaves {SIDE[line.other]} only {counted(len(replies), 'move')}"
        found.append(Fact("few replies", line.color, replies, sentence))
    return found


def _safe_replies(line: Line, replies: list[int]) -> list[Fact]:
    """States that at most one reply leaves no corner, unless a corner was open before the move."""
    if not corners(line.before.n).isdisjoint(line.before.legal_moves(line.color)):
        return []
    safe = [square for square in replies if not leaves_corner(line.after, square, line.other)]
    if not safe:
        return [Fact("no safe reply", line.color, [], f"leaves {SIDE[line.other]} no safe move")]
    if len(safe) > 1:
        return []
    sentence = f"leaves {SIDE[line.other]} no safe move but {_names(safe, line.before.n)}"
    return [Fact("one safe reply", line.color, safe, sentence)]


def _stable(line: Line) -> list[Fact]:
    new = stable_discs(line.after, line.color) - stable_discs(line.before, line.color)
    if len(new) < SAFE_FOR_GOOD:
        return []
    sentence = f"makes {counted(len(new), 'disc')} safe for good"
    return [Fact("stable", line.color, sorted(new), sentence)]


def _parity(line: Line) -> list[Fact]:
    """States parity if the move leaves only even regions of empty squares beside it.

    The side that has moved then plays last in each of them, if both sides move there in turn.
    Leaves the fact out if the principal variation refutes it.
    """
    regions = _regions_beside(line.square, line.after)
    if not regions or line.after.empties > LATE or any(len(region) % 2 for region in regions):
        return []
    for region in regions:
        movers = [ply.color for ply in line.plies if ply.square in region]
        if len(movers) == len(region) and movers[-1] != line.color:
            return []
    squares = sorted([square for region in regions for square in region])
    sizes = listing([str(size) for size in sorted(map(len, regions))])
    what = "an even region" if len(regions) == 1 else "even regions"
    sentence = f"leaves {what} of {sizes} squares"
    return [Fact("parity", line.color, squares, sentence)]


def _regions_beside(square: int, position: Position) -> list[set[int]]:
    """Returns the connected regions of empty squares that touch a square."""
    regions: list[set[int]] = []
    for first in _empty_beside(square, position):
        if any(first in region for region in regions):
            continue
        regions.append(region_of(first, position))
    return regions


def _empty_beside(square: int, position: Position) -> list[int]:
    neighbours = [ray[0] for _, ray in rays(square, position.n) if ray]
    return [near for near in neighbours if position.color_at(near) is None]


def _turned(line: Line) -> list[Fact]:
    turned = line.plies[0].flips
    could, can = (set(p.legal_moves(line.other)) for p in (line.before, line.after))
    opened, closed = sorted(can - could), sorted(could - can - {line.square})
    squares = counted(len(opened), "square") if opened else "no square"
    sentence = f"turns {counted(len(turned), 'disc')} and opens {squares}"
    found = [Fact("turns", None, turned, sentence)]
    if closed:
        moves = counted(len(closed), "move")
        found.append(Fact("closes", None, closed, f"takes {moves} away from {SIDE[line.other]}"))
    return found


def _names(squares: list[int], n: int) -> str:
    """Returns the names of squares as a list in a sentence."""
    return listing([square_name(square, n) for square in squares])
