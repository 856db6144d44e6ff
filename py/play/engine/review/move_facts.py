"""Facts about a move, as short sentences that hold on the board or in the principal variation."""

from __future__ import annotations

from othello import Game, Position, opponent, rays, square_name
from othello.phrases import SIDE, counted, listing
from play.engine.kernel.kernel import UNIT
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


class _View:
    """A move in its context.

    Attributes:
        color: The side that moves.
        square: The square of the move.
        before: The position before the move.
        after: The position after the move.
        line: The moves that follow, each with the side that makes it.
    """

    def __init__(
        self,
        color: str,
        square: int,
        before: Position,
        after: Position,
        line: list[tuple[str, int]],
    ) -> None:
        self.color = color
        self.square = square
        self.before = before
        self.after = after
        self.line = line

    @property
    def other(self) -> str:
        """The opponent."""
        return opponent(self.color)

    @property
    def them(self) -> str:
        """The name of the opponent."""
        return SIDE[self.other]

    @property
    def corners(self) -> set[int]:
        """The corners of the board."""
        return corners(self.before.n)

    def names(self, squares: list[int]) -> str:
        """Returns the names of squares as a list in a sentence."""
        return listing([square_name(square, self.before.n) for square in squares])


def facts(position: Position, color: str, move: Candidate, goal: str | None) -> list[Fact]:
    """Returns the facts about a move that a search valued, the most important first."""
    game = Game(position, color)
    game.play(move.square)
    after = game.position
    for square in move.line:
        game.play(square)
    line = [(ply.color or color, ply.square or 0) for ply in game.plies[1:]]
    view = _View(color, move.square, position, after, line)
    found = _outcome(view, move, goal)
    for kind in (_corners, _replies, _stable, _parity, _turned):
        found += kind(view)
    return found


def corners(n: int) -> set[int]:
    """Returns the corners of a board."""
    return {0, n - 1, n * (n - 1), n * n - 1}


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


def _outcome(view: _View, move: Candidate, goal: str | None) -> list[Fact]:
    if not goal:
        return []
    value = move.value / UNIT
    discs = f"{abs(value):.0f}" if goal == SCORE else ""
    if value < 0:
        by = f" by {discs}" if discs else ""
        sentence = f"loses{by} against best play"
    elif value:
        by = f" by at least {discs}" if discs else ""
        sentence = f"wins{by}, whatever {view.them} does"
    else:
        sentence = f"draws at least, whatever {view.them} does"
    return [Fact(OUTCOME, view.color, [], sentence)]


def _corners(view: _View) -> list[Fact]:
    found = []
    had, has = (
        view.corners.intersection(position.legal_moves(view.other))
        for position in (view.before, view.after)
    )
    kinds = (
        ("takes corner", view.color, {view.square} & view.corners, "takes the {}"),
        ("gives corner", view.other, has - had, "gives {them} the {}"),
        ("leaves corner", view.other, has & had, "leaves {them} the {}"),
        ("denies corner", view.color, had - has - {view.square}, "takes the {} away from {them}"),
    )
    for kind, helps, corners, sentence in kinds:
        if corners:
            squares = sorted(corners)
            what = f"{'corner' if len(squares) == 1 else 'corners'} {view.names(squares)}"
            found.append(Fact(kind, helps, squares, sentence.format(what, them=view.them)))
    moves = [view.square]
    for color, square in view.line:
        moves.append(square)
        is_new = square in view.corners and square not in view.before.legal_moves(color)
        if is_new and (moves[2:] or color == view.color):
            sentence = f"lets {SIDE[color]} take the corner {view.names([square])} later"
            found.append(Fact("corner to come", color, [square], sentence, lines=(moves,)))
            break
    return found


def _replies(view: _View) -> list[Fact]:
    replies = view.after.legal_moves(view.other)
    if not replies:
        if view.after.can_move(view.color):
            return [Fact("pass", view.color, [], f"forces {view.them} to pass")]
        return [Fact("end", view.color, [], "ends the game")]
    if len(replies) == 1:
        sentence = f"leaves {view.them} only {view.names(replies)}"
        return [Fact("one reply", view.color, replies, sentence)]
    found = _safe_replies(view, replies)
    if len(replies) <= FEW:
        sentence = f"leaves {view.them} only {counted(len(replies), 'move')}"
        found.append(Fact("few replies", view.color, replies, sentence))
    return found


def _safe_replies(view: _View, replies: list[int]) -> list[Fact]:
    """States that at most one reply leaves no corner, unless a corner was open before the move."""
    if view.corners.intersection(view.before.legal_moves(view.color)):
        return []
    safe = [square for square in replies if not leaves_corner(view.after, square, view.other)]
    if not safe:
        return [Fact("no safe reply", view.color, [], f"leaves {view.them} no safe move")]
    if len(safe) > 1:
        return []
    sentence = f"leaves {view.them} no safe move but {view.names(safe)}"
    return [Fact("one safe reply", view.color, safe, sentence)]


def _stable(view: _View) -> list[Fact]:
    new = stable_discs(view.after, view.color) - stable_discs(view.before, view.color)
    if len(new) < SAFE_FOR_GOOD:
        return []
    sentence = f"makes {counted(len(new), 'disc')} safe for good"
    return [Fact("stable", view.color, sorted(new), sentence)]


def _parity(view: _View) -> list[Fact]:
    """States parity if the move leaves only even regions of empty squares beside it.

    The side that has moved then plays last in each of them, if both sides move there in turn.
    Leaves the fact out if the principal variation refutes it.
    """
    regions = _regions_beside(view.square, view.after)
    if not regions or view.after.empties > LATE or any(len(region) % 2 for region in regions):
        return []
    for region in regions:
        movers = [color for color, square in view.line if square in region]
        if len(movers) == len(region) and movers[-1] != view.color:
            return []
    squares = sorted([square for region in regions for square in region])
    sizes = listing([str(size) for size in sorted(map(len, regions))])
    what = "an even region" if len(regions) == 1 else "even regions"
    sentence = f"leaves {what} of {sizes} squares"
    return [
        Fact(
            "parity",
            view.color,
            squares,
            sentence,
        )
    ]


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


def _turned(view: _View) -> list[Fact]:
    turned = view.before.move(view.square, view.color).flips
    could, can = (set(p.legal_moves(view.other)) for p in (view.before, view.after))
    opened, closed = sorted(can - could), sorted(could - can - {view.square})
    squares = counted(len(opened), "square") if opened else "no square"
    sentence = f"turns {counted(len(turned), 'disc')} and opens {squares}"
    found = [Fact("turns", None, turned, sentence)]
    if closed:
        moves = counted(len(closed), "move")
        found.append(Fact("closes", None, closed, f"takes {moves} away from {view.them}"))
    return found
