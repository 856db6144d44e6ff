"""Iterative deepening: searches a position deeper and deeper, then solves it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from enum import Enum
from typing import NamedTuple

from play.engine.evaluation import patterns
from play.engine.evaluation.pattern_evaluation import Evaluation
from play.engine.kernel.kernel import UNIT
from play.engine.movegen.move_tables import MoveTables
from play.engine.movegen.numbering import plain_numbering
from play.engine.search.endgame import Endgame
from play.engine.search.feature_search import FeatureSearch
from play.engine.search.midgame import INFINITY, OutOfNodes, Search
from play.engine.search.pattern_search import PatternSearch
from play.engine.search.transposition_table import TranspositionTable
from play.engine.symmetry import canonical
from play.engine.thoughts import MOST_PARITY, SCORE, UNLIMITED, WIN, Candidate, Limits, Thought

TABLE_ENTRIES = 200_000  # In each of the two tables, about 300 bytes each.


class _Extent(Enum):
    """The share of the moves that a round searched before the limit of nodes."""

    NONE = 0
    SOME = 1
    ALL = 2


class _Ahead:
    """The search of the best move, which is deeper than that of every move.

    Attributes:
        depth: The depth in plies.
        valued: The moves, the best one first.
        nodes: The number of nodes that it has searched.
    """

    def __init__(self) -> None:
        self.depth = 0
        self.valued: list[_Valued] = []
        self.nodes = 0


class _Child(NamedTuple):
    """A move and the position after it."""

    square: int
    p: int
    o: int
    number: int


# The value of a move for the side that makes it, and the move.
_Valued = tuple[int, _Child]
# Searches the position after a move between two bounds. Returns its value for its side to move.
_Look = Callable[[_Child, int, int], Generator[None, None, int]]


class Thinker:
    """Searches positions of one board size by iterative deepening."""

    def __init__(self, move_tables: MoveTables, search: Search, endgame: Endgame) -> None:
        self.move_tables = move_tables
        self.search = search
        self.endgame = endgame

    @property
    def nodes(self) -> int:
        """The number of nodes of the last search."""
        return self.search.nodes + self.endgame.nodes

    def forget(self) -> None:
        """Clears both tables, so that the next result does not depend on earlier ones."""
        self.search.forget()
        self.endgame.forget()

    def think(
        self, player: list[int], opponent: list[int], limits: Limits
    ) -> Generator[Thought | None, None, None]:
        """Yields thoughts about a position, each deeper than the one before.

        Yields at least one thought, and None every few milliseconds in between. The side to move
        must have a legal move.
        """
        images = canonical(player, opponent, self.move_tables.n)
        player, opponent, among = (
            [images[square] for square in squares] for squares in (player, opponent, limits.among)
        )
        for thought in self._think(player, opponent, limits.but(among=among)):
            yield thought and thought.seen_through(images)

    def _think(
        self, player: list[int], opponent: list[int], limits: Limits
    ) -> Generator[Thought | None, None, None]:
        search, endgame = self.search, self.endgame
        search.nodes = endgame.nodes = 0
        search.limit = limits.nodes
        self.move_tables.forget()
        empties = self.move_tables.n**2 - len(player) - len(opponent)
        before = search.evaluate(*self.move_tables.position(player, opponent), empties)
        valued = self._at_a_glance(player, opponent, empties, limits.among)
        yield self._thought(1, valued, limits.every, before)
        deepest = min(limits.depth, empties - 1)
        to_the_end = empties <= max(limits.solve, limits.win)
        if to_the_end:
            deepest = min(deepest, _plies_before_solving(empties))
        best = _Ahead()
        for depth in range(2, deepest + 1):
            before = valued[0][0]
            extent = yield from self._round(valued, self._ahead(empties, depth), limits.every)
            if extent is _Extent.NONE:
                return
            yield self._thought(depth, valued, limits.every, before)
            if limits.deeper and not to_the_end:
                if best.depth <= depth:
                    best.depth, best.valued = depth, [*valued]
                yield from self._search_deeper(best, empties, deepest)
        if to_the_end:
            endgame.limit = limits.nodes - search.nodes
            goal, most = (SCORE, self.move_tables.n**2) if empties <= limits.solve else (WIN, 1)
            extent = yield from self._round(valued, self._to_the_end(most), limits.every, most)
            if extent is _Extent.ALL:
                yield (yield from self._solution(empties, goal, valued, limits.every))
            elif extent is _Extent.SOME and goal == SCORE:
                # The best of these moves is worth playing, but another one may be better.
                solution = yield from self._solution(empties, goal, valued, limits.every)
                yield Thought(empties, None, solution.candidates)

    def _at_a_glance(
        self, player: list[int], opponent: list[int], empties: int, among: Sequence[int]
    ) -> list[_Valued]:
        move_tables = self.move_tables
        p, o, number = move_tables.position(player, opponent)
        moves = list(among) or move_tables.moves(p, o)
        children = [_Child(move, *move_tables.play(p, o, number, move)) for move in moves]
        valued = [(-self.search.evaluate(*child[1:], empties - 1), child) for child in children]
        return sorted(valued, reverse=True)

    def _search_deeper(
        self, best: _Ahead, empties: int, deepest: int
    ) -> Generator[Thought | None, None, None]:
        """Searches the best move deeper until that has taken as many nodes as all the rest."""
        search = self.search
        while best.depth < deepest and 2 * best.nodes <= search.nodes:
            begun, before = search.nodes, best.valued[0][0]
            extent = yield from self._round(
                best.valued, self._ahead(empties, best.depth + 1), every=False
            )
            best.nodes += search.nodes - begun
            if extent is not _Extent.ALL:
                return
            best.depth += 1
            yield self._thought(best.depth, best.valued, False, before)

    def _ahead(self, empties: int, depth: int) -> _Look:
        board, search = self.move_tables.lanes.board, self.search

        def look(child: _Child, alpha: int, beta: int) -> Generator[None, None, int]:
            _, p, o, number = child
            moves = (o + (o & p << 1)) & (board ^ p ^ o)
            return search.value(p, o, number, moves, empties - 1, depth - 1, alpha, beta)

        return look

    def _to_the_end(self, most: int) -> _Look:
        """Returns a search for the score, which is clamped to -most and most."""
        endgame = self.endgame

        def look(child: _Child, alpha: int, beta: int) -> Generator[None, None, int]:
            _, p, o, number = child
            score = yield from endgame.solve(p, o, number, max(alpha, -most), min(beta, most))
            return _cut(score, most)

        return look

    def _round(
        self, valued: list[_Valued], look: _Look, every: bool, most: int = INFINITY
    ) -> Generator[None, None, _Extent]:
        """Searches the moves again, moves the best to the front, and returns how many it searched.

        If every move is wanted, it sorts them all, and a search of some of them counts as none.
        """
        extent = _Extent.ALL
        found: list[_Valued] = []
        best = -INFINITY
        try:
            for _, child in valued:
                if every or not found:
                    value = -(yield from look(child, -INFINITY, INFINITY))
                elif best < most:
                    value = -(yield from look(child, -best - 1, -best))
                    if value > best:
                        value = -(yield from look(child, -INFINITY, -best))
                else:
                    break
                found.append((value, child))
                best = max(best, value)
        except OutOfNodes:
            if every or not found:
                return _Extent.NONE
            extent = _Extent.SOME
        if every:
            valued[:] = sorted(found, reverse=True)
        else:
            first = next(entry for entry in found if entry[0] == best)
            valued[:] = [first] + [entry for entry in valued if entry[1] is not first[1]]
        return extent

    def _thought(self, depth: int, valued: list[_Valued], every: bool, before: int) -> Thought:
        """Returns the result of an iteration. `before` is the best value of the previous one."""
        most = UNIT * self.move_tables.n**2  # Estimates can exceed the number of squares.
        candidates = [
            Candidate(child.square, _cut(value, most), self.search.line(*child[1:], depth - 1))
            for value, child in (valued if every else valued[:1])
        ]
        change = candidates[0].value - _cut(before, most)
        return Thought(depth, None, candidates, _cut(change // 2, MOST_PARITY))

    def _solution(
        self, empties: int, goal: str, valued: list[_Valued], every: bool
    ) -> Generator[None, None, Thought]:
        self.endgame.limit = UNLIMITED  # The line of a solved position costs few more nodes.
        candidates = []
        for value, child in valued if every else valued[:1]:
            _, p, o, number = child
            line = []
            if goal == SCORE:
                line = yield from self.endgame.line(p, o, number, -value)
            candidates.append(Candidate(child.square, UNIT * value, line))
        return Thought(empties, goal, candidates)


def new_thinker(n: int, evaluation: Evaluation) -> Thinker:
    """Returns a thinker for n x n boards. The evaluation is used on 8 x 8 only."""
    search: Search
    if n == patterns.N:
        move_tables = MoveTables(n, evaluation.numbering)
        search = PatternSearch(move_tables, TranspositionTable(TABLE_ENTRIES), evaluation)
    else:
        move_tables = MoveTables(n, plain_numbering(n))
        search = FeatureSearch(move_tables, TranspositionTable(TABLE_ENTRIES))
    endgame = Endgame(move_tables, TranspositionTable(TABLE_ENTRIES), search.evaluate)
    return Thinker(move_tables, search, endgame)


def _cut(value: int, most: int) -> int:
    """Returns a value clamped to -most and most."""
    return max(-most, min(value, most))


def _plies_before_solving(empties: int) -> int:
    """Returns the search depth that orders the moves before they are solved."""
    return max(1, (empties - 6) // 2)
