"""Facts that show why a move is worse than the best one.

Both moves are followed along their principal variations. A fact holds on the line of the move and
not on the line of the best move. Positions of the two lines are compared after the same number of
moves.
"""

from __future__ import annotations

from functools import partial
from math import inf
from typing import TYPE_CHECKING

from othello import Position, opponent, rays, square_name
from othello.phrases import SIDE, counted
from play.engine.review.move_facts import Fact, facts, leaves_corner, region_of
from play.engine.review.move_line import Line, corners, line_of, square_of
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


def _lost_corner(played: Line, better: Line) -> Fact | None:
    if _corner_lead(played) >= _corner_lead(better):
        return None
    left = better.corners_left_to(played.other)
    for number in played.corners_of(played.other):
        corner = square_of(played.plies[number])
        if corner not in left:
            way = played.until_takeable(corner, played.other)
            verb = "leaves" if corner in played.before.legal_moves(played.other) else "gives"
            name = square_name(corner, played.before.n)
            sentence = f"{verb} {SIDE[played.other]} the corner {name}{way.following}"
            return _shortcoming("loses corner", sentence, way, named=[corner])
    return None


def _missed_corner(played: Line, better: Line) -> Fact | None:
    if _corner_lead(played) >= _corner_lead(better):
        return None
    taken = {square_of(played.plies[number]) for number in played.corners_of(played.color)}
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
    way = _way_to_pass(better, played, played.other)
    if not way:
        return None
    left = f"leaves {SIDE[played.other]} without a move{way.following}"
    return _shortcoming("misses pass", f"misses {better.name}, which {left}", way)


def _suffered_pass(played: Line, better: Line) -> Fact | None:
    way = _way_to_pass(played, better, played.color)
    if not way:
        return None
    left = f"leaves {SIDE[played.color]} without a move{way.following}"
    return _shortcoming("suffers pass", left, way)


def _way_to_pass(line: Line, other: Line, color: str) -> Line | None:
    """Returns the line until a colour must pass, None if it need not or if the other has it too."""
    number = line.pass_of(color)
    return None if number is None or other.pass_of(color) is not None else line.cut(number + 1)


def _given_moves(played: Line, better: Line, least: int) -> Fact | None:
    given, fewer = (_mobility(line.after, line.other) for line in (played, better))
    if given - fewer < least:
        return None
    sentence = f"gives {SIDE[played.other]} {counted(given, 'move')}"
    return _compared("gives moves", sentence, f"gives {_few(fewer)}", played.cut(1), better.cut(1))


def _mobility(position: Position, color: str) -> int:
    return len(position.legal_moves(color))


def _safe(position: Position, color: str) -> int:
    return sum(not leaves_corner(position, square, color) for square in position.legal_moves(color))


def _kept_moves(
    played: Line,
    better: Line,
    least: int,
    noun: str = "move",
    count: Callable[[Position, str], int] = _mobility,
    most: float = inf,
) -> Fact | None:
    """Compares the moves after the reply, if the played move leaves at most `most` of them."""
    if not played.answered or not better.answered:
        return None
    left, kept = (count(end, played.color) for end in (played.answered, better.answered))
    if left > most or kept - left < least:
        return None
    sentence = f"leaves {SIDE[played.color]} {_only(left, noun)}"
    return _compared(f"few {noun}s", sentence, f"leaves {kept}", played.cut(2), better.cut(2))


def _last_in_region(played: Line, better: Line) -> Fact | None:
    if played.before.empties > LATE:
        return None
    for line in (played, better):
        region = region_of(line.square, line.before)
        last = [_last_mover(other, region) for other in (played, better)]
        if last == [played.other, played.color]:
            sentence = f"leaves {line.name} to {SIDE[played.other]}"
            if len(region) > 1:
                size = counted(len(region), "square")
                where = f"in the region of {size} around {line.name}"
                sentence = f"lets {SIDE[played.other]} move last {where}"
            return _shortcoming("loses tempo", sentence, played.cut(1), named=[line.square])
    return None


def _safe_discs(played: Line, better: Line, least: int) -> Fact | None:
    if played.over or better.over:
        return None
    losses = _losses(played, better, lambda line, color: len(stable_discs(line.end, color)))
    if sum(loss for loss, *_ in losses) < least:
        return None
    _, side, has, had = max(losses, key=lambda each: each[0])
    sentence = f"leaves {side} {has} safe for good"
    return _compared("safe discs", sentence, f"leaves {had}", played, better)


def _attacked_corner(played: Line, better: Line) -> Fact | None:
    attack = _attack(played, better, played.other)
    if not attack:
        return None
    corner, name, way = attack
    sentence = f"lets {SIDE[played.other]} attack the corner {name}{way.following}"
    return _shortcoming("opens corner", sentence, way, named=[corner])


def _missed_attack(played: Line, better: Line) -> Fact | None:
    attack = _attack(better, played, played.color)
    if not attack:
        return None
    corner, name, way = attack
    sentence = f"misses {better.name}, which attacks the corner {name}{way.following}"
    return _shortcoming("misses attack", sentence, way, named=[corner])


def _attack(line: Line, other: Line, color: str) -> tuple[int, str, Line] | None:
    """Returns the first corner that a colour attacks only on a line, its name, and the way there.

    Returns None unless the colour attacks more corners at the end of the line than of the other.
    """
    here, there = (each.corners_open_to(color) for each in (line, other))
    new = here - other.corners_attacked_by(color)
    if len(here) <= len(there) or not new:
        return None
    ways = {corner: line.until_legal(corner, color) for corner in new}
    corner = min(ways, key=lambda corner: (len(ways[corner].plies), corner))
    return corner, square_name(corner, line.before.n), ways[corner]


def _moves_later(played: Line, better: Line, least: int) -> Fact | None:
    """Compares the moves of both sides at the end of the lines."""
    if played.over or better.over:
        return None
    me, them = played.color, played.other
    (own, other), (own_better, other_better) = (
        (_mobility(line.end, me), _mobility(line.end, them)) for line in (played, better)
    )
    fewer, more = own_better - own, other - other_better
    if min(fewer, more) < 0 or fewer + more < least:
        return None
    left = counted(own, "move") if own else "no move"
    sentence = f"leaves {SIDE[me]} {left} and {SIDE[them]} {other}"
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
    loss, side, has, had = max(_losses(played, better, Line.turned_by), key=lambda each: each[0])
    if loss < least:
        return None
    contrast = f"{better.name} lets it turn {had}"
    sentence = f"lets {side} turn {has} by the end"
    return _shortcoming("turned by the end", sentence, played.cut(1), contrast=contrast)


def _beside_corner(played: Line, better: Line) -> Fact | None:
    corner = _empty_corner_beside(played)
    if corner is None or _empty_corner_beside(better) is not None:
        return None
    n = played.before.n
    steps = zip(divmod(corner, n), divmod(played.square, n))
    name = "an X-square" if all(a != b for a, b in steps) else "a C-square"
    sentence = f"takes {name} beside the empty corner {square_name(corner, n)}"
    return _shortcoming("beside corner", sentence, played.cut(1), named=[corner])


# The most important first, with the least differences that are worth mentioning.
_KINDS: tuple[_Kind, ...] = (
    _lost_corner,
    _missed_corner,
    _missed_pass,
    _suffered_pass,
    partial(_kept_moves, noun="safe move", count=_safe, most=1, least=2),
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
    return Fact(kind, way.other, squares, sentence, contrast, (way.squares,))


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


def _few(number: int) -> str:
    return f"only {number}" if number else "none"


def _only(number: int, noun: str) -> str:
    return f"only {counted(number, noun)}" if number else f"no {noun}"


def _losses(
    played: Line, better: Line, count: Callable[[Line, str], int]
) -> list[tuple[int, str, str, str]]:
    """Returns what the move loses by more discs of the opponent, and by fewer of the mover.

    Each is the number of discs, the name of the side, and its discs on both lines in words.
    """
    me, them = played.color, played.other
    given, fewer, left, kept = (
        count(line, color) for color in (them, me) for line in (played, better)
    )
    return [
        (given - fewer, SIDE[them], counted(given, "disc"), _few(fewer)),
        (kept - left, SIDE[me], _only(left, "disc"), str(kept)),
    ]


def _corner_lead(line: Line) -> int:
    return len(line.corners_of(line.color)) - len(line.corners_of(line.other))


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
