"""Facts that show why a move is worse than the best one.

Both moves are followed along their principal variations. A fact holds on the line of the move and
not on the line of the best move. Positions of the two lines are compared after the same number of
moves.
"""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING

from othello import Position, opponent, rays, square_name
from othello.phrases import SIDE, counted
from play.engine.review.move_facts import Fact, corners, facts, leaves_corner, region_of
from play.engine.review.move_line import Line, line_of, square_of
from play.engine.review.stability import stable_discs
from play.engine.thoughts import Candidate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    _Kind = Callable[[Line, Line], Fact | None]

EARLY = 24  # The fewest empty squares at which it is bad to flip many discs.
LATE = 20  # The most empty squares at which the last move in a region matters.
FAR = 6  # Facts that follow more moves come after the others: people cannot picture them.


def compared_facts(
    position: Position, color: str, move: Candidate, best: Candidate, goal: str | None
) -> list[Fact]:
    """Returns the shortcomings and facts of a move, the most important first.

    Leaves out facts against it that hold of the best move, too: corners that it also leaves.
    """
    found, them = facts(position, color, move, goal), opponent(color)
    if move.square != best.square:
        left = line_of(position, color, best).corners_left_to(them)
        found = [fact for fact in found if fact.helps != them or set(fact.squares) - left]
    return shortcomings(position, color, move, best) + found


def shortcomings(position: Position, color: str, move: Candidate, best: Candidate) -> list[Fact]:
    """Returns facts that make a move worse than the best one, the most important first.

    Returns none if the search valued the move as highly.
    """
    if move.value >= best.value:
        return []
    lines = [line_of(position, color, candidate) for candidate in (move, best)]
    count = min(len(line.plies) for line in lines)
    played, better = (line.cut(count) for line in lines)
    found: list[Fact] = []
    for kind in _KINDS:
        fact = kind(played, better)
        if fact and fact.kind not in [other.kind for other in found]:
            found.append(fact)
    near = [fact for fact in found if max(len(line) for line in fact.lines) <= FAR + 1]
    return near + [fact for fact in found if fact not in near]


class _Loss:
    """What a move loses by the discs of one side.

    Attributes:
        discs: How many discs it loses.
        side: The side.
        mine: Whether it is the side that moves, which loses by having fewer discs.
        has: The discs of the side on the line of the move.
        had: Those on the line of the better move.
    """

    def __init__(self, discs: int, side: str, mine: bool, has: int, had: int) -> None:
        self.discs = discs
        self.side = side
        self.mine = mine
        self.has = has
        self.had = had

    def told(self, noun: str) -> str:
        """Returns the discs on the line of the move."""
        return _only(self.has, noun) if self.mine else counted(self.has, noun)

    @property
    def compared(self) -> str:
        """The discs on the line of the better move."""
        return str(self.had) if self.mine else _few(self.had)


def _lost_corner(played: Line, better: Line) -> Fact | None:
    them = opponent(played.color)
    left = better.corners_left_to(them)
    if _corner_lead(played) >= _corner_lead(better):
        return None
    for number in played.corners_of(them):
        corner = square_of(played.plies[number])
        if corner not in left:
            way = played.until_takeable(corner, them)
            verb = "leaves" if corner in played.before.legal_moves(them) else "gives"
            name = square_name(corner, played.before.n)
            sentence = f"{verb} {SIDE[them]} the corner {name}{way.following}"
            return _shortcoming("loses corner", sentence, way, named=[corner])
    return None


def _missed_corner(played: Line, better: Line) -> Fact | None:
    taken = {square_of(played.plies[number]) for number in played.corners_of(played.color)}
    if _corner_lead(played) >= _corner_lead(better):
        return None
    for number in better.corners_of(played.color):
        corner = square_of(better.plies[number])
        if corner not in taken:
            way = better.cut(0)
            sentence = f"misses the corner {square_name(corner, played.before.n)}"
            if number:
                way = better.until_takeable(corner, played.color)
                verb = "keeps" if corner in played.before.legal_moves(played.color) else "gets"
                sentence += f", which {better.name} {verb}{way.following}"
            return _shortcoming("misses corner", sentence, way, named=[corner])
    return None


def _missed_pass(played: Line, better: Line) -> Fact | None:
    them = opponent(played.color)
    number = better.pass_of(them)
    if number is None or played.pass_of(them) is not None:
        return None
    way = better.cut(number + 1)
    sentence = f"misses {better.name}, which leaves {SIDE[them]} without a move{way.following}"
    return _shortcoming("misses pass", sentence, way)


def _suffered_pass(played: Line, better: Line) -> Fact | None:
    number = played.pass_of(played.color)
    if number is None or better.pass_of(played.color) is not None:
        return None
    way = played.cut(number + 1)
    sentence = f"leaves {SIDE[played.color]} without a move{way.following}"
    return _shortcoming("suffers pass", sentence, way)


def _safe_moves(played: Line, better: Line, least: int) -> Fact | None:
    if not played.answered or not better.answered:
        return None
    left, kept = (_safe(line.answered, line.color) for line in (played, better) if line.answered)
    if left > 1 or kept - left < least:
        return None
    sentence = f"leaves {SIDE[played.color]} {_only(left, 'safe move')}"
    return _compared("few safe moves", sentence, f"leaves {kept}", played.cut(2), better.cut(2))


def _given_moves(played: Line, better: Line, least: int) -> Fact | None:
    them = opponent(played.color)
    given, fewer = (len(line.after.legal_moves(them)) for line in (played, better))
    if given - fewer < least:
        return None
    sentence = f"gives {SIDE[them]} {counted(given, 'move')}"
    return _compared("gives moves", sentence, f"gives {_few(fewer)}", played.cut(1), better.cut(1))


def _kept_moves(played: Line, better: Line, least: int) -> Fact | None:
    if not played.answered or not better.answered:
        return None
    left, kept = (
        len(line.answered.legal_moves(line.color)) for line in (played, better) if line.answered
    )
    if kept - left < least:
        return None
    sentence = f"leaves {SIDE[played.color]} {_only(left, 'move')}"
    return _compared("few moves", sentence, f"leaves {kept}", played.cut(2), better.cut(2))


def _last_in_region(played: Line, better: Line) -> Fact | None:
    if played.before.empties > LATE:
        return None
    them = opponent(played.color)
    for line in (played, better):
        region = region_of(line.square, line.before)
        last = [_last_mover(other, region) for other in (played, better)]
        if last == [them, played.color]:
            where = square_name(line.square, played.before.n)
            sentence = f"leaves {where} to {SIDE[them]}"
            if len(region) > 1:
                size = counted(len(region), "square")
                sentence = f"lets {SIDE[them]} move last in the region of {size} around {where}"
            return _shortcoming("loses tempo", sentence, played.cut(1), named=[line.square])
    return None


def _safe_discs(played: Line, better: Line, least: int) -> Fact | None:
    if played.over or better.over:
        return None
    losses = _losses(played, better, lambda line, color: len(stable_discs(line.end, color)))
    if sum(loss.discs for loss in losses) < least:
        return None
    loss = max(losses, key=attrgetter("discs"))
    sentence = f"leaves {SIDE[loss.side]} {loss.told('disc')} safe for good"
    return _compared("safe discs", sentence, f"leaves {loss.compared}", played, better)


def _attacked_corner(played: Line, better: Line) -> Fact | None:
    them = opponent(played.color)
    here, there = (line.corners_open_to(them) for line in (played, better))
    new = here - better.corners_attacked_by(them)
    if len(here) <= len(there) or not new:
        return None
    corner, way = _first_open(played, new, them)
    name = square_name(corner, played.before.n)
    sentence = f"lets {SIDE[them]} attack the corner {name}{way.following}"
    return _shortcoming("opens corner", sentence, way, named=[corner])


def _missed_attack(played: Line, better: Line) -> Fact | None:
    here, there = (line.corners_open_to(played.color) for line in (played, better))
    new = there - played.corners_attacked_by(played.color)
    if len(there) <= len(here) or not new:
        return None
    corner, way = _first_open(better, new, played.color)
    name = square_name(corner, played.before.n)
    sentence = f"misses {better.name}, which attacks the corner {name}{way.following}"
    return _shortcoming("misses attack", sentence, way, named=[corner])


def _moves_later(played: Line, better: Line, least: int) -> Fact | None:
    """Compares the moves of both sides at the end of the lines."""
    if played.over or better.over:
        return None
    me, them = played.color, opponent(played.color)
    (own, other), (own_better, other_better) = (
        tuple(len(line.end.legal_moves(color)) for color in (me, them)) for line in (played, better)
    )
    fewer, more = own_better - own, other - other_better
    if min(fewer, more) < 0 or fewer + more < least:
        return None
    sentence = f"leaves {SIDE[me]} {_counted(own, 'move')} and {SIDE[them]} {other}"
    contrast = f"leaves {own_better} and {other_better}"
    return _compared("few moves later", sentence, contrast, played, better)


def _wall(played: Line, better: Line, least: int) -> Fact | None:
    return _frontiers("wall", played.cut(1), better.cut(1), least)


def _wall_later(played: Line, better: Line, least: int) -> Fact | None:
    if played.over or better.over:
        return None
    return _frontiers("wall later", played, better, least)


def _frontiers(kind: str, played: Line, better: Line, least: int) -> Fact | None:
    """Compares the own discs next to empty squares at the end of the lines."""
    built, fewer = (_frontier(line.end, line.color) for line in (played, better))
    if built - fewer < least:
        return None
    sentence = f"leaves {counted(built, 'disc')} next to empty squares"
    return _compared(kind, sentence, f"leaves {_few(fewer)}", played, better)


def _turned_early(played: Line, better: Line, least: int) -> Fact | None:
    turned, fewer = (len(line.plies[0].flips) for line in (played, better))
    if played.before.empties < EARLY or turned - fewer < least:
        return None
    sentence = f"turns {counted(turned, 'disc')} early"
    return _compared("turns many", sentence, f"turns only {fewer}", played.cut(1), better.cut(1))


def _turned_by_the_end(played: Line, better: Line, least: int) -> Fact | None:
    """Compares the discs that each side turns until the game is over."""
    if not played.over or not better.over:
        return None
    loss = max(_losses(played, better, Line.turned_by), key=attrgetter("discs"))
    if loss.discs < least:
        return None
    sentence = f"lets {SIDE[loss.side]} turn {loss.told('disc')} by the end"
    contrast = f"{better.name} lets it turn {loss.compared}"
    return _shortcoming("turned by the end", sentence, played.cut(1), contrast=contrast)


def _beside_corner(played: Line, better: Line) -> Fact | None:
    if _empty_corner_beside(better) is not None:
        return None
    corner = _empty_corner_beside(played)
    if corner is None:
        return None
    diagonal = all(
        abs(a - b) == 1
        for a, b in zip(divmod(corner, played.before.n), divmod(played.square, played.before.n))
    )
    name = "an X-square" if diagonal else "a C-square"
    sentence = f"takes {name} beside the empty corner {square_name(corner, played.before.n)}"
    return _shortcoming("beside corner", sentence, played.cut(1), named=[corner])


# The most important first, with the least differences that are worth mentioning.
_KINDS: tuple[_Kind, ...] = (
    _lost_corner,
    _missed_corner,
    _missed_pass,
    _suffered_pass,
    partial(_safe_moves, least=2),
    partial(_given_moves, least=3),
    partial(_kept_moves, least=3),
    _last_in_region,
    partial(_safe_discs, least=3),
    _attacked_corner,
    _missed_attack,
    _beside_corner,
    partial(_moves_later, least=4),
    partial(_wall, least=4),
    partial(_turned_early, least=3),
    partial(_given_moves, least=2),
    partial(_kept_moves, least=2),
    partial(_moves_later, least=2),
    partial(_wall, least=2),
    partial(_turned_early, least=2),
    partial(_wall_later, least=3),
    partial(_turned_by_the_end, least=2),
)


def _shortcoming(
    kind: str, sentence: str, way: Line, named: Sequence[int] = (), contrast: str = ""
) -> Fact:
    """Returns a fact in favour of the opponent.

    Args:
        kind: The kind of fact.
        sentence: The sentence.
        way: The line whose moves the sentence names.
        named: The other squares that it names.
        contrast: What the better move does instead.
    """
    squares = way.squares + list(named)
    return Fact(kind, opponent(way.color), squares, sentence, contrast, (way.squares,))


def _compared(kind: str, sentence: str, contrast: str, played: Line, better: Line) -> Fact:
    """Returns a fact that compares the ends of two lines, and names the moves of both."""
    fact = _shortcoming(
        kind,
        f"{sentence}{played.following}",
        played,
        contrast=f"{better.name} {contrast}{better.following}",
    )
    fact.lines = played.squares, better.squares
    return fact


def _counted(number: int, noun: str) -> str:
    return counted(number, noun) if number else f"no {noun}"


def _few(number: int) -> str:
    return f"only {number}" if number else "none"


def _only(number: int, noun: str) -> str:
    return f"only {counted(number, noun)}" if number else f"no {noun}"


def _losses(played: Line, better: Line, count: Callable[[Line, str], int]) -> list[_Loss]:
    """Returns the losses by the discs of the opponent, and by those of the mover."""
    me, them = played.color, opponent(played.color)
    given, fewer, left, kept = (
        count(line, color) for color in (them, me) for line in (played, better)
    )
    return [
        _Loss(given - fewer, them, False, given, fewer),
        _Loss(kept - left, me, True, left, kept),
    ]


def _first_open(line: Line, among: set[int], color: str) -> tuple[int, Line]:
    """Returns the corner that a colour may take first of those open at the end, and the way."""
    ways = {corner: line.until_legal(corner, color) for corner in among}
    corner = min(ways, key=lambda corner: (len(ways[corner].plies), corner))
    return corner, ways[corner]


def _corner_lead(line: Line) -> int:
    return len(line.corners_of(line.color)) - len(line.corners_of(opponent(line.color)))


def _safe(position: Position, color: str) -> int:
    return sum(not leaves_corner(position, square, color) for square in position.legal_moves(color))


def _last_mover(line: Line, region: set[int]) -> str | None:
    """Returns the side that fills the last square of a region, None if the line leaves one."""
    moves = [ply.color for ply in line.plies if ply.square in region]
    return moves[-1] if len(moves) == len(region) else None


def _frontier(position: Position, color: str) -> int:
    n = position.n
    return sum(
        position.color_at(square) == color
        and any(ray and position.color_at(ray[0]) is None for _, ray in rays(square, n))
        for square in range(n * n)
    )


def _empty_corner_beside(line: Line) -> int | None:
    wanted = corners(line.before.n)
    beside = [ray[0] for _, ray in rays(line.square, line.before.n) if ray]
    return next((s for s in beside if s in wanted and not line.before.color_at(s)), None)
